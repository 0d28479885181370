import { defineField, defineType } from "@sanity/types";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { translate } from "../../fields/translate.ts";
import { originalMissing, reusable as contract } from "./reusable.contract.ts";

/** Studio form of the reusable block: a reference to the document that holds the shared blocks. */
export const reusable = defineType({
  name: "reusable",
  title: "Reusable block",
  type: "object",
  description: "Content that you edit in one place and use on several pages.",
  options: { menuGroup: "reuse", searchTerms: "shared, snippet, global, saved, synced" },
  groups: blockGroups,
  fields: [
    versionField(contract.version),
    defineField({
      name: "original",
      title: "Reusable block",
      type: "reference",
      description:
        "When you publish a change to this block, the change appears on every page that uses the block.",
      to: [{ type: "reusableBlock" }],
      options: {
        removedWith: "parent",
        filter: ({ document }) => ({
          filter: "!defined(language) || language == $language",
          params: { language: document.language ?? "" },
        }),
      },
      group: "content",
      validation: (rule) => rule.required().error(originalMissing),
    }),
  ],
  preview: {
    select: { title: "original.title" },
    prepare: ({ title }) => ({
      title: title ?? translate("No reusable block selected"),
      subtitle: translate("Reusable block"),
    }),
  },
});
