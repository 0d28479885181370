import { defineArrayMember, defineField } from "@sanity/types";
import { mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { languageField } from "../../fields/language.schema.ts";
import { consentRules } from "./consent-settings.contract.ts";

/** Texts of one consent category. The site's own text replaces an empty field. */
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
        description: "What the visitor ticks. Empty: the site's own name for it.",
        validation: mayObey(consentRules.categoryName),
      }),
      defineField({
        name: "text",
        title: "What it covers",
        type: "text",
        rows: 3,
        description:
          "Who learns what, what for and for how long, in plain words. Empty: the site's own sentence.",
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
      description: "A question, in a few words. It is what a screen reader announces.",
      validation: mustObey(consentRules.heading),
    }),
    defineField({
      name: "text",
      title: "Text",
      type: "text",
      rows: 4,
      description:
        "What is asked, and why, in two or three plain sentences: it stands over the page's lower edge, and on a phone every line counts.",
      validation: mustObey(consentRules.text),
    }),
    defineField({
      name: "policyPage",
      title: "Privacy policy",
      type: "reference",
      description: "The page in the notice's language. Without one, the notice has no link to it.",
      to: [{ type: "page" }],
    }),
    categoryField(
      "necessary",
      "Category: necessary",
      "Always on: signing in, the language, the light, and the choice itself.",
    ),
    categoryField(
      "analytics",
      "Category: statistics",
      "Asked only where a tag manager is named above. Say which tools your container holds.",
    ),
    categoryField(
      "media",
      "Category: films from other hosts",
      "Whether films of Vimeo and YouTube may be loaded before their play button is pressed.",
    ),
  ],
  preview: { select: { title: "heading", subtitle: "language" } },
});
