import sharp, { type Metadata } from "sharp";
import type { JsonObject } from "../document.ts";
import { dataError, LakeError, errorMessage } from "../lake-error.ts";
import { readExifMetadata } from "./exif-metadata.ts";
import { blurHashOf, previewOf, thumbnailOf } from "./image-previews.ts";
import { paletteOf } from "./image-palette.ts";
import { usualExtractions, type Extraction } from "./extractions.ts";
import { pixelCeiling } from "./image-options.ts";
import { svgSize } from "./svg-size.ts";

/** An image's metadata, named as in Sanity's asset documents. */
export interface ImageInfo {
  extension: string;
  mimeType: string;
  metadata: JsonObject & ReturnType<typeof measures>;
}

const formats: Readonly<Record<string, { extension: string; mimeType: string }>> = {
  jpeg: { extension: "jpg", mimeType: "image/jpeg" },
  png: { extension: "png", mimeType: "image/png" },
  webp: { extension: "webp", mimeType: "image/webp" },
  gif: { extension: "gif", mimeType: "image/gif" },
  heif: { extension: "avif", mimeType: "image/avif" },
  tiff: { extension: "tif", mimeType: "image/tiff" },
};

/**
 * Reads an image's metadata from its content; the file name is ignored. Rejects with a 400 that names the reason if the
 * image can't be read.
 */
export async function readImage(
  path: string,
  extract: readonly Extraction[] = usualExtractions,
): Promise<ImageInfo> {
  const svg = await svgSize(path);
  if (svg)
    return { extension: "svg", mimeType: "image/svg+xml", metadata: measures(svg, true, false) };
  try {
    return await readPixels(path, new Set(extract));
  } catch (error) {
    throw error instanceof LakeError ? error : notAnImage(reasonOf(error));
  }
}

async function readPixels(path: string, extract: ReadonlySet<Extraction>): Promise<ImageInfo> {
  // `metadata` reads only the header, so no pixel limit is needed yet.
  const info = await sharp(path, { limitInputPixels: false }).metadata();
  const known = formats[info.format];
  if (!known) throw notAnImage(`the format "${info.format}" is not supported`);
  refuseLarge(info);
  // Decodes the pixels even if no preview was requested, so that a damaged image is rejected on upload.
  const thumbnail = await thumbnailOf(path);
  const { hasAlpha } = info;
  const isOpaque =
    !hasAlpha || (await sharp(path, { limitInputPixels: pixelCeiling }).stats()).isOpaque;
  return {
    ...known,
    metadata: {
      ...measures(info.autoOrient, hasAlpha, isOpaque),
      ...(extract.has("lqip") ? { lqip: await previewOf(thumbnail, isOpaque) } : {}),
      ...(extract.has("blurhash") ? { blurHash: await blurHashOf(thumbnail) } : {}),
      ...(extract.has("palette") ? await paletteOf(thumbnail) : {}),
      ...readExifMetadata(info.exif, extract),
    },
  };
}

function measures(
  { width, height }: { width: number; height: number },
  hasAlpha: boolean,
  isOpaque: boolean,
) {
  const dimensions = { width, height, aspectRatio: width / height };
  return {
    _type: "sanity.imageMetadata" as const,
    dimensions: { _type: "sanity.imageDimensions" as const, ...dimensions },
    hasAlpha,
    isOpaque,
  };
}

function refuseLarge({ width, height }: Metadata): void {
  if (width * height <= pixelCeiling) return;
  const [has, most] = [width * height, pixelCeiling].map((count) => Math.ceil(count / 1e6));
  throw notAnImage(
    `it has ${width} × ${height} pixels, ${has} megapixels; the maximum is ${most}. Scale it down and upload it again`,
  );
}

/** Returns the decoder's message without the file's path on this machine. */
function reasonOf(error: unknown): string {
  const message = errorMessage(error);
  return message.replaceAll(/\/\S+/g, "the file");
}

function notAnImage(reason: string): LakeError {
  return dataError(400, "invalidImageError", `The upload is not a readable image: ${reason}`);
}
