import { defineField, defineType } from "@sanity/types";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { say } from "../../fields/say.ts";
import { originalMissing, reusable as contract } from "./reusable.contract.ts";

/** Studio form of the reusable block: a reference to its document. */
export const reusable = defineType({
  name: "reusable",
  title: "Reusable block",
  type: "object",
  description: "What stands on several pages and is written once.",
  options: { menuGroup: "reuse" },
  groups: blockGroups,
  fields: [
    versionField(contract.version),
    defineField({
      name: "original",
      title: "Which one",
      type: "reference",
      description:
        "A change of it is seen on every page that shows it, as soon as it is published there.",
      to: [{ type: "reusableBlock" }],
      options: {
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
      title: title ?? say("No reusable block chosen yet"),
      subtitle: say("Reusable block"),
    }),
  },
});
