import { runProgram, UnreadableFile } from "../files/run-program.ts";

/** A part of a picture in pixels. */
type Crop = { left: number; top: number; width: number; height: number };

/** Pixels in RGBA, 8 bits each. */
export type Picture = { data: Buffer; width: number; height: number };

/** Limits of reading a logo or an icon. Ten megapixels take up to a second and 310 MB (AVIF); a usual logo 0.2 s and 120 MB. */
const usualLimits = { seconds: 3, memory: 384 };

/**
 * The part of a picture to read, and the area that it is scaled to fit. `upright` turns a photo as its camera was held,
 * which its Exif data say.
 */
export type PictureOptions = {
  crop: Crop | null;
  width: number;
  height: number;
  upright?: boolean;
};

/** Decodes an uploaded picture of any format, SVG included, in a process with limits. Rejects if it can't be read. */
export async function decodePicture(
  file: Uint8Array,
  options: PictureOptions,
  limits = usualLimits,
): Promise<Picture> {
  const outputBytes = 8 + 4 * options.width * options.height;
  const output = await runProgram("picture", { file, options }, { ...limits, outputBytes });
  const [width, height] = [output.readUInt32BE(0), output.readUInt32BE(4)];
  const data = output.subarray(8);
  if (data.length !== 4 * width * height) {
    throw new UnreadableFile("The picture's pixels don't match its size.");
  }
  return { data, width, height };
}
