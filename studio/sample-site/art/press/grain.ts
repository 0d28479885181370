import sharp from "sharp";
import { seeded } from "./random.ts";

/** Side of the square that the grain repeats in; it is larger than the eye follows. */
const side = 1024;

/** A field of values from 0 to 255 that repeats without a seam. */
export type Grain = { at: (x: number, y: number) => number };

/** Random grain of that softness in pixels, stretched to the full range of values. */
export async function grain(seed: number, softness: number): Promise<Grain> {
  const random = seeded(seed);
  const raw = Uint8Array.from({ length: side * side }, () => Math.floor(random() * 256));
  const tile = sharp(raw, { raw: { width: side, height: side, channels: 1 } });
  if (softness < 0.3) return field(raw);
  const margin = Math.ceil(softness * 3);
  const wrapped = await tile
    .extend({ top: margin, bottom: margin, left: margin, right: margin, extendWith: "repeat" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const soft = await sharp(wrapped.data, { raw: wrapped.info })
    .blur(softness)
    .extract({ left: margin, top: margin, width: side, height: side })
    .normalise({ lower: 1, upper: 99 })
    .extractChannel(0)
    .raw()
    .toBuffer();
  return field(soft);
}

function field(values: Uint8Array): Grain {
  return { at: (x, y) => values[(y & (side - 1)) * side + (x & (side - 1))] ?? 0 };
}
