import sharp, { type Metadata, type Sharp } from "sharp";
import { dataError } from "../lake-error.ts";
import { geometryOf, type Geometry, type Size } from "./image-geometry.ts";
import { pixelCeiling, type ImageColour, type ImageOptions } from "./image-options.ts";

export type OutputFormat = "jpg" | "pjpg" | "png" | "webp" | "avif" | "gif";

/** Pixel limit for AVIF, which takes ten times as long as WebP. */
const avifCeiling = 8_000_000;

/** Maximum size of a result in bytes. */
const bytesCeiling = 50 * 1024 * 1024;

/**
 * Transforms an image, applies its Exif orientation and removes its metadata. Rejects with a 400 if the result is too
 * large. Rejects with another error if the source can't be read.
 */
export async function transformImage(
  source: string,
  options: ImageOptions,
  format: OutputFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  const info = await sharp(source, { limitInputPixels: pixelCeiling }).metadata();
  const pages = moves(info, options, format) ? -1 : 1;
  const image = sharp(source, { limitInputPixels: pixelCeiling, pages }).autoOrient();
  const geometry = geometryOf(info.autoOrient, options);
  const { width, height } = geometry.canvas;
  if (format === "avif" && width * height > avifCeiling) throw tooLarge("to AVIF at this size");
  place(image, geometry, info.autoOrient, options, backgroundOf(options, format));
  adjust(image, options);
  const bytes = await encode(image, options, format).toBuffer();
  if (bytes.byteLength > bytesCeiling) throw tooLarge("into at most 50 MB");
  return new Uint8Array(bytes);
}

function tooLarge(how: string) {
  return dataError(
    400,
    "imageTooCostlyError",
    `The image can't be transformed ${how}. Request a smaller size (w, h, dpr, pad), less blur, or WebP (fm=webp)`,
  );
}

/**
 * Whether the result is animated. sharp stacks the frames of an animation vertically in one picture. Rotating, flipping
 * vertically and entropy crops would mix the frames, so their results have one frame. So have those of a GIF or WebP
 * whose frames together exceed the pixel limit, as in Sanity's image pipeline.
 */
function moves(
  { pages = 1, width, height }: Metadata,
  options: ImageOptions,
  format: OutputFormat,
) {
  return (
    pages > 1 &&
    (format === "gif" || format === "webp") &&
    options.frame === undefined &&
    options.or === 0 &&
    options.flip?.includes("v") !== true &&
    options.crop !== "entropy" &&
    pages * width * height <= pixelCeiling
  );
}

/**
 * Returns the color around the picture: `bg` or, by default, transparent. JPEG has no transparency, so its default is
 * white.
 */
function backgroundOf({ bg }: ImageOptions, format: OutputFormat): ImageColour {
  const isOpaque = format === "jpg" || format === "pjpg";
  return bg ?? { r: 255, g: 255, b: 255, alpha: isOpaque ? 1 : 0 };
}

function place(
  image: Sharp,
  { region, size, canvas }: Geometry,
  source: Size,
  { fit, crop, w, h, or, bg }: ImageOptions,
  background: ImageColour,
): void {
  if (bg?.alpha === 1 || background.alpha === 1) image.flatten({ background });
  if (region.width !== source.width || region.height !== source.height) image.extract(region);
  const isFullest = fit === "crop" && crop === "entropy" && w !== undefined && h !== undefined;
  if (isFullest) image.resize({ ...size, fit: "cover", position: "entropy" });
  else if (size.width !== region.width || size.height !== region.height)
    image.resize({ ...size, fit: "fill" });
  if (or !== 0) image.rotate(or);
  const isOnSide = or === 90 || or === 270;
  const across = canvas.width - (isOnSide ? size.height : size.width);
  const down = canvas.height - (isOnSide ? size.width : size.height);
  if (across > 0 || down > 0) {
    const [left, top] = [Math.floor(across / 2), Math.floor(down / 2)];
    image.extend({ left, right: across - left, top, bottom: down - top, background });
  }
}

function adjust(image: Sharp, options: ImageOptions): void {
  const { flip, blur, sharp: sharpness, sat, bg, invert, cs } = options;
  if (flip?.includes("h")) image.flop();
  if (flip?.includes("v")) image.flip();
  if (blur !== undefined) image.blur(Math.max(0.3, blur / 20));
  if (sharpness !== undefined && sharpness > 0) image.sharpen({ sigma: 0.5 + sharpness / 50 });
  if (sat !== undefined) image.modulate({ saturation: Math.max(0, 1 + sat / 100) });
  if (invert === "true") image.negate({ alpha: false });
  if (bg && bg.alpha < 1) {
    const input = { create: { width: 1, height: 1, channels: 4 as const, background: bg } };
    image.composite([{ input, tile: true, blend: "dest-over" }]);
  }
  if (cs === "origin") image.keepIccProfile();
  else if (cs !== undefined) image.toColourspace(cs);
}

function encode(image: Sharp, options: ImageOptions, format: OutputFormat): Sharp {
  const quality = Math.max(1, options.q);
  switch (format) {
    case "jpg":
      return image.jpeg({ quality, mozjpeg: true });
    case "pjpg":
      return image.jpeg({ quality, progressive: true });
    case "png":
      return image.png();
    case "gif":
      return image.gif();
    case "webp":
      return image.webp({ quality });
    case "avif":
      return image.avif({ quality, effort: 2 });
  }
}
