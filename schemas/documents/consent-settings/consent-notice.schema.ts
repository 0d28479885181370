import { defineArrayMember, defineField } from "@sanity/types";
import { mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { languageField } from "../../fields/language.schema.ts";
import { consentRules } from "./consent-settings.contract.ts";
import { toAddressed } from "../addressed.schema.ts";

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
        description: "Leave empty to display the built-in name.",
        validation: mayObey(consentRules.categoryName),
      }),
      defineField({
        name: "text",
        title: "Description",
        type: "text",
        rows: 3,
        description: "State who receives which data and why, and how long the data is stored.",
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
      description: "Ask visitors for consent in one short question.",
      validation: mustObey(consentRules.heading),
    }),
    defineField({
      name: "text",
      title: "Text",
      type: "text",
      rows: 4,
      description: "Explain what visitors consent to and why, in two or three short sentences.",
      validation: mustObey(consentRules.text),
    }),
    defineField({
      name: "policyPage",
      title: "Privacy policy",
      type: "reference",
      description: "The page that the consent notice links to.",
      to: toAddressed,
    }),
    categoryField(
      "necessary",
      "Necessary",
      "This category is always on. It lets the site remember the visitor's sign-in, language, color scheme and consent choice.",
    ),
    categoryField(
      "analytics",
      "Statistics",
      "Name the tools in your Google Tag Manager container. Visitors see this category only if Google Tag Manager is set up.",
    ),
    categoryField(
      "media",
      "Media",
      "If visitors consent to this category, Vimeo and YouTube videos can load before playback starts.",
    ),
  ],
  preview: { select: { title: "heading", subtitle: "language" } },
});
