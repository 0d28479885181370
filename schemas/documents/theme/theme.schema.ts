import { type CustomValidator, defineArrayMember, defineField, defineType } from "@sanity/types";
import { mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { pictureField } from "../../fields/picture/picture.schema.ts";
import { MOST_OWN_TYPEFACES, ownTypefaceId } from "./own-typeface.contract.ts";
import { shapeForm } from "./shape.schema.ts";
import { MOST_TYPEFACES, plainTheme, themeRules } from "./theme.contract.ts";
import { isTypefaceId } from "./typefaces.ts";

declare module "@sanity/types" {
  interface StringOptions {
    /** Marks a field for a color. The studio displays a color picker beside the text. */
    isColor?: boolean;
    /** Marks a field for a typeface. The studio displays each typeface in its own letters. */
    isTypeface?: boolean;
  }
}

const color = {
  type: "string",
  group: "colors",
  options: { isColor: true },
  placeholder: "#2f4bd8",
} as const;

/** Returns the IDs of a theme document's uploaded typefaces. */
const ownIdsIn = (document: unknown): string[] => {
  const found: unknown = Object(document).ownTypefaces;
  return Array.isArray(found) ? found.map((own) => ownTypefaceId(String(Object(own)._key))) : [];
};

const isListed: CustomValidator<string | undefined> = (id, { document }) =>
  id === undefined || isTypefaceId(id) || ownIdsIn(document).includes(id)
    ? true
    : "This typeface no longer exists: select another one.";

const typefaceField = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    description,
    type: "array",
    of: [
      defineArrayMember({
        type: "string",
        title: "Typeface",
        options: { isTypeface: true },
        validation: (rule) => rule.custom(isListed),
      }),
    ],
    validation: (rule) => rule.unique().max(MOST_TYPEFACES),
  });

/** Studio form of a theme: colors, typefaces, shape, logo and icon. [THEME-1] */
export const theme = defineType({
  name: "theme",
  title: "Theme",
  type: "document",
  description:
    "The site derives light and dark backgrounds, text and buttons from these colors. It adjusts colors that would be hard to read.",
  initialValue: { paper: plainTheme.paper, ink: plainTheme.ink, primary: plainTheme.primary },
  groups: [
    { name: "colors", title: "Colors", default: true },
    { name: "typefaces", title: "Typefaces" },
    { name: "shape", title: "Style" },
    { name: "logo", title: "Logo and icon" },
  ],
  fields: [
    defineField({
      name: "title",
      title: "Name",
      type: "string",
      group: "colors",
      description: "Only editors see this name.",
      validation: mustObey(themeRules.title),
    }),
    defineField({
      ...color,
      name: "paper",
      title: "Page background",
      description:
        "The background of pages in the light color scheme, and the text on dark backgrounds.",
      validation: mustObey(themeRules.color),
    }),
    defineField({
      ...color,
      name: "ink",
      title: "Text",
      description:
        "The text on light backgrounds, and the background of pages in the dark color scheme.",
      validation: mustObey(themeRules.color),
    }),
    defineField({
      ...color,
      name: "primary",
      title: "Primary color",
      description: "The background of the blocks that stand out most.",
      validation: mustObey(themeRules.color),
    }),
    defineField({
      ...color,
      name: "secondary",
      title: "Secondary color",
      description: "If empty, the site uses a pale variant of the primary color.",
      validation: mayObey(themeRules.color),
    }),
    defineField({
      ...color,
      name: "tertiary",
      title: "Tertiary color",
      description: "If empty, the site uses a mix of the background color and the text color.",
      validation: mayObey(themeRules.color),
    }),
    defineField({
      ...color,
      name: "accent",
      title: "Link and button color",
      description: "If empty, links and buttons use the primary color.",
      validation: mayObey(themeRules.color),
    }),
    defineField({
      name: "typefaces",
      title: "Typefaces",
      type: "object",
      group: "typefaces",
      description:
        "Each text uses the first typeface in its list that contains its characters. Add a typeface for each script that the site uses.",
      fields: [
        typefaceField(
          "display",
          "Headings",
          "If empty, headings use the typeface of the body text.",
        ),
        typefaceField(
          "text",
          "Body text",
          "If empty, body text uses a system font of the visitor's device.",
        ),
        typefaceField(
          "interface",
          "Navigation, buttons and forms",
          "If empty, navigation, buttons and forms use a system font of the visitor's device.",
        ),
      ],
    }),
    defineField({
      name: "ownTypefaces",
      title: "Your own typefaces",
      type: "array",
      group: "typefaces",
      description: "Upload typefaces that the list lacks, then select them above.",
      of: [defineArrayMember({ type: "ownTypeface" })],
      validation: (rule) => rule.max(MOST_OWN_TYPEFACES),
    }),
    shapeForm,
    defineField({
      name: "logo",
      title: "Logo",
      type: "object",
      group: "logo",
      description: "If empty, the header displays the name of the site.",
      fields: [
        pictureField({
          name: "light",
          title: "Logo on light backgrounds",
          description: "An SVG without empty space around the logo works best.",
        }),
        pictureField({
          name: "dark",
          title: "Logo on dark backgrounds",
          description: "If empty, the site displays the logo above on dark backgrounds too.",
        }),
      ],
    }),
    pictureField({
      name: "icon",
      title: "Icon",
      group: "logo",
      description:
        "A square image of at least 512 × 512 pixels. Browsers display it in tabs, and phones on the home screen.",
    }),
  ],
  preview: { select: { title: "title", subtitle: "primary" } },
});
