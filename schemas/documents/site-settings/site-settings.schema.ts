import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { isOncePerLanguage, languageField, nameOfLanguage } from "../../fields/language.schema.ts";
import { pictureField } from "../../fields/picture/picture.schema.ts";
import { translate } from "../../fields/translate.ts";
import { siteRules } from "./site-settings.contract.ts";

const languageEntry = defineArrayMember({
  name: "siteLanguage",
  title: "Language",
  type: "object",
  fields: [
    languageField,
    defineField({
      name: "tagline",
      title: "Tagline",
      type: "string",
      description:
        "Displayed in generated social images, and in the footer if the footer text is empty.",
      validation: mayObey(siteRules.tagline),
    }),
    defineField({
      name: "description",
      title: "Description",
      type: "text",
      rows: 3,
      description:
        "Search engines display this description for pages that have no description of their own.",
      validation: mayObey(siteRules.description),
    }),
    defineField({
      name: "menu",
      title: "Navigation",
      type: "array",
      description: "Three to six links at the top of every page.",
      of: [defineArrayMember({ type: "link" })],
    }),
    defineField({
      name: "footerText",
      title: "Footer text",
      type: "text",
      rows: 3,
      validation: mayObey(siteRules.footerText),
    }),
    defineField({
      name: "footerLinks",
      title: "Footer links",
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
  title: "Organization",
  type: "object",
  description:
    "Search engines receive this information as structured data. The site does not display it.",
  options: { collapsible: true, collapsed: true },
  fields: [
    defineField({
      name: "name",
      title: "Name",
      type: "string",
      description: "The fields below have no effect until you enter the organization's name.",
      validation: mayObey(siteRules.organisationName),
    }),
    pictureField({
      name: "logo",
      title: "Logo",
      description: "Upload a logo of at least 112 × 112 pixels on a plain background.",
    }),
    defineField({
      name: "profiles",
      title: "Social profiles",
      type: "array",
      description:
        "URLs of the organization's profiles on other sites, such as https://mastodon.example/@company.",
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
      title: "Site name",
      type: "string",
      validation: mustObey(siteRules.name),
    }),
    defineField({
      name: "languages",
      title: "Language versions",
      type: "array",
      description: "Each language has its own tagline, navigation and footer.",
      of: [languageEntry],
      validation: (rule) => rule.custom(isOncePerLanguage),
    }),
    pictureField({
      name: "socialImage",
      title: "Social image",
      description:
        "Social networks display this image beside links to the home page. Other pages use their own social image or a generated one. Upload an image of at least 1200 × 630 pixels.",
    }),
    defineField({
      name: "theme",
      title: "Theme",
      type: "reference",
      description:
        "The colors, typefaces and shape of the site. If empty, the site has a plain theme.",
      to: [{ type: "theme" }],
    }),
    organisation,
  ],
  preview: { prepare: () => ({ title: translate("Site") }) },
});
