type Point = { x: number; y: number };
type Crop = { top: number; bottom: number; left: number; right: number };

const within = (value: number, from = 0, to = 1) => Math.min(to, Math.max(from, value));

/**
 * Converts a point of the whole picture to a point of the part that remains after the editor's
 * crop.
 */
export function inCrop({ x, y }: Point, crop: Crop | null): Point {
  if (crop === null) return { x, y };
  return {
    x: within((x - crop.left) / (1 - crop.left - crop.right)),
    y: within((y - crop.top) / (1 - crop.top - crop.bottom)),
  };
}

/**
 * Converts a point of the part that remains after the editor's crop to a point of the whole
 * picture.
 */
export function inPicture({ x, y }: Point, crop: Crop | null): Point {
  if (crop === null) return { x, y };
  return {
    x: crop.left + x * (1 - crop.left - crop.right),
    y: crop.top + y * (1 - crop.top - crop.bottom),
  };
}

/**
 * One axis of an image in its frame: the frame's size, the size in which the image is drawn, and the
 * distance from the frame's start to the image's start (0 or less). `isShare` is true if
 * `object-position` is a percentage. Then `offset` changes when the focal point moves.
 */
export type Axis = { frame: number; drawn: number; offset: number; isShare: boolean };

/**
 * Returns the position in the frame, in px, of a point of the image. `fraction` is the point's
 * position as a fraction of the image.
 */
export const positionOn = ({ frame, drawn, offset, isShare }: Axis, fraction: number): number =>
  isShare ? fraction * frame : within(offset + fraction * drawn, 0, frame);

/**
 * Converts a position in the frame, in px, to a fraction of the image. If `isShare` is true, the
 * image moves with its focal point, which is at the same fraction of the frame as of the image.
 */
export const fractionOn = ({ frame, drawn, offset, isShare }: Axis, position: number): number =>
  within(isShare ? position / frame : (position - offset) / drawn);

/**
 * Returns one axis of an image. `position` is the value of `object-position` that the browser
 * computed for this axis.
 */
export function axisOf(frame: number, drawn: number, position: string): Axis {
  const value = Number.parseFloat(position);
  const isShare = position.endsWith("%") || Number.isNaN(value);
  const share = Number.isNaN(value) ? 0.5 : value / 100;
  return { frame, drawn, isShare, offset: isShare ? (frame - drawn) * share : value };
}
