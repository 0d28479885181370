import * as z from "zod";
import { identifier } from "../../fields/identifier.contract.ts";
import { requiredText } from "../../fields/text.contract.ts";

const hexColor = identifier(
  (text) => /^#[0-9a-f]{6}$/i.test(text),
  "Enter a color as “#” and six digits or letters from a to f, such as #c8320a.",
).transform((color) => color.toLowerCase());

/** Validation rules by field, shared with the studio's form. */
export const themeRules = {
  title: requiredText(60, "Enter a name for the theme."),
  color: hexColor,
};

const shape = z.strictObject({
  _id: z.string(),
  /** Names the theme in the studio. The site doesn't display it. */
  title: themeRules.title,
  paper: hexColor,
  ink: hexColor,
  primary: hexColor,
  secondary: hexColor.nullable(),
  tertiary: hexColor.nullable(),
  accent: hexColor.nullable(),
});

/** A theme's colors as the editor chose them; null if the site has no theme. [THEME-1] */
export const themeShape = shape.nullable();

/** The theme of a site whose theme has an invalid color that was never valid: neutral, and legible. */
export const plainTheme: Omit<z.output<typeof shape>, "_id"> = {
  title: "Plain",
  paper: "#ffffff",
  ink: "#17171b",
  primary: "#2f4bd8",
  secondary: null,
  tertiary: null,
  accent: null,
};

/** GROQ: the fields that {@link themeShape} reads. */
export const themeProjection = "{ _id, title, paper, ink, primary, secondary, tertiary, accent }";

/** GROQ: the site's theme, in the form that {@link themeShape} reads. */
export const themeQuery = `*[_type == "siteSettings" && _id == "siteSettings"][0].theme->${themeProjection}`;

/** GROQ: one theme by $id, in the form that {@link themeShape} reads. */
export const themeByIdQuery = `*[_type == "theme" && _id == $id][0]${themeProjection}`;
