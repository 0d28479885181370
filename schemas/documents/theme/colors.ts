import {
  clampChroma,
  converter,
  differenceEuclidean,
  formatHex,
  interpolate,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  type Oklch,
  useMode,
  wcagContrast,
} from "culori/fn";

// culori/fn knows only the color spaces that are registered here.
useMode(modeRgb);
useMode(modeLrgb);
useMode(modeOklab);
useMode(modeOklch);

/** A color in sRGB as `#rrggbb`, in lowercase. */
export type Hex = string;

export const black = "#000000";
export const white = "#ffffff";

const toOklch = converter("oklch");
const difference = differenceEuclidean("oklab");

/** Contrast ratio that WCAG 2.2 requires for text, level AA (1.4.3). */
export const TEXT_CONTRAST = 4.5;

/** Smallest distance in OKLab at which two large areas look different at first sight. */
export const VISIBLE_DISTANCE = 0.04;

/** Precision of a search for a lightness. A step of an 8-bit channel is about 0.004. */
const PRECISION = 0.0005;

/** Returns a color's lightness (0 to 1), chroma, and hue in degrees. */
export const oklch = (color: Hex): Oklch => toOklch(color) ?? { mode: "oklch", l: 0, c: 0 };

/**
 * Returns the sRGB color with this lightness and hue. Reduces the chroma if sRGB has no color with
 * that chroma.
 */
export function fromOklch({ l, c, h }: Pick<Oklch, "l" | "c" | "h">): Hex {
  const color: Oklch = { mode: "oklch", l: Math.min(1, Math.max(0, l)), c, h: h ?? 0 };
  return formatHex(clampChroma(color, "oklch")) ?? black;
}

/** Returns the color with another lightness, from 0 to 1. */
export const withLightness = (color: Hex, l: number): Hex => fromOklch({ ...oklch(color), l });

/** Returns the contrast ratio of two colors as WCAG 2.2 defines it, from 1 to 21. */
export const contrast = (a: Hex, b: Hex): number => wcagContrast(a, b);

/** Returns the distance of two colors in OKLab. The distance from black to white is 1. */
export const distance = (a: Hex, b: Hex): number => difference(a, b);

/**
 * Returns the color itself if its contrast with `ground` reaches `ratio`. Otherwise changes only
 * its lightness, and returns the nearest color that reaches `ratio`. Every ground allows a `ratio`
 * of up to 4.58, because either black or white reaches it.
 */
export function withContrast(color: Hex, ground: Hex, ratio: number): Hex {
  if (contrast(color, ground) >= ratio) return color;
  const { l } = oklch(color);
  const [nearest] = ([0, 1] as const)
    .map((end) => towards(end, color, { ground, ratio }))
    .filter((found) => contrast(found, ground) >= ratio)
    .toSorted((a, b) => Math.abs(oklch(a).l - l) - Math.abs(oklch(b).l - l));
  return nearest ?? mostContrast([black, white], ground);
}

/**
 * Darkens (`end` 0) or lightens (`end` 1) the color, only until its contrast with `ground` reaches
 * `ratio`. Returns black or white if no lightness reaches `ratio`.
 */
export function towards(
  end: 0 | 1,
  color: Hex,
  { ground, ratio }: { ground: Hex; ratio: number },
): Hex {
  const reaches = (l: number) => contrast(withLightness(color, l), ground) >= ratio;
  let tooLittle = oklch(color).l;
  let enough: number = end;
  while (Math.abs(enough - tooLittle) > PRECISION) {
    const middle = (tooLittle + enough) / 2;
    if (reaches(middle)) enough = middle;
    else tooLittle = middle;
  }
  return withLightness(color, enough);
}

/**
 * Returns the color itself if its distance from each of `others` is at least `least`. Otherwise
 * returns the color with the nearest lightness that has this distance from all of them.
 */
export function apartFrom(color: Hex, others: readonly Hex[], least: number): Hex {
  const isApart = (candidate: Hex) => others.every((other) => distance(candidate, other) >= least);
  if (isApart(color)) return color;
  const { l } = oklch(color);
  for (let step = 0.005; step <= 1; step += 0.005) {
    for (const candidate of [l + step, l - step]) {
      if (candidate < 0 || candidate > 1) continue;
      const moved = withLightness(color, candidate);
      if (isApart(moved)) return moved;
    }
  }
  return color;
}

/** Returns whichever of the colors has the most contrast with `ground`. */
export function mostContrast(colors: readonly [Hex, ...Hex[]], ground: Hex): Hex {
  return colors.reduce((best, color) =>
    contrast(color, ground) > contrast(best, ground) ? color : best,
  );
}

/** Mixes the colors `a` and `b` in OKLab. `share` is the share of `b`, from 0 to 1. */
export const mix = (a: Hex, b: Hex, share: number): Hex =>
  formatHex(interpolate([a, b], "oklab")(share));
