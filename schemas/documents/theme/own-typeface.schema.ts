import { defineField, defineType } from "@sanity/types";
import { fromZod, fromZodWhen, mustObey } from "../../fields/custom-from-zod.ts";
import { optionField } from "../../fields/option.schema.ts";
import { ownTypefaceRules, typefaceKinds } from "./own-typeface.contract.ts";

/** Returns the asset ID of a file field's value; undefined if the field is empty. */
const assetOf = (value: unknown): unknown => Object(Object(value).asset)._ref;

const regularFile = fromZodWhen(ownTypefaceRules.regular, () => true);
const otherFile = fromZod(ownTypefaceRules.other);

/** A WOFF2 file of an uploaded typeface. The studio displays what the site finds in it. */
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
      validation: (rule) => rule.custom((value, context) => regularFile(assetOf(value), context)),
    }),
    defineField({
      name: "bold",
      title: "Bold",
      type: "typefaceFile",
      description: "Not needed for a variable font.",
      validation: (rule) => rule.custom((value) => otherFile(assetOf(value))),
    }),
    defineField({
      name: "italic",
      title: "Italic",
      type: "typefaceFile",
      description: "If empty, browsers slant the regular font.",
      validation: (rule) => rule.custom((value) => otherFile(assetOf(value))),
    }),
  ],
  preview: { select: { title: "name", subtitle: "regular.asset.originalFilename" } },
});
