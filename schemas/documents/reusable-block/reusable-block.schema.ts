import { defineField, defineType } from "@sanity/types";
import { type BlockForm, blocksField } from "../../fields/blocks.schema.ts";
import { fromZod, mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { languageCode } from "../../fields/language.contract.ts";
import { translate } from "../../fields/translate.ts";
import { isLanguageOffered } from "../page/page-rules.ts";
import { listRule } from "../../fields/list.contract.ts";
import { requiredText } from "../../fields/text.contract.ts";

const reusableBlockRules = {
  title: requiredText(120, "Enter a name for the reusable block."),
  blocks: listRule(12, "Add at least one block."),
};

export const reusableBlock = (blocks: readonly BlockForm[]) =>
  defineType({
    name: "reusableBlock",
    title: "Reusable block",
    type: "document",
    description: "Blocks that several pages share.",
    fields: [
      defineField({
        name: "title",
        title: "Name",
        type: "string",
        description: "Displayed only in the studio; for example, “Contact details”.",
        validation: mustObey(reusableBlockRules.title),
      }),
      defineField({
        name: "language",
        title: "Language",
        type: "string",
        placeholder: "en",
        description: "Leave empty to make the block available in every language.",
        validation: (rule) => [mayObey(languageCode)(rule), rule.custom(isLanguageOffered)],
      }),
      blocksField(blocks, {
        name: "blocks",
        title: "Blocks",
        validation: (rule) =>
          rule.custom((blocks) => fromZod(reusableBlockRules.blocks)(blocks ?? [])),
      }),
    ],
    preview: {
      select: { title: "title", language: "language" },
      prepare: ({ title, language }) => ({
        title: title ?? translate("Unnamed reusable block"),
        subtitle: language ?? translate("All languages"),
      }),
    },
  });
