import type { Look, Picture, ToneName } from "@marquee/schemas/types";

/** Relative luminance above which a background is light: black text contrasts better than white. */
const LIGHT = 0.18;

/** Whether a color (`#rrggbb`) is a light background, by its relative luminance (WCAG 2.2). */
export function isLight(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > LIGHT;
}

/** The logo on one tone, in each color scheme. The two are the same object if they don't differ. */
export type LogoPictures = { light: Picture; dark: Picture };

/**
 * Returns the version of the theme's logo that fits the tone's background in each color scheme: an inverted header has a
 * dark background in both. Null if the theme has no logo.
 */
export function logoPictures({ logo, tones }: Look, tone: ToneName): LogoPictures | null {
  const onLight = logo?.light ?? logo?.dark;
  const onDark = logo?.dark ?? logo?.light;
  if (!onLight || !onDark) return null;
  const { light, dark } = tones[tone];
  return {
    light: isLight(light.ground) ? onLight : onDark,
    dark: isLight(dark.ground) ? onLight : onDark,
  };
}
