import * as z from "zod";
import { identifier } from "../../fields/identifier.contract.ts";
import { optionalList } from "../../fields/list.contract.ts";
import { optionalPicture, pictureProjection } from "../../fields/picture/picture.contract.ts";
import { requiredText } from "../../fields/text.contract.ts";
import { deriveTones, type Tones } from "./derive-tones.ts";
import { plainShape, shapeFields, shapeProjection, type ThemeShape } from "./shape.contract.ts";
import {
  isOwnTypefaceId,
  MOST_OWN_TYPEFACES,
  ownTypefaceProjection,
  ownTypefaceShape,
} from "./own-typeface.contract.ts";
import { type FamilyId, isTypefaceId } from "./typefaces.ts";

const hexColor = identifier(
  (text) => /^#[0-9a-f]{6}$/i.test(text),
  "Enter a hex color code with six digits, such as #2f4bd8.",
).transform((color) => color.toLowerCase());

export const themeRules = {
  title: requiredText(60, "Enter a name for the theme."),
  color: hexColor,
};

/** Maximum number of typefaces for one role. A site needs one typeface for each script. */
export const MOST_TYPEFACES = 4;

/** Whether an ID is in the curated list, or has the format of an uploaded typeface's ID. */
export const isFamilyId = (id: string): id is FamilyId => isTypefaceId(id) || isOwnTypefaceId(id);

// Drops unknown IDs, because a typeface of the theme may have been removed from the curated list. The
// site then uses the next typeface of the theme.
const typefaceList = z
  .array(z.string())
  .nullable()
  .transform((ids) => (ids ?? []).filter(isFamilyId).slice(0, MOST_TYPEFACES));

const typefacesShape = z
  .strictObject({
    /**
     * Typefaces of titles. Each text is displayed in the first typeface that contains its
     * characters.
     */
    display: typefaceList,
    /** Typefaces of running text. */
    text: typefaceList,
    /** Typefaces of navigation, buttons and forms. */
    interface: typefaceList,
  })
  .nullable()
  .transform((found) => found ?? systemTypefaces);

/** The typefaces of each role, in order of preference. Empty: a font of the visitor's device. */
export type ThemeTypefaces = Record<"display" | "text" | "interface", readonly FamilyId[]>;

const systemTypefaces: ThemeTypefaces = { display: [], text: [], interface: [] };

/**
 * Versions of the logo. If one version is null, the site displays the other version on every
 * background.
 */
const logoShape = z
  .strictObject({
    /** The logo on light backgrounds. */
    light: optionalPicture,
    /** The logo on dark backgrounds. */
    dark: optionalPicture,
  })
  .nullable();

const shape = z.strictObject({
  _id: z.string(),
  /** Name of the theme in the studio. The site doesn't display it. */
  title: themeRules.title,
  paper: hexColor,
  ink: hexColor,
  primary: hexColor,
  secondary: hexColor.nullable(),
  tertiary: hexColor.nullable(),
  accent: hexColor.nullable(),
  typefaces: typefacesShape,
  /** Typefaces that an editor uploaded, for use in `typefaces`. */
  ownTypefaces: optionalList(ownTypefaceShape, MOST_OWN_TYPEFACES),
  shape: z
    .strictObject(shapeFields)
    .nullable()
    .transform((found) => found ?? plainShape),
  logo: logoShape,
  /** A square picture, from which the site generates its favicon and app icons. */
  icon: optionalPicture,
});

/** A theme as the editor chose it; null if there is none. [THEME-1] */
export const themeShape = shape.nullable();

type Theme = z.output<typeof shape>;

/**
 * The neutral theme of a site that has no theme. Its values also replace invalid values of other
 * themes.
 */
export const plainTheme: Omit<Theme, "_id"> = {
  title: "Plain",
  paper: "#ffffff",
  ink: "#17171b",
  primary: "#2f4bd8",
  secondary: null,
  tertiary: null,
  accent: null,
  typefaces: systemTypefaces,
  ownTypefaces: [],
  shape: plainShape,
  logo: null,
  icon: null,
};

/** The look of a page: its theme, with all colors derived from the palette. */
export type Look = Pick<Theme, "typefaces" | "ownTypefaces" | "logo" | "icon"> & {
  /** ID of the theme; null for {@link plainTheme}. */
  id: string | null;
  tones: Tones;
  shape: ThemeShape;
};

/** Returns the look of a theme, or of {@link plainTheme} if there is none. */
export function lookOf(theme: (Omit<Theme, "_id"> & { _id?: string }) | null): Look {
  const stored: NonNullable<typeof theme> = theme ?? plainTheme;
  const { _id: id = null, typefaces, ownTypefaces, shape, logo, icon, ...palette } = stored;
  const { tones } = deriveTones(palette);
  return { id, tones, typefaces, ownTypefaces, shape, logo, icon };
}

export const themeProjection = `{
    _id, title, paper, ink, primary, secondary, tertiary, accent,
    typefaces{ display, text, interface },
    ownTypefaces[]${ownTypefaceProjection},
    shape${shapeProjection},
    logo{ light${pictureProjection}, dark${pictureProjection} },
    icon${pictureProjection}
  }`;

/** GROQ query for the site's theme. {@link themeShape} parses the result. */
export const themeQuery = `*[_type == "siteSettings" && _id == "siteSettings"][0].theme->${themeProjection}`;

/** GROQ query for the theme with the ID `$id`. {@link themeShape} parses the result. */
export const themeByIdQuery = `*[_type == "theme" && _id == $id][0]${themeProjection}`;
