import { defineArrayMember, defineField, defineType, type ArrayRule } from "@sanity/types";
import { mayObey, mustObey } from "../custom-from-zod.ts";
import { linkTargetFields } from "../link/link.schema.ts";
import { optionField } from "../option.schema.ts";
import { pictureField } from "../picture/picture.schema.ts";
import {
  figureCaption,
  figureSpans,
  listKinds,
  sampleCode,
  sampleLanguage,
  textStyles,
} from "./rich-text.contract.ts";
import { translate } from "../translate.ts";

const styleTitles: Record<(typeof textStyles)[number], string> = {
  normal: "Normal",
  h2: "Heading",
  h3: "Smaller heading",
  h4: "Smallest heading",
  blockquote: "Quote",
};

const listTitles: Record<(typeof listKinds)[number], string> = {
  bullet: "Bulleted list",
  number: "Numbered list",
};

const spanTitles: Record<(typeof figureSpans)[number], string> = {
  reading: "Text width",
  wide: "Wide",
  full: "Full width",
};

const listOf = <T extends string>(values: readonly T[], titles: Record<T, string>) =>
  values.map((value) => ({ value, title: titles[value] }));

const paragraph = defineArrayMember({
  type: "block",
  styles: listOf(textStyles, styleTitles),
  lists: listOf(listKinds, listTitles),
  marks: {
    decorators: [
      { value: "strong", title: "Bold" },
      { value: "em", title: "Italic" },
      { value: "code", title: "Code" },
    ],
    annotations: [{ name: "link", title: "Link", type: "object", fields: linkTargetFields }],
  },
});

export const figure = defineType({
  name: "figure",
  title: "Image",
  type: "object",
  fields: [
    pictureField({
      name: "picture",
      title: "Image",
      missing: "Select an image, or remove the empty image from the text.",
    }),
    defineField({
      name: "caption",
      title: "Caption",
      type: "string",
      validation: mayObey(figureCaption),
    }),
    optionField({
      name: "span",
      title: "Width",
      values: figureSpans,
      choices: spanTitles,
      initial: "reading",
    }),
  ],
  preview: {
    select: { title: "caption", subtitle: "picture.alt", media: "picture" },
    prepare: ({ title, subtitle, media }) => ({
      title: title ?? subtitle ?? translate("Image"),
      subtitle: title ? subtitle : translate("Image"),
      media,
    }),
  },
});

export const codeSample = defineType({
  name: "codeSample",
  title: "Code",
  type: "object",
  fields: [
    defineField({
      name: "language",
      title: "Programming language",
      type: "string",
      validation: mayObey(sampleLanguage),
    }),
    defineField({
      name: "code",
      title: "Code",
      type: "text",
      rows: 8,
      validation: mustObey(sampleCode),
    }),
  ],
  preview: { select: { title: "code", subtitle: "language" } },
});

type RichTextField = {
  name: string;
  title: string;
  description?: string;
  group?: string;
  validation?: (rule: ArrayRule<unknown[]>) => ArrayRule<unknown[]>[];
};

export const richTextField = (field: RichTextField) =>
  defineField({
    ...field,
    type: "array",
    of: [
      paragraph,
      defineArrayMember({ type: "figure" }),
      defineArrayMember({ type: "codeSample" }),
    ],
  });
