import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { type BlockForm, blocksField } from "../../fields/blocks.schema.ts";
import { fromZod, mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { pictureField } from "../../fields/picture/picture.schema.ts";
import { say } from "../../fields/say.ts";
import { hasOnePagePerLanguage, isLanguageOffered, isSlugFree, proposeSlug } from "./page-rules.ts";
import { cutBySearch } from "./cut-by-search.ts";
import { pageRules, shownBySearch } from "./page.contract.ts";
import { translatedFrom } from "./translated-from.schema.ts";

const seo = defineField({
  name: "seo",
  title: "Search and sharing",
  type: "object",
  description: "What search engines and shared links show. Empty fields are filled from the page.",
  group: "seo",
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      description: `Up to about ${shownBySearch.title} characters are shown. Empty: the page’s title.`,
      validation: (rule) => [
        mayObey(pageRules.seoTitle)(rule),
        rule.custom(cutBySearch(shownBySearch.title)).warning(),
      ],
    }),
    defineField({
      name: "description",
      title: "Description",
      type: "text",
      rows: 3,
      description: `One or two sentences; up to about ${shownBySearch.description} characters are shown. Empty: the site’s description.`,
      validation: (rule) => [
        mayObey(pageRules.seoDescription)(rule),
        rule.custom(cutBySearch(shownBySearch.description)).warning(),
      ],
    }),
    pictureField({
      name: "image",
      title: "Picture",
      description:
        "Shown where the page is shared. 1200 × 630 pixels or more. Empty: a picture of the page’s title, drawn by the site.",
    }),
    defineField({
      name: "noindex",
      title: "Keep out of search engines",
      type: "boolean",
      initialValue: false,
    }),
  ],
});

const addressFields = [
  defineField({
    name: "slug",
    title: "Address",
    type: "slug",
    description:
      "What stands after the language: “programme/the-last-tram”. The home page is “index”.",
    group: "content",
    options: { source: "title", maxLength: 200, slugify: proposeSlug, isUnique: isSlugFree },
    // A single rule, because Sanity checks the slug's uniqueness once per rule.
    validation: (rule) => rule.required().custom((slug) => fromZod(pageRules.slug)(slug?.current)),
  }),
  defineField({
    name: "language",
    title: "Language",
    type: "string",
    placeholder: "en",
    description: "Set once, when the page is made: to translate a page, make a second one.",
    group: "languages",
    readOnly: ({ document, value }) => Boolean(document?._rev && value),
    validation: (rule) => [...mustObey(pageRules.language)(rule), rule.custom(isLanguageOffered)],
  }),
];

const translations = defineField({
  name: "translations",
  title: "The same page in other languages",
  type: "array",
  description: "The language switcher leads there. Name this page over there too.",
  group: "languages",
  of: [
    defineArrayMember({
      type: "reference",
      to: [{ type: "page" }],
      weak: true,
      options: {
        filter: ({ document }) => ({
          filter: "language != $language",
          params: { language: document.language ?? "" },
        }),
      },
    }),
  ],
  validation: (rule) => [rule.unique(), rule.custom(hasOnePagePerLanguage)],
});

/** Returns the form of a page. `blocks` lists the forms of all blocks. */
export const page = (blocks: readonly BlockForm[]) =>
  defineType({
    name: "page",
    title: "Page",
    type: "document",
    groups: [
      { name: "content", title: "Content", default: true },
      { name: "seo", title: "Search and sharing" },
      { name: "languages", title: "Languages" },
    ],
    fields: [
      defineField({
        name: "title",
        title: "Title",
        type: "string",
        description: "Names the page in menus, in the browser's tab and here in the studio.",
        group: "content",
        validation: mustObey(pageRules.title),
      }),
      ...addressFields,
      blocksField(blocks, {
        name: "blocks",
        title: "Blocks",
        description:
          "The page from top to bottom: open with a hero, then tell, show, ask. Drag to reorder, or add and move blocks on the page itself, in the Preview.",
        group: "content",
      }),
      seo,
      translations,
      translatedFrom,
    ],
    orderings: [
      {
        name: "address",
        title: "Language, then address",
        by: [
          { field: "language", direction: "asc" },
          { field: "slug.current", direction: "asc" },
        ],
      },
    ],
    // Selects nothing from the blocks: the form evaluates its own preview at each keystroke, and the studio traverses
    // every member of a list that a preview selects from.
    preview: {
      select: {
        title: "title",
        slug: "slug.current",
        language: "language",
        social: "seo.image",
      },
      prepare: ({ title, slug, language, social }) => ({
        title: title ?? say("Page without a title"),
        subtitle: `/${language ?? "?"}/${slug === "index" ? "" : (slug ?? "…")}`,
        media: social,
      }),
    },
  });
