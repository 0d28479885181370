import sharp, { type Sharp } from "sharp";
import { pixelCeiling } from "./image-metadata.ts";
import type { ImageOptions } from "./image-options.ts";

/** The format that an image is answered in. */
export type OutputFormat = "jpg" | "pjpg" | "png" | "webp" | "avif" | "gif";

interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Makes the image that the options ask for. Rejects where the source can't be read. */
export async function transformImage(
  source: string,
  options: ImageOptions,
  format: OutputFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  const moves = format === "gif" && options.frame === undefined;
  const input = { limitInputPixels: pixelCeiling, animated: moves };
  const { width, height, orientation = 1 } = await sharp(source, input).metadata();
  const whole = { left: 0, top: 0, width, height };
  const upright = orientation >= 5 ? { ...whole, width: height, height: width } : whole;
  const rect = options.rect ? within(options.rect, upright) : upright;
  const region = options.fit === "crop" ? focused(rect, options) : rect;
  const image = sharp(source, input).autoOrient();
  if (region !== upright) image.extract(region);
  resize(image, region, options);
  adjust(image, options);
  return new Uint8Array(await encode(image, options, format).toBuffer());
}

function within(
  [left = 0, top = 0, width = 1, height = 1]: number[],
  { width: w, height: h }: Region,
): Region {
  const x = Math.min(left, w - 1);
  const y = Math.min(top, h - 1);
  return {
    left: x,
    top: y,
    width: Math.max(1, Math.min(width, w - x)),
    height: Math.max(1, Math.min(height, h - y)),
  };
}

/** The part of the region with the wanted proportions around the focal point (its middle, where none is given). */
function focused(region: Region, options: ImageOptions): Region {
  const { w, h, crop } = options;
  if (w === undefined || h === undefined || crop === "entropy") return region;
  const scale = Math.min(region.width / w, region.height / h);
  const width = Math.max(1, Math.min(region.width, Math.round(w * scale)));
  const height = Math.max(1, Math.min(region.height, Math.round(h * scale)));
  const { x, y } = focalPoint(options);
  const shift = (size: number, part: number, at: number) =>
    Math.round(Math.min(Math.max(size * at - part / 2, 0), size - part));
  return {
    left: region.left + shift(region.width, width, x),
    top: region.top + shift(region.height, height, y),
    width,
    height,
  };
}

function focalPoint({ crop = "", ...options }: ImageOptions): { x: number; y: number } {
  const sides = crop.split(",");
  const along = (before: string, after: string) =>
    sides.includes(before) ? 0 : sides.includes(after) ? 1 : 0.5;
  return {
    x: options["fp-x"] ?? along("left", "right"),
    y: options["fp-y"] ?? along("top", "bottom"),
  };
}

/** Sanity's ways to fit, in sharp's words. */
const fits = {
  clip: { fit: "inside" },
  crop: { fit: "cover" },
  fill: { fit: "contain" },
  fillmax: { fit: "contain", withoutEnlargement: true },
  max: { fit: "inside", withoutEnlargement: true },
  min: { fit: "cover", withoutEnlargement: true },
  scale: { fit: "fill" },
} as const;

function resize(image: Sharp, region: Region, { w, h, dpr, fit, crop, bg }: ImageOptions): void {
  if (w === undefined && h === undefined) return;
  const ceiling = 8_192;
  const scaled = (side: number | undefined) =>
    side === undefined ? undefined : Math.min(ceiling, Math.round(side * dpr));
  const width = scaled(w);
  const height = scaled(h);
  // An extreme strip would otherwise grow without bound along its long side.
  const grows =
    (width ?? 0) * region.height > ceiling * region.width ||
    (height ?? 0) * region.width > ceiling * region.height;
  image.resize({
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
    ...fits[fit],
    ...(grows ? { withoutEnlargement: true } : {}),
    ...(crop === "entropy" ? { position: "entropy" } : {}),
    background: bg === undefined ? { r: 255, g: 255, b: 255, alpha: 0 } : `#${bg}`,
  });
}

function adjust(image: Sharp, { flip, or, blur, sharp: sharpness, sat, bg }: ImageOptions): void {
  if (or !== undefined) image.rotate(Number(or));
  if (flip?.includes("h")) image.flop();
  if (flip?.includes("v")) image.flip();
  if (blur !== undefined) image.blur(Math.max(0.3, blur / 20));
  if (sharpness !== undefined && sharpness > 0) image.sharpen({ sigma: 0.5 + sharpness / 50 });
  if (sat !== undefined) image.modulate({ saturation: Math.max(0, 1 + sat / 100) });
  if (bg !== undefined) image.flatten({ background: `#${bg}` });
}

function encode(image: Sharp, { q: quality }: ImageOptions, format: OutputFormat): Sharp {
  switch (format) {
    case "jpg":
      return image.flatten({ background: "#fff" }).jpeg({ quality, mozjpeg: true });
    case "pjpg":
      return image.flatten({ background: "#fff" }).jpeg({ quality, progressive: true });
    case "png":
      return image.png();
    case "gif":
      return image.gif();
    case "webp":
      return image.webp({ quality });
    case "avif":
      return image.avif({ quality });
  }
}
