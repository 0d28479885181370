import sharp from "sharp";
import * as z from "zod";
import { serveProgram } from "../files/program-process.ts";

/** Maximum number of pixels of an uploaded picture. */
const MAX_PIXELS = 50_000_000;

// cspell:ignore Nsgif
const decoders = ["Jpeg", "Png", "Webp", "Nsgif", "Tiff", "Heif", "Svg"];

const optionsShape = z.object({
  width: z.number(),
  height: z.number(),
  crop: z
    .object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() })
    .nullable(),
  upright: z.boolean().optional(),
});

sharp.cache(false);
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: decoders.map((name) => `VipsForeignLoad${name}`) });

/** Decodes a picture and scales it into an area. Writes its width and height, then its RGBA pixels. */
await serveProgram(async (file, options) => {
  const { width, height, crop, upright } = optionsShape.parse(options);
  const stored = sharp(file, { limitInputPixels: MAX_PIXELS });
  const source = upright ? stored.autoOrient() : stored;
  const cut = crop === null ? source : source.extract(crop);
  const { data, info } = await cut
    .resize(width, height, { fit: "inside" })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const size = Buffer.alloc(8);
  size.writeUInt32BE(info.width, 0);
  size.writeUInt32BE(info.height, 4);
  return Buffer.concat([size, data]);
});
