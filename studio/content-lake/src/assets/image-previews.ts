import { encode } from "blurhash";
import sharp from "sharp";
import { pixelCeiling } from "./image-options.ts";

/** A small copy of an image with its Exif orientation applied, as 8-bit RGBA pixels. */
export interface Thumbnail {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * Longer side of a thumbnail in pixels. It is long enough for previews and palettes, and short enough for the decoder's
 * fast shrink-on-load.
 */
const side = 256;

export async function thumbnailOf(path: string): Promise<Thumbnail> {
  const { data, info } = await sharp(path, { limitInputPixels: pixelCeiling, failOn: "error" })
    .autoOrient()
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function pixelsOf({ data, width, height }: Thumbnail) {
  return sharp(data, { raw: { width, height, channels: 4 } });
}

/** Returns a placeholder (LQIP) of 20 pixels' width as a data URL. */
export async function previewOf(thumbnail: Thumbnail, isOpaque: boolean): Promise<string> {
  const small = pixelsOf(thumbnail).resize({ width: 20 });
  const bytes = await (
    isOpaque ? small.removeAlpha().jpeg({ quality: 60 }) : small.png()
  ).toBuffer();
  return `data:image/${isOpaque ? "jpeg" : "png"};base64,${bytes.toString("base64")}`;
}

/** Five components along the longer side, and proportionally fewer along the other one. */
export async function blurHashOf(thumbnail: Thumbnail): Promise<string> {
  const { data, info } = await pixelsOf(thumbnail)
    .resize({ width: 32, height: 32, fit: "inside", withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const longer = Math.max(width, height);
  const waves = (length: number) => Math.max(1, Math.ceil((5 * length) / longer));
  return encode(new Uint8ClampedArray(data), width, height, waves(width), waves(height));
}
