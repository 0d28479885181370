import { defineArrayMember, defineField } from "@sanity/types";
import { mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { languageField } from "../../fields/language.schema.ts";
import { consentRules } from "./consent-settings.contract.ts";

/** Texts of one consent category. The site uses its own text for an empty field. */
const categoryField = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    type: "object",
    description,
    options: { collapsible: true, collapsed: true },
    fields: [
      defineField({
        name: "name",
        title: "Name",
        type: "string",
        description: "If empty, the built-in name is displayed.",
        validation: mayObey(consentRules.categoryName),
      }),
      defineField({
        name: "text",
        title: "Description",
        type: "text",
        rows: 3,
        description: "State who receives which data, why and for how long.",
        validation: mayObey(consentRules.categoryText),
      }),
    ],
  });

/** The consent notice in one language. */
export const noticeEntry = defineArrayMember({
  name: "consentNotice",
  title: "Notice",
  type: "object",
  fields: [
    languageField,
    defineField({
      name: "heading",
      title: "Heading",
      type: "string",
      description: "A short question.",
      validation: mustObey(consentRules.heading),
    }),
    defineField({
      name: "text",
      title: "Text",
      type: "text",
      rows: 4,
      description: "Explain what you ask for and why, in two or three short sentences.",
      validation: mustObey(consentRules.text),
    }),
    defineField({
      name: "policyPage",
      title: "Privacy policy",
      type: "reference",
      description: "The notice links to this page.",
      to: [{ type: "page" }],
    }),
    categoryField(
      "necessary",
      "Necessary",
      "Always on: covers sign-in, language, theme and the consent choice.",
    ),
    categoryField(
      "analytics",
      "Statistics",
      "Displayed only if Google Tag Manager is set up; list the tools in your container.",
    ),
    categoryField(
      "media",
      "Media",
      "Allows Vimeo and YouTube videos to load before a visitor plays them.",
    ),
  ],
  preview: { select: { title: "heading", subtitle: "language" } },
});
