import {
  type Adjustment,
  deriveTones,
  isFamilyId,
  shapeFrom,
  themeRules,
  type ThemeShape,
  type ThemeTypefaces,
  type Tones,
} from "@marquee/schemas/studio";
import * as z from "zod";
import { type FormTypeface, readOwnTypefaces } from "./own-typefaces.ts";

/** The typefaces of each role, and the theme's uploaded typefaces. */
export type FormTypefaces = ThemeTypefaces & { own?: readonly FormTypeface[] };

/** The look that a theme's form currently describes, and the colors that the site adjusts. */
export type FormLook = {
  tones: Tones;
  adjustments: readonly Adjustment[];
  shape: ThemeShape;
  typefaces: FormTypefaces;
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

const shape = z.record(z.string(), z.unknown()).catch({}).transform(shapeFrom);

const family = z
  .array(z.string())
  .catch([])
  .transform((ids) => ids.filter(isFamilyId));

const typefaces = z
  .object({ display: family, text: family, interface: family })
  .catch({ display: [], text: [], interface: [] });

const form = z
  .object({ shape, typefaces, ownTypefaces: z.unknown().optional() })
  .transform(({ shape, typefaces, ownTypefaces }) => ({
    shape,
    typefaces: { ...typefaces, own: readOwnTypefaces(ownTypefaces) },
  }));

/** Parses the value of a theme's form. Returns null until the three required colors are valid. */
export function readFormLook(value: unknown): FormLook | null {
  const colors = palette.safeParse(value);
  if (!colors.success) return null;
  return { ...deriveTones(colors.data), ...form.parse(value) };
}
