import { defineField, defineType } from "@sanity/types";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { motionField } from "../../fields/motion.schema.ts";
import { optionField } from "../../fields/option.schema.ts";
import { pictureField } from "../../fields/picture/picture.schema.ts";
import { say } from "../../fields/say.ts";
import { toneField } from "../../fields/tone/tone.schema.ts";
import { quote as contract, quoteEmphases, quoteRules } from "./quote.contract.ts";

/** Studio form of the quote block. */
export const quote = defineType({
  name: "quote",
  title: "Quotation",
  type: "object",
  description: "What somebody said, large, with their name and perhaps their face.",
  options: { menuGroup: "tell" },
  groups: blockGroups,
  fields: [
    versionField(contract.version),
    defineField({
      name: "words",
      title: "What was said",
      type: "text",
      rows: 4,
      description:
        "Without quotation marks: the site sets those of the page's language. One or two sentences are read, ten are not.",
      group: "content",
      validation: mustObey(quoteRules.words),
    }),
    defineField({
      name: "name",
      title: "Who said it",
      type: "string",
      group: "content",
      validation: mustObey(quoteRules.name),
    }),
    defineField({
      name: "role",
      title: "What they are known for",
      type: "string",
      description: "Such as “director of Salt”, or where the words stood. Leave it empty for none.",
      group: "content",
      validation: mayObey(quoteRules.role),
    }),
    pictureField({
      name: "portrait",
      title: "Portrait",
      description:
        "Shown as a square: drag the circle in the picture's settings over the face. Leave it empty for none.",
      group: "content",
    }),
    optionField({
      name: "emphasis",
      title: "Emphasis",
      description: "One loud quotation a page is plenty.",
      values: quoteEmphases,
      choices: {
        quiet: "Quiet (in passing, beside the text)",
        loud: "Loud (across the page, large portrait)",
      },
      initial: "loud",
      group: "look",
    }),
    toneField("house"),
    motionField(),
  ],
  preview: {
    select: { words: "words", name: "name", media: "portrait" },
    prepare: ({ words, name, media }) => ({
      title: words ?? say("Quotation without words"),
      subtitle: `${say("Quotation")} · ${name ?? say("nobody named")}`,
      media,
    }),
  },
});
