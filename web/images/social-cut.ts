import { framePicture } from "./crop.ts";
import { assetAddress, isVector, pictureQuality } from "./loader.ts";
import type { PictureCut } from "./rendition.ts";

/** A picture as networks show it beside a link: its address (a path of the site on the embedded services), in pixels. */
export type SocialCut = { address: string; width: number; height: number; type: "image/jpeg" };

/** The size that the networks crop least, in pixels. */
const ideal = { width: 1200, height: 630 } as const;

/**
 * Takes a picture, gives the part of it that is shared: in the networks' proportions, around its hotspot, within the
 * editor's crop, never scaled up. A JPEG, which all of them read. Null for a vector, which none does.
 */
export function socialCut({ asset, crop, hotspot }: PictureCut): SocialCut | null {
  if (isVector(asset.url)) return null;
  const { rect, width, height, focus } = framePicture(asset, crop, hotspot);
  const scale = Math.min(width / ideal.width, height / ideal.height);
  const part = {
    width: Math.round(ideal.width * scale),
    height: Math.round(ideal.height * scale),
  };
  const before = (size: number, length: number, at: number) =>
    Math.round(Math.min(Math.max(size * at - length / 2, 0), size - length));
  const left = (rect?.left ?? 0) + before(width, part.width, focus.x);
  const top = (rect?.top ?? 0) + before(height, part.height, focus.y);
  const shown = scale < 1 ? part : ideal;
  const transforms = new URLSearchParams({
    rect: [left, top, part.width, part.height].join(),
    w: String(shown.width),
    h: String(shown.height),
    fit: "crop",
    fm: "jpg",
    q: String(pictureQuality),
  });
  const address = `${assetAddress(asset.url).split("?")[0]}?${transforms}`;
  return { address, ...shown, type: "image/jpeg" };
}
