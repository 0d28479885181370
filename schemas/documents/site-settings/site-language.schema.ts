import { defineArrayMember, defineField } from "@sanity/types";
import { mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { languageField, nameOfLanguage } from "../../fields/language.schema.ts";
import { optionalLinkField } from "../../fields/link/link.schema.ts";
import { listRule } from "../../fields/list.contract.ts";
import { isInOrder, shownRules } from "../../fields/shown/shown.contract.ts";
import { announcementTooEarly, frameRules, MOST_COLUMNS, MOST_LINKS } from "./frame.contract.ts";
import { siteRules } from "./site-settings.contract.ts";

const announcementField = defineField({
  name: "announcement",
  title: "Announcement",
  type: "object",
  group: "announcement",
  description: "A line below the header of every page. Leave the text empty to display none.",
  fields: [
    defineField({
      name: "text",
      title: "Text",
      type: "string",
      validation: mayObey(frameRules.announcement),
    }),
    optionalLinkField({ name: "link", title: "Link" }),
    defineField({
      name: "from",
      title: "Visible from",
      type: "datetime",
      description: "Leave empty to display the announcement immediately.",
      validation: mayObey(shownRules.moment),
    }),
    defineField({
      name: "until",
      title: "Visible until",
      type: "datetime",
      description: "Leave empty to display the announcement until you remove it.",
      validation: (rule) => [
        mayObey(shownRules.moment)(rule),
        rule.custom(
          (until, { parent }) => isInOrder(Object(parent).from, until) || announcementTooEarly,
        ),
      ],
    }),
  ],
});

const columnsField = defineField({
  name: "footerColumns",
  title: "Link columns",
  type: "array",
  group: "footer",
  description: "Each column has a title and links.",
  of: [
    defineArrayMember({
      name: "footerColumn",
      title: "Column",
      type: "object",
      fields: [
        defineField({
          name: "title",
          title: "Title",
          type: "string",
          validation: mustObey(frameRules.columnTitle),
        }),
        defineField({
          name: "links",
          title: "Links",
          type: "array",
          of: [defineArrayMember({ type: "link" })],
          validation: mayObey(listRule(MOST_LINKS)),
        }),
      ],
      preview: { select: { title: "title" } },
    }),
  ],
  validation: mayObey(listRule(MOST_COLUMNS)),
});

/** Form of the site's texts and links in one language. */
export const languageEntry = defineArrayMember({
  name: "siteLanguage",
  title: "Language",
  type: "object",
  groups: [
    { name: "header", title: "Header", default: true },
    { name: "footer", title: "Footer" },
    { name: "announcement", title: "Announcement" },
    { name: "search", title: "Search engines" },
    { name: "errors", title: "Error page" },
  ],
  fields: [
    // Places the language in the group that opens first, because the entry is invalid without a
    // language.
    { ...languageField, group: "header" },
    defineField({
      name: "tagline",
      title: "Tagline",
      type: "string",
      group: "search",
      description:
        "Displayed in generated social images, and in the footer if the footer text is empty.",
      validation: mayObey(siteRules.tagline),
    }),
    defineField({
      name: "description",
      title: "Description",
      type: "text",
      group: "search",
      rows: 3,
      description:
        "Search engines display this description for pages that have no description of their own.",
      validation: mayObey(siteRules.description),
    }),
    defineField({
      name: "menu",
      title: "Navigation",
      type: "array",
      group: "header",
      description: "Displayed at the top of every page. Links that don't fit move into a menu.",
      of: [defineArrayMember({ type: "link" })],
      validation: mayObey(listRule(MOST_LINKS)),
    }),
    optionalLinkField({
      name: "headerAction",
      title: "Call to action",
      group: "header",
      description: "A button in the header of every page.",
    }),
    announcementField,
    defineField({
      name: "footerText",
      title: "Footer text",
      type: "text",
      group: "footer",
      rows: 3,
      validation: mayObey(siteRules.footerText),
    }),
    defineField({
      name: "footerLinks",
      title: "Footer links",
      type: "array",
      group: "footer",
      description: "A short list, such as the legal notice and the privacy policy.",
      of: [defineArrayMember({ type: "link" })],
      validation: mayObey(listRule(MOST_LINKS)),
    }),
    columnsField,
    defineField({
      name: "notFoundHeading",
      title: "Heading of the 404 page",
      type: "string",
      group: "errors",
      description: "Leave empty to display the built-in heading.",
      validation: mayObey(frameRules.notFoundHeading),
    }),
    defineField({
      name: "notFoundText",
      title: "Text of the 404 page",
      type: "text",
      rows: 3,
      group: "errors",
      description: "Leave empty to display the built-in text.",
      validation: mayObey(frameRules.notFoundText),
    }),
  ],
  preview: {
    select: { language: "language", subtitle: "tagline" },
    prepare: ({ language, subtitle }) => ({ title: nameOfLanguage(language), subtitle }),
  },
});
