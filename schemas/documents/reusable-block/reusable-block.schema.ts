import { defineField, defineType } from "@sanity/types";
import { type BlockForm, blocksField } from "../../fields/blocks.schema.ts";
import { fromZod, mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { languageCode } from "../../fields/language.contract.ts";
import { say } from "../../fields/say.ts";
import { isLanguageOffered } from "../page/page-rules.ts";
import { reusableBlockRules } from "./reusable-block.contract.ts";

/** Returns the form of the document that holds reusable blocks. `blocks` lists the forms that it may hold. */
export const reusableBlock = (blocks: readonly BlockForm[]) =>
  defineType({
    name: "reusableBlock",
    title: "Reusable block",
    type: "document",
    description: "Blocks that several pages show, and that are edited here for all of them.",
    fields: [
      defineField({
        name: "title",
        title: "Name",
        type: "string",
        description: "Only editors see it: “Tickets at the door”.",
        validation: mustObey(reusableBlockRules.title),
      }),
      defineField({
        name: "language",
        title: "Language",
        type: "string",
        placeholder: "en",
        description: "Offered on pages of this language. Leave it empty for pages of every one.",
        validation: (rule) => [mayObey(languageCode)(rule), rule.custom(isLanguageOffered)],
      }),
      blocksField(blocks, {
        name: "blocks",
        title: "Blocks",
        description: "Stand one under the other wherever it is used.",
        validation: (rule) =>
          rule.custom((blocks) => fromZod(reusableBlockRules.blocks)(blocks ?? [])),
      }),
    ],
    preview: {
      select: { title: "title", language: "language" },
      prepare: ({ title, language }) => ({
        title: title ?? say("Reusable block without a name"),
        subtitle: language ?? say("Every language"),
      }),
    },
  });
