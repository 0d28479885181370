import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { isOncePerLanguage, languageField, nameOfLanguage } from "../../fields/language.schema.ts";
import { pictureField } from "../../fields/picture/picture.schema.ts";
import { say } from "../../fields/say.ts";
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
  preview: {
    select: { language: "language", subtitle: "tagline" },
    prepare: ({ language, subtitle }) => ({ title: nameOfLanguage(language), subtitle }),
  },
});

const organisation = defineField({
  name: "organisation",
  title: "Who stands behind the site",
  type: "object",
  description:
    "For search engines, which show it beside the site's pages. Not on the pages themselves.",
  options: { collapsible: true, collapsed: true },
  fields: [
    defineField({
      name: "name",
      title: "Name",
      type: "string",
      description: "Of the company, house or association. Without it the rest is not used.",
      validation: mayObey(siteRules.organisationName),
    }),
    pictureField({
      name: "logo",
      title: "Logo",
      description: "On a plain ground, 112 × 112 pixels or more.",
    }),
    defineField({
      name: "profiles",
      title: "Profiles elsewhere",
      type: "array",
      description: "Its own pages on other sites, such as https://mastodon.example/@house.",
      of: [defineArrayMember({ type: "string", validation: mayObey(siteRules.profile) })],
      validation: (rule) => rule.unique().max(20),
    }),
  ],
});

/** Studio form of the site's name, menus and footers. */
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
    defineField({
      name: "languages",
      title: "Menus and words, by language",
      type: "array",
      description:
        "Open a language for the menu at the top of its pages, the footer and the tagline.",
      of: [languageEntry],
      validation: (rule) => rule.custom(isOncePerLanguage),
    }),
    pictureField({
      name: "socialImage",
      title: "Picture for shared links",
      description:
        "Shown with shared links to the home page. Other pages without a picture of their own get one with their title, drawn by the site. 1200 × 630 pixels or more.",
    }),
    organisation,
  ],
  preview: { prepare: () => ({ title: say("Site") }) },
});
