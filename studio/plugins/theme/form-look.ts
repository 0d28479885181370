import {
  type Adjustment,
  deriveTones,
  isTypefaceId,
  plainShape,
  shapeOptions,
  themeRules,
  type ThemeShape,
  type ThemeTypefaces,
  type Tones,
} from "@marquee/schemas/studio";
import * as z from "zod";

/** What a theme's form makes of its fields so far. */
export type FormLook = {
  tones: Tones;
  adjustments: readonly Adjustment[];
  shape: ThemeShape;
  typefaces: ThemeTypefaces;
};

// An invalid optional color counts as empty, as on the site.
const optionalColor = themeRules.color.nullable().catch(null);

const palette = z.object({
  paper: themeRules.color,
  ink: themeRules.color,
  primary: themeRules.color,
  secondary: optionalColor,
  tertiary: optionalColor,
  accent: optionalColor,
});

const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values).catch(values[0]);

const shape = z
  .object({
    corners: choice(shapeOptions.corners),
    borders: choice(shapeOptions.borders),
    density: choice(shapeOptions.density),
    buttons: choice(shapeOptions.buttons),
    headingCase: choice(shapeOptions.headingCase),
    headingWeight: choice(shapeOptions.headingWeight),
    headingSize: choice(shapeOptions.headingSize),
    sections: choice(shapeOptions.sections),
    motion: choice(shapeOptions.motion),
    pictures: choice(shapeOptions.pictures),
    ornament: choice(shapeOptions.ornament),
  })
  .catch(plainShape);

const family = z
  .array(z.string())
  .catch([])
  .transform((ids) => ids.filter(isTypefaceId));

const typefaces = z
  .object({ display: family, text: family, interface: family })
  .catch({ display: [], text: [], interface: [] });

const form = z.object({ shape, typefaces });

/** Parses the value of a theme's form. Null until the three required colors are valid. */
export function readFormLook(value: unknown): FormLook | null {
  const colors = palette.safeParse(value);
  if (!colors.success) return null;
  return { ...deriveTones(colors.data), ...form.parse(value) };
}
