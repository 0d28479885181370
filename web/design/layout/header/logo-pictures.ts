import type { Look, Picture, ToneName } from "@marquee/schemas/types";
import { luminance } from "../../theme/luminance.ts";

/**
 * Relative luminance above which a background is light. On a light background, black text has more
 * contrast than white text.
 */
const LIGHT = 0.18;

/** Whether a color (`#rrggbb`) is a light background. */
export const isLight = (color: string): boolean => luminance(color) > LIGHT;

/**
 * The logo on one tone, in each color scheme. If the logo is the same in both, `light` and `dark`
 * are the same object.
 */
type LogoPictures = { light: Picture; dark: Picture };

/**
 * Returns the logo for a tone's background in each color scheme: the theme's logo for light
 * backgrounds, or its logo for dark ones. An inverted header has a dark background in both schemes.
 * Null if the theme has no logo.
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
