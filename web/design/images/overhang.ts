import { framePicture } from "./crop.ts";
import type { PictureValue } from "./picture.tsx";

/**
 * Returns how many times wider than its frame an image is drawn with `object-fit: cover`. Callers
 * multiply the frame's width in `sizes` by this factor. `proportion` is the frame's width over its
 * height.
 */
export function overhang({ asset, crop, hotspot }: PictureValue, proportion: number): number {
  const { width, height } = framePicture(asset, crop, hotspot);
  return Math.max(1, width / height / proportion);
}
