import sharp from "sharp";

/** One printing plate: what is black prints solid, what is grey prints as dots, what is white stays open. */
export type Plate = {
  ink: string;
  /** SVG elements drawn on white, or a finished field of tones (0 = solid ink, 255 = none). */
  art: string | Uint8Array;
  /** Size of a dot in pixels and angle of the screen in degrees. */
  screen?: { cell: number; angle: number };
  /** How far this plate slipped, in pixels. */
  slip?: readonly [x: number, y: number];
  /** `over` covers what lies beneath (the default); `through` lets it show, as a glaze does. */
  lay?: "over" | "through";
};

/** The size of a sheet in pixels, the size its drawings are made in, and where in them it begins (0, 0 if not said). */
export type Format = {
  width: number;
  height: number;
  viewBox: readonly [number, number];
  origin?: readonly [x: number, y: number];
};

/** Renders a plate's drawing to tones, one byte a pixel. */
export async function tones(art: string, format: Format, softness = 0.8): Promise<Uint8Array> {
  const [w, h] = format.viewBox;
  const [x, y] = format.origin ?? [0, 0];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${format.width}" height="${format.height}" viewBox="${x} ${y} ${w} ${h}"><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#fff"/>${art}</svg>`;
  return sharp(Buffer.from(svg), { unlimited: true })
    .flatten({ background: "#fff" })
    .blur(softness)
    .extractChannel(0)
    .raw()
    .toBuffer();
}
