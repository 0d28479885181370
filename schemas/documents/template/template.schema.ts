import { defineField, defineType } from "@sanity/types";
import { type BlockForm, blocksField } from "../../fields/blocks.schema.ts";
import { mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { languageCode } from "../../fields/language.contract.ts";
import { say } from "../../fields/say.ts";
import { isLanguageOffered } from "../page/page-rules.ts";
import { templateRules } from "./template.contract.ts";

/** Returns the form of a template, from which new pages start. `blocks` lists the forms of all blocks. */
export const template = (blocks: readonly BlockForm[]) =>
  defineType({
    name: "template",
    title: "Page template",
    type: "document",
    description: "What a new page begins with. Pages made from it are on their own afterwards.",
    fields: [
      defineField({
        name: "title",
        title: "Name",
        type: "string",
        description: "What editors choose when they make a page: “A film of the night”.",
        validation: mustObey(templateRules.title),
      }),
      defineField({
        name: "description",
        title: "What it is for",
        type: "text",
        rows: 2,
        description: "One sentence that helps to choose. Leave it empty for none.",
        validation: mayObey(templateRules.description),
      }),
      defineField({
        name: "language",
        title: "Language",
        type: "string",
        placeholder: "en",
        description: "Offered for pages of this language. Leave it empty for pages of every one.",
        validation: (rule) => [mayObey(languageCode)(rule), rule.custom(isLanguageOffered)],
      }),
      blocksField(blocks, {
        name: "blocks",
        title: "Blocks",
        description: "From top to bottom. What may still be empty here, the page will ask for.",
      }),
    ],
    preview: {
      select: { title: "title", language: "language", description: "description" },
      prepare: ({ title, language, description }) => ({
        title: title ?? say("Template without a name"),
        subtitle: [language ?? say("Every language"), description].filter(Boolean).join(" · "),
      }),
    },
  });
