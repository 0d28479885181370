type Crop = { top: number; bottom: number; left: number; right: number };
type Hotspot = { x: number; y: number };

/**
 * The framing of an image: the crop in whole source pixels, the size after the crop, and the focal
 * point. `rect` is null without a crop. The focal point is in fractions (0–1) of the size after the
 * crop.
 */
export type Framing = {
  rect: { left: number; top: number; width: number; height: number } | null;
  width: number;
  height: number;
  focus: Hotspot;
};

const inside = (value: number) => Math.min(1, Math.max(0, value));

/**
 * Converts the studio's crop and hotspot, both fractions of the original, into pixels and a focal point within the
 * crop.
 */
export function framePicture(
  source: { width: number; height: number },
  crop: Crop | null,
  hotspot: Hotspot | null,
): Framing {
  const cut = crop ?? { top: 0, bottom: 0, left: 0, right: 0 };
  const width = Math.max(1, Math.round(source.width * (1 - cut.left - cut.right)));
  const height = Math.max(1, Math.round(source.height * (1 - cut.top - cut.bottom)));
  const whole = width === source.width && height === source.height;
  const point = hotspot ?? {
    x: cut.left + (1 - cut.left - cut.right) / 2,
    y: cut.top + (1 - cut.top - cut.bottom) / 2,
  };
  return {
    rect: whole
      ? null
      : {
          left: Math.round(source.width * cut.left),
          top: Math.round(source.height * cut.top),
          width,
          height,
        },
    width,
    height,
    focus: {
      x: inside(((point.x - cut.left) * source.width) / width),
      y: inside(((point.y - cut.top) * source.height) / height),
    },
  };
}
