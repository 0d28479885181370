import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { isOncePerLanguage, languageField } from "../../fields/language.schema.ts";
import { pictureField } from "../../fields/picture.schema.ts";
import { siteRules } from "./site-settings.contract.ts";

const languageEntry = defineArrayMember({
  name: "siteLanguage",
  title: "In one language",
  type: "object",
  fields: [
    languageField,
    defineField({
      name: "tagline",
      title: "Tagline",
      type: "string",
      description: "A few words beside the site's name.",
      validation: mayObey(siteRules.tagline),
    }),
    defineField({
      name: "description",
      title: "Description",
      type: "text",
      rows: 3,
      description: "For search engines, where a page has none of its own.",
      validation: mayObey(siteRules.description),
    }),
    defineField({
      name: "menu",
      title: "Menu",
      type: "array",
      description: "Three to six entries at the top of every page.",
      of: [defineArrayMember({ type: "link" })],
    }),
    defineField({
      name: "footerText",
      title: "Text in the footer",
      type: "text",
      rows: 3,
      validation: mayObey(siteRules.footerText),
    }),
    defineField({
      name: "footerLinks",
      title: "Links in the footer",
      type: "array",
      of: [defineArrayMember({ type: "link" })],
    }),
  ],
  preview: { select: { title: "language", subtitle: "tagline" } },
});

/** Form of the site's name, menus and footers. */
export const siteSettings = defineType({
  name: "siteSettings",
  title: "Site",
  type: "document",
  fields: [
    defineField({
      name: "name",
      title: "Name of the site",
      type: "string",
      validation: mustObey(siteRules.name),
    }),
    pictureField({
      name: "socialImage",
      title: "Picture for shared links",
      description: "Shown where a shared page has none of its own. 1200 × 630 pixels or more.",
    }),
    defineField({
      name: "languages",
      title: "Menus and words, by language",
      type: "array",
      of: [languageEntry],
      validation: (rule) => rule.custom(isOncePerLanguage),
    }),
  ],
  preview: { prepare: () => ({ title: "Site" }) },
});
