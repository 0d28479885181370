import { encode } from "blurhash";
import sharp from "sharp";
import { pixelCeiling } from "./image-options.ts";

/** A small upright copy of an image: four channels, eight bits each. */
export interface Thumbnail {
  data: Buffer;
  width: number;
  height: number;
}

/** Enough for previews and colours; made with the decoder's own shrinking where it has one. */
const side = 256;

/** Decodes the image once, small. Rejects where it can't be decoded. */
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

/** The thumbnail's pixels, to work on. */
function pixelsOf({ data, width, height }: Thumbnail) {
  return sharp(data, { raw: { width, height, channels: 4 } });
}

/** A preview of 20 pixels' width as a data address: what shows while the image loads. */
export async function previewOf(thumbnail: Thumbnail, isOpaque: boolean): Promise<string> {
  const small = pixelsOf(thumbnail).resize({ width: 20 });
  const bytes = await (
    isOpaque ? small.removeAlpha().jpeg({ quality: 60 }) : small.png()
  ).toBuffer();
  return `data:image/${isOpaque ? "jpeg" : "png"};base64,${bytes.toString("base64")}`;
}

/** The BlurHash: five waves along the longer side, as many along the other as its length asks for. */
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
