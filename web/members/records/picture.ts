import sharp from "sharp";
import { decodePicture, type Picture } from "../../content/pictures/decode-picture.ts";

/** Length of a picture's sides in pixels. It is displayed at a quarter of that. */
export const SIDE = 384;

/** Formats that browsers upload, by their first bytes. An SVG can load other files, so it is none of them. */
const formats = [/^\xFF\xD8\xFF/, /^\x89PNG\r\n/, /^RIFF.{4}WEBP/s, /^.{4}ftypavif/s];

const isPicture = (bytes: Uint8Array): boolean => {
  const text = String.fromCodePoint(...bytes.subarray(0, 12));
  return formats.some((begin) => begin.test(text));
};

/**
 * Decodes an uploaded picture in a process of its own, cuts the middle out of it and encodes it again, so that nothing
 * else that the file contained is stored. Returns null for a file that is no picture. Rejects with an `UnreadableFile`
 * if it can't be decoded within the limits.
 */
export async function redrawPicture(
  bytes: Uint8Array,
  decode: (file: Uint8Array) => Promise<Picture> = (file) =>
    decodePicture(file, { crop: null, width: 2 * SIDE, height: 2 * SIDE, upright: true }),
): Promise<Buffer | null> {
  if (!isPicture(bytes)) return null;
  const { data, width, height } = await decode(bytes);
  return sharp(data, { raw: { width, height, channels: 4 } })
    .resize(SIDE, SIDE, { fit: "cover", withoutEnlargement: false })
    .webp({ quality: 80 })
    .toBuffer();
}
