import { defineField, defineType } from "@sanity/types";
import * as z from "zod";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { motionField } from "../../fields/motion.schema.ts";
import { optionField } from "../../fields/option.schema.ts";
import { richTextField } from "../../fields/rich-text/rich-text.schema.ts";
import { translate } from "../../fields/translate.ts";
import { toneField } from "../../fields/tone/tone.schema.ts";
import { text as contract, textLayouts, textRules } from "./text.contract.ts";

const words = z.looseObject({
  children: z.array(z.looseObject({ text: z.string().catch("") })).catch([]),
});

/** Returns the text of the first paragraph that isn't blank. */
function firstWords(body: unknown): string | undefined {
  const paragraphs = z.array(words).catch([]).parse(body);
  const texts = paragraphs.map(({ children }) => children.map(({ text }) => text).join(""));
  return texts.find((text) => text.trim() !== "");
}

export const text = defineType({
  name: contract.storedAs,
  title: "Text",
  type: "object",
  description: "Rich text with headings, lists, quotes, images and code.",
  options: {
    menuGroup: "content",
    searchTerms: "paragraph, article, heading, list, code, body, copy",
  },
  groups: blockGroups,
  fields: [
    versionField(contract.version),
    defineField({
      name: "heading",
      title: "Heading",
      type: "string",
      group: "content",
      validation: mayObey(textRules.heading),
    }),
    richTextField({
      name: "body",
      title: "Text",
      group: "content",
      validation: mustObey(textRules.body),
    }),
    optionField({
      name: "layout",
      title: "Layout",
      values: textLayouts,
      choices: {
        article: "Article",
        aside: "Side note (smaller text)",
        statement: "Statement (large text)",
      },
      initial: "article",
      group: "look",
    }),
    toneField("default"),
    motionField(),
  ],
  preview: {
    select: { heading: "heading", body: "body" },
    prepare: ({ heading, body }) => ({
      title: heading ?? firstWords(body) ?? translate("Empty text"),
      subtitle: translate("Text"),
    }),
  },
});
