import { cropParameters } from "./crop-signature.ts";
import { framePicture, type Framing } from "./crop.ts";
import loadPicture, { assetAddress, isVector, pictureWidths } from "./loader.ts";

/** An image's file with the editor's crop and hotspot, in the format that the site's queries return. */
export type PictureCut = {
  asset: { url: string; lqip: string | null; width: number; height: number };
  hotspot: { x: number; y: number } | null;
  crop: { top: number; bottom: number; left: number; right: number } | null;
};

export type PictureValue = PictureCut & { alt: string | null; decorative: boolean | null };

/** Data for an image's HTML: files, size in pixels after the crop, focal point (0–1), placeholder. */
export type Rendition = Pick<Framing, "width" | "height" | "focus"> & {
  src: string;
  /** Null for an SVG, which has only one file. */
  srcSet: string | null;
  /** The blurred placeholder as a data URL; null if the asset has no valid one. */
  preview: string | null;
};

/** Returns the asset's address with the editor's crop. */
function croppedAddress(url: string, { rect }: Framing): string {
  const address = assetAddress(url);
  if (rect === null) return address;
  const { left, top, width, height } = rect;
  return `${address}?${new URLSearchParams(cropParameters(address, [left, top, width, height].join()))}`;
}

/**
 * Returns the widths to list in `srcset`: all widths below the source's width, and the first width
 * that is at least the source's width.
 */
function offeredWidths(sourceWidth: number): number[] {
  const enough = pictureWidths.findIndex((width) => width >= sourceWidth);
  return pictureWidths.slice(0, enough === -1 ? pictureWidths.length : enough + 1);
}

/** Returns an image's framing; an SVG has no crop, because the CDN does not crop it. */
function framed({ asset, crop, hotspot }: PictureCut): Framing {
  return framePicture(asset, isVector(asset.url) ? null : crop, hotspot);
}

export function renditionOf(picture: PictureCut): Rendition {
  const { asset } = picture;
  const { width, height, focus, ...framing } = framed(picture);
  const src = croppedAddress(asset.url, { width, height, focus, ...framing });
  const offered = offeredWidths(width).map(
    (each) => `${loadPicture({ src, width: each })} ${each}w`,
  );
  return {
    src: loadPicture({ src, width: 1080 }),
    srcSet: isVector(asset.url) ? null : offered.join(", "),
    width,
    height,
    focus,
    preview: asset.lqip?.startsWith("data:image/") === true ? asset.lqip : null,
  };
}

/** Returns the address of a large version of an image, to display it alone, as in the light box. */
export function largeAddress(picture: PictureCut): string {
  return loadPicture({ src: croppedAddress(picture.asset.url, framed(picture)), width: 2560 });
}

/** Returns the aspect ratio (width divided by height) after the editor's crop. */
export function ratioOf(picture: PictureCut): number {
  const { width, height } = framed(picture);
  return width / height;
}
