import { defineField, defineType } from "@sanity/types";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { mayObey } from "../../fields/custom-from-zod.ts";
import { motionField } from "../../fields/motion.schema.ts";
import { translate } from "../../fields/translate.ts";
import { toneField } from "../../fields/tone/tone.schema.ts";
import { form as contract, formBlockRules } from "./form.contract.ts";

/** Studio form of the form block: a heading, a text, and a reference to the form's document. */
export const form = defineType({
  name: "formBlock",
  title: "Form",
  type: "object",
  description: "Asks visitors for a message, a registration or other data.",
  options: {
    menuGroup: "ask",
    searchTerms: "contact, registration, survey, booking, application, email",
  },
  groups: blockGroups,
  fields: [
    versionField(contract.version),
    defineField({
      name: "heading",
      title: "Heading",
      type: "string",
      group: "content",
      validation: mayObey(formBlockRules.heading),
    }),
    defineField({
      name: "text",
      title: "Text",
      type: "text",
      rows: 3,
      description: "For example, when visitors can expect an answer.",
      group: "content",
      validation: mayObey(formBlockRules.text),
    }),
    defineField({
      name: "form",
      title: "Form",
      type: "reference",
      description: "Several pages can display the same form.",
      to: [{ type: "form" }],
      options: {
        removedWith: "parent",
        filter: ({ document }) => ({
          filter: "!defined(language) || language == $language",
          params: { language: document.language ?? "" },
        }),
      },
      group: "content",
      validation: (rule) => rule.required().error("Select a form, or remove this block."),
    }),
    toneField("default"),
    motionField(),
  ],
  preview: {
    select: { heading: "heading", form: "form.title" },
    prepare: ({ heading, form: name }) => ({
      title: heading ?? name ?? translate("No form selected"),
      subtitle: [translate("Form"), name].filter(Boolean).join(" · "),
    }),
  },
});
