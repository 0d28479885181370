import { framePicture } from "./crop.ts";
import type { PictureValue } from "./picture.tsx";

/**
 * Takes a picture and the proportion (width over height) of a frame that it fills and is cut by, gives how many times
 * wider than the frame the picture is drawn: what the frame's share of the window is multiplied by in `sizes`.
 */
export function overhang({ asset, crop, hotspot }: PictureValue, proportion: number): number {
  const { width, height } = framePicture(asset, crop, hotspot);
  return Math.max(1, width / height / proportion);
}
