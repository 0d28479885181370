import { defineField, defineType } from "@sanity/types";
import type * as z from "zod";
import { fromZod, mustObey } from "../../fields/custom-from-zod.ts";
import { optionField } from "../../fields/option.schema.ts";
import { missingFile, ownTypefaceRules, typefaceKinds } from "./own-typeface.contract.ts";

/** Validates a file field by the site's rule for the asset ID. An empty field passes. */
const file = (shape: z.ZodType, value: unknown) => fromZod(shape)(Object(Object(value).asset)._ref);

/**
 * A WOFF2 file of an uploaded typeface. The studio displays the result of the site's check of the
 * file.
 */
export const typefaceFile = defineType({
  name: "typefaceFile",
  title: "WOFF2 file",
  type: "file",
  options: { accept: ".woff2,font/woff2" },
});

/** Studio form of an uploaded typeface. [THEME-3] */
export const ownTypeface = defineType({
  name: "ownTypeface",
  title: "Typeface",
  type: "object",
  fields: [
    defineField({
      name: "name",
      title: "Name",
      type: "string",
      description: "Only editors see this name.",
      validation: mustObey(ownTypefaceRules.name),
    }),
    optionField({
      name: "kind",
      title: "Similar system font",
      description: "Visitors see it until the typeface has loaded.",
      values: typefaceKinds,
      choices: { "sans-serif": "Sans serif", serif: "Serif", monospace: "Monospace" },
      initial: "sans-serif",
    }),
    defineField({
      name: "regular",
      title: "Regular or variable font",
      type: "typefaceFile",
      description:
        "A WOFF2 file of at most 1 MB. Its license must allow use on the web. A variable font has all weights in one file.",
      validation: (rule) => [
        rule.required().assetRequired().error(missingFile),
        rule.custom((value) => file(ownTypefaceRules.regular, value)),
      ],
    }),
    defineField({
      name: "bold",
      title: "Bold",
      type: "typefaceFile",
      description: "Not needed for a variable font.",
      validation: (rule) => rule.custom((value) => file(ownTypefaceRules.other, value)),
    }),
    defineField({
      name: "italic",
      title: "Italic",
      type: "typefaceFile",
      description: "If empty, browsers slant the regular font.",
      validation: (rule) => rule.custom((value) => file(ownTypefaceRules.other, value)),
    }),
  ],
  preview: { select: { title: "name", subtitle: "regular.asset.originalFilename" } },
});
