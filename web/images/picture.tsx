import type { CSSProperties } from "react";
import { framePicture, type Framing } from "./crop.ts";
import loadPicture, { assetAddress, pictureWidths } from "./loader.ts";

/** A picture as the contract projects it. */
export type PictureValue = {
  asset: { url: string; lqip: string | null; width: number; height: number };
  hotspot: { x: number; y: number } | null;
  crop: { top: number; bottom: number; left: number; right: number } | null;
  alt: string | null;
  decorative: boolean | null;
};

type PictureProps = {
  picture: PictureValue;
  /** The `sizes` attribute: how wide the picture is shown, so that the browser picks the right file. */
  sizes: string;
  className?: string | undefined;
  /** The largest thing of the first view: fetched at once and first. All others wait until they are near. */
  priority?: boolean;
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

/**
 * An image of the CDN as plain HTML, no script: every width in `srcset`, its room kept by width and height, the blurred
 * placeholder behind it, the hotspot kept in view where a frame cuts it.
 */
export function Picture({ picture, sizes, className, priority = false }: PictureProps) {
  const { asset, alt, decorative } = picture;
  const framing = framePicture(asset, picture.crop, picture.hotspot);
  const src = croppedAddress(asset.url, framing);
  const style: CSSProperties = {
    objectPosition: `${(framing.focus.x * 100).toFixed(1)}% ${(framing.focus.y * 100).toFixed(1)}%`,
    ...(!asset.lqip?.startsWith("data:image/")
      ? {}
      : {
          backgroundImage: `url("${asset.lqip}")`,
          backgroundSize: "cover",
          backgroundPosition: "center",
        }),
  };
  return (
    <img
      src={loadPicture({ src, width: 1080 })}
      srcSet={offeredWidths(framing.width)
        .map((width) => `${loadPicture({ src, width })} ${width}w`)
        .join(", ")}
      sizes={sizes}
      width={framing.width}
      height={framing.height}
      alt={decorative === true ? "" : (alt ?? "")}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : "auto"}
      decoding={priority ? "sync" : "async"}
      className={className}
      style={style}
    />
  );
}
