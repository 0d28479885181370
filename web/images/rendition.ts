import { framePicture, type Framing } from "./crop.ts";
import loadPicture, { assetAddress, isVector, pictureWidths } from "./loader.ts";

/** A picture's file and how the editor cut it, as the contract projects it. */
export type PictureCut = {
  asset: { url: string; lqip: string | null; width: number; height: number };
  hotspot: { x: number; y: number } | null;
  crop: { top: number; bottom: number; left: number; right: number } | null;
};

/** The same with its alternative text. */
export type PictureValue = PictureCut & { alt: string | null; decorative: boolean | null };

/** What the HTML says of a picture: its files, its size in pixels after the editor's crop, its focus (0–1), its preview. */
export type Rendition = Pick<Framing, "width" | "height" | "focus"> & {
  src: string;
  /** Null for a vector, of which there is one file. */
  srcSet: string | null;
  /** A data address; null where there is none to be trusted. */
  preview: string | null;
};

/** The asset's address with the editor's crop in it. */
function croppedAddress(url: string, { rect }: Framing): string {
  const address = assetAddress(url);
  return rect ? `${address}?rect=${rect.left},${rect.top},${rect.width},${rect.height}` : address;
}

/** Widths worth offering: up to the first that reaches the source's own. */
function offeredWidths(sourceWidth: number): number[] {
  const enough = pictureWidths.findIndex((width) => width >= sourceWidth);
  return pictureWidths.slice(0, enough === -1 ? pictureWidths.length : enough + 1);
}

/** How a picture is cut; a vector never is, for the CDN leaves it whole. */
function framed({ asset, crop, hotspot }: PictureCut): Framing {
  return framePicture(asset, isVector(asset.url) ? null : crop, hotspot);
}

/** Takes a picture, gives what its HTML needs. */
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

/** The address of one file of a picture, as large as it is worth looking at by itself. */
export function largeAddress(picture: PictureCut): string {
  return loadPicture({ src: croppedAddress(picture.asset.url, framed(picture)), width: 2560 });
}

/** Width over height, after the editor's crop. */
export function ratioOf(picture: PictureCut): number {
  const { width, height } = framed(picture);
  return width / height;
}
