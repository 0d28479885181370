import { defineField, defineType } from "@sanity/types";
import { mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { plainTheme, themeRules } from "./theme.contract.ts";

declare module "@sanity/types" {
  interface StringOptions {
    /** Marks a field for a color. The studio displays a color picker beside the text. */
    isColor?: boolean;
  }
}

const color = { type: "string", options: { isColor: true }, placeholder: "#c8320a" } as const;

/** Studio form of a theme: the colors from which the site derives every other color. [THEME-1] */
export const theme = defineType({
  name: "theme",
  title: "Theme",
  type: "document",
  description:
    "The site derives light and dark backgrounds, text and buttons from these colors. It adjusts colors that would be hard to read.",
  initialValue: { paper: plainTheme.paper, ink: plainTheme.ink, primary: plainTheme.primary },
  fields: [
    defineField({
      name: "title",
      title: "Name",
      type: "string",
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
      description: "If empty, the site uses a pale primary color.",
      validation: mayObey(themeRules.color),
    }),
    defineField({
      ...color,
      name: "tertiary",
      title: "Tertiary color",
      description: "If empty, the site uses a color between the page background and the text.",
      validation: mayObey(themeRules.color),
    }),
    defineField({
      ...color,
      name: "accent",
      title: "Link and button color",
      description: "If empty, links and buttons have the primary color.",
      validation: mayObey(themeRules.color),
    }),
  ],
  preview: { select: { title: "title", subtitle: "primary" } },
});
