import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { fromZod, mustObey } from "../../fields/custom-from-zod.ts";
import { languageCode } from "../../fields/language.contract.ts";
import { nameOfLanguage } from "../../fields/language.schema.ts";
import { listRule } from "../../fields/list.contract.ts";
import { translate } from "../../fields/translate.ts";
import { interfaceTextRules, mostTexts } from "./interface-texts.contract.ts";

/** One interface text. Its `_key` is its `key`, so that two editors can't add the same text twice. */
const interfaceText = defineArrayMember({
  name: "interfaceText",
  title: "Interface text",
  type: "object",
  fields: [
    defineField({
      name: "key",
      title: "Key",
      type: "string",
      readOnly: true,
      validation: mustObey(interfaceTextRules.key),
    }),
    defineField({
      name: "text",
      title: "Text",
      type: "text",
      validation: mustObey(interfaceTextRules.text),
    }),
  ],
  preview: { select: { title: "text", subtitle: "key" } },
});

/** The interface texts of one language. Only texts that differ from the default ones are stored. */
export const interfaceTexts = defineType({
  name: "interfaceTexts",
  title: "Interface texts",
  type: "document",
  fields: [
    defineField({
      name: "language",
      title: "Language",
      type: "string",
      readOnly: true,
      hidden: true,
      validation: mustObey(languageCode),
    }),
    defineField({
      name: "texts",
      title: "Texts",
      type: "array",
      of: [interfaceText],
      validation: (rule) => rule.custom(fromZod(listRule(mostTexts))),
    }),
  ],
  preview: {
    select: { language: "language" },
    prepare: ({ language }) => ({
      title: nameOfLanguage(language),
      subtitle: translate("Interface texts"),
    }),
  },
});
