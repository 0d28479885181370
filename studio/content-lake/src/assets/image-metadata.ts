import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { dataError, type LakeError } from "../lake-error.ts";

/** What is known of an image, under the names that Sanity's asset documents use. */
export interface ImageFacts {
  extension: string;
  mimeType: string;
  metadata: {
    _type: "sanity.imageMetadata";
    dimensions: {
      _type: "sanity.imageDimensions";
      width: number;
      height: number;
      aspectRatio: number;
    };
    hasAlpha: boolean;
    isOpaque: boolean;
    lqip?: string;
  };
}

/** Larger images are refused: 100 million pixels take 400 MB to decode. */
export const pixelCeiling = 100_000_000;

const formats: Readonly<Record<string, { extension: string; mimeType: string }>> = {
  jpeg: { extension: "jpg", mimeType: "image/jpeg" },
  png: { extension: "png", mimeType: "image/png" },
  webp: { extension: "webp", mimeType: "image/webp" },
  gif: { extension: "gif", mimeType: "image/gif" },
  heif: { extension: "avif", mimeType: "image/avif" },
  tiff: { extension: "tif", mimeType: "image/tiff" },
};

/** Reads an image's facts from its bytes, whatever its name says. Rejects with a 400 for what is no image. */
export async function readImage(path: string): Promise<ImageFacts> {
  const svg = await svgSize(path);
  if (svg)
    return {
      extension: "svg",
      mimeType: "image/svg+xml",
      metadata: facts(svg.width, svg.height, true, false),
    };
  try {
    const image = sharp(path, { limitInputPixels: pixelCeiling });
    const { format, width, height, hasAlpha, orientation = 1 } = await image.metadata();
    const known = formats[format];
    if (!known) throw notAnImage(`the format "${format}" is not supported`);
    const [lqip, { isOpaque }] = await Promise.all([previewOf(path), image.stats()]);
    // Cameras turn the picture by a note in it; 5 to 8 lie on their side.
    const [w, h] = orientation >= 5 ? [height, width] : [width, height];
    return { ...known, metadata: { ...facts(w, h, hasAlpha, isOpaque), lqip } };
  } catch (error) {
    throw error instanceof Error && error.name === "LakeError" ? error : notAnImage(String(error));
  }
}

function facts(width: number, height: number, hasAlpha: boolean, isOpaque: boolean) {
  const dimensions = { width, height, aspectRatio: width / height };
  return {
    _type: "sanity.imageMetadata" as const,
    dimensions: { _type: "sanity.imageDimensions" as const, ...dimensions },
    hasAlpha,
    isOpaque,
  };
}

/** A preview of 20 pixels' width as a data address: what shows while the image loads. */
async function previewOf(path: string): Promise<string> {
  const small = sharp(path, { limitInputPixels: pixelCeiling }).autoOrient().resize(20);
  const { hasAlpha } = await sharp(path).metadata();
  const bytes = await (hasAlpha ? small.png() : small.jpeg({ quality: 60 })).toBuffer();
  return `data:image/${hasAlpha ? "png" : "jpeg"};base64,${bytes.toString("base64")}`;
}

/** The size that an SVG states. It is never rendered here: a renderer would follow what it refers to. */
async function svgSize(path: string): Promise<{ width: number; height: number } | undefined> {
  const head = (await readFile(path)).subarray(0, 4_096).toString("utf8");
  if (!/^\uFEFF?\s*</.test(head)) return undefined;
  const tag = /<svg\b[^>]*>/i.exec(head)?.[0];
  if (tag === undefined) return undefined;
  const box = /viewBox\s*=\s*["'][\d.-]+[\s,]+[\d.-]+[\s,]+([\d.]+)[\s,]+([\d.]+)/i.exec(tag);
  const attribute = (name: string) =>
    new RegExp(`\\b${name}\\s*=\\s*["']([\\d.]+)(?:px)?["']`, "i").exec(tag)?.[1];
  const width = Math.round(Number(attribute("width") ?? box?.[1] ?? 300));
  const height = Math.round(Number(attribute("height") ?? box?.[2] ?? 150));
  return { width: Math.max(1, width), height: Math.max(1, height) };
}

function notAnImage(reason: string): LakeError {
  return dataError(
    400,
    "invalidImageError",
    `The upload is not an image that can be read: ${reason}`,
  );
}
