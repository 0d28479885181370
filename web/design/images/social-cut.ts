import { cropParameters } from "./crop-signature.ts";
import { framePicture } from "./crop.ts";
import { assetAddress, isVector, pictureQuality } from "./loader.ts";
import type { PictureCut } from "./rendition.ts";

/**
 * An image for social cards, with its size in pixels. Its address is a path of the site if the image is not on Sanity's
 * CDN.
 */
export type SocialCut = { address: string; width: number; height: number; type: "image/jpeg" };

/** The size that social networks crop least, in pixels. */
export const socialSize = { width: 1200, height: 630 } as const;

/**
 * Returns an image's crop for social cards. The crop has the cards' proportions, surrounds the
 * image's hotspot, stays within the editor's crop, and is never scaled up. The format is JPEG,
 * because all networks support it. Null for an SVG, which no network supports.
 */
export function socialCut({ asset, crop, hotspot }: PictureCut): SocialCut | null {
  if (isVector(asset.url)) return null;
  const { rect, width, height, focus } = framePicture(asset, crop, hotspot);
  const scale = Math.min(width / socialSize.width, height / socialSize.height);
  const part = {
    width: Math.round(socialSize.width * scale),
    height: Math.round(socialSize.height * scale),
  };
  const before = (size: number, length: number, at: number) =>
    Math.round(Math.min(Math.max(size * at - length / 2, 0), size - length));
  const left = (rect?.left ?? 0) + before(width, part.width, focus.x);
  const top = (rect?.top ?? 0) + before(height, part.height, focus.y);
  const shown = scale < 1 ? part : socialSize;
  const [path = ""] = assetAddress(asset.url).split("?");
  const transforms = new URLSearchParams({
    ...cropParameters(path, [left, top, part.width, part.height].join()),
    w: String(shown.width),
    h: String(shown.height),
    fit: "crop",
    fm: "jpg",
    q: String(pictureQuality),
  });
  return { address: `${path}?${transforms}`, ...shown, type: "image/jpeg" };
}
