import { defineField, defineType } from "@sanity/types";
import { type BlockForm, blocksField } from "../../fields/blocks.schema.ts";
import { mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { languageCode } from "../../fields/language.contract.ts";
import { translate } from "../../fields/translate.ts";
import { isLanguageOffered } from "../page/page-rules.ts";
import { optionalText, requiredText } from "../../fields/text.contract.ts";

const templateRules = {
  title: requiredText(120, "Enter a name for the template."),
  description: optionalText(200),
};

export const template = (blocks: readonly BlockForm[]) =>
  defineType({
    name: "template",
    title: "Page template",
    type: "document",
    description:
      "The initial blocks of a new page. Later changes to the template don't affect existing pages.",
    fields: [
      defineField({
        name: "title",
        title: "Name",
        type: "string",
        description: "Displayed in the menu for new pages; for example, “Landing page”.",
        validation: mustObey(templateRules.title),
      }),
      defineField({
        name: "description",
        title: "Description",
        type: "text",
        rows: 2,
        description: "Helps editors choose a template.",
        validation: mayObey(templateRules.description),
      }),
      defineField({
        name: "language",
        title: "Language",
        type: "string",
        placeholder: "en",
        description: "Leave empty to make the template available in every language.",
        validation: (rule) => [mayObey(languageCode)(rule), rule.custom(isLanguageOffered)],
      }),
      blocksField(blocks, {
        name: "blocks",
        title: "Blocks",
        description:
          "In a template, you can leave required fields empty. Fill in these fields on each page that you create from the template.",
      }),
    ],
    preview: {
      select: { title: "title", language: "language", description: "description" },
      prepare: ({ title, language, description }) => ({
        title: title ?? translate("Unnamed template"),
        subtitle: [language ?? translate("All languages"), description].filter(Boolean).join(" · "),
      }),
    },
  });
