import { defineField, defineType } from "@sanity/types";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { motionField } from "../../fields/motion.schema.ts";
import { optionField } from "../../fields/option.schema.ts";
import { pictureField } from "../../fields/picture/picture.schema.ts";
import { translate } from "../../fields/translate.ts";
import { toneField } from "../../fields/tone/tone.schema.ts";
import { quote as contract, quoteEmphases, quoteRules } from "./quote.contract.ts";

export const quote = defineType({
  name: "quote",
  title: "Quote",
  type: "object",
  description: "A quote with its author and an optional portrait.",
  options: {
    menuGroup: "content",
    searchTerms: "testimonial, review, quotation, citation, blockquote, saying",
  },
  groups: blockGroups,
  fields: [
    versionField(contract.version),
    defineField({
      name: "words",
      title: "Quote",
      type: "text",
      rows: 4,
      description: "Enter the quote without quotation marks: the site adds quotation marks.",
      group: "content",
      validation: mustObey(quoteRules.words),
    }),
    defineField({
      name: "name",
      title: "Author",
      type: "string",
      group: "content",
      validation: mustObey(quoteRules.name),
    }),
    defineField({
      name: "role",
      title: "Role or source",
      type: "string",
      description: "For example, “CEO of Example Inc.”",
      group: "content",
      validation: mayObey(quoteRules.role),
    }),
    pictureField({
      name: "portrait",
      title: "Portrait",
      description: "The site crops the portrait to a square. Set the hotspot on the person's face.",
      group: "content",
    }),
    optionField({
      name: "emphasis",
      title: "Size",
      description: "Use “Large” at most once per page.",
      values: quoteEmphases,
      choices: {
        quiet: "Small",
        loud: "Large",
      },
      initial: "loud",
      group: "look",
    }),
    toneField("default"),
    motionField(),
  ],
  preview: {
    select: { words: "words", name: "name", media: "portrait" },
    prepare: ({ words, name, media }) => ({
      title: words ?? translate("Empty quote"),
      subtitle: `${translate("Quote")} · ${name ?? translate("no author")}`,
      media,
    }),
  },
});
