import {
  defineArrayMember,
  defineField,
  type DocumentDefinition,
  defineType,
  type FieldDefinition,
} from "@sanity/types";
import { type BlockForm, blocksField } from "../../fields/blocks.schema.ts";
import { fromZod, mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { pictureField } from "../../fields/picture/picture.schema.ts";
import { translate } from "../../fields/translate.ts";
import {
  hasOnePagePerLanguage,
  isInFolder,
  isLanguageOffered,
  isSlugFree,
  proposeSlug,
} from "./page-rules.ts";
import { cutBySearch } from "./cut-by-search.ts";
import { listingGroup, listingSchema } from "./listing.schema.ts";
import { pageRules, shownBySearch } from "./page.contract.ts";
import { subject } from "./subject.schema.ts";
import { translatedFrom } from "./translated-from.schema.ts";
import { toAddressed } from "../addressed.schema.ts";

const seo = defineField({
  name: "seo",
  title: "SEO",
  type: "object",
  description:
    "How the page appears in search results and on social networks. All fields are optional.",
  group: "seo",
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      description: `Search engines display about ${shownBySearch.title} characters. Leave empty to use the page title.`,
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
      description: `Search engines display about ${shownBySearch.description} characters. Leave empty to use the site description.`,
      validation: (rule) => [
        mayObey(pageRules.seoDescription)(rule),
        rule.custom(cutBySearch(shownBySearch.description)).warning(),
      ],
    }),
    pictureField({
      name: "image",
      title: "Social image",
      description:
        "Upload an image of at least 1200 × 630 pixels. If you leave this field empty, the site generates an image that shows the page title.",
    }),
    defineField({
      name: "noindex",
      title: "Hide from search engines",
      type: "boolean",
      initialValue: false,
    }),
  ],
});

const addressFields = [
  defineField({
    name: "slug",
    title: "Slug",
    type: "slug",
    description:
      "The part of the URL after the language, such as “products/pricing”. The home page has the slug “index”.",
    group: "content",
    options: {
      // Sanity ignores the button without a word if the title is empty. With a space, `proposeSlug` says what is missing.
      source: ({ title }) => String(title ?? "") || " ",
      maxLength: 200,
      slugify: proposeSlug,
      isUnique: isSlugFree,
    },
    // `required` and `custom` belong to one rule, because Sanity checks once per rule whether the
    // slug is unique. Each check is a query.
    validation: (rule) =>
      rule.required().custom((slug, context) => {
        const valid = fromZod(pageRules.slug)(slug?.current);
        return valid === true ? isInFolder(slug?.current, context) : valid;
      }),
  }),
  defineField({
    name: "language",
    title: "Language",
    type: "string",
    placeholder: "en",
    description: "You can't change the language later: each translation is a separate page.",
    group: "languages",
    readOnly: ({ document, value }) => Boolean(document?._rev && value),
    validation: (rule) => [...mustObey(pageRules.language)(rule), rule.custom(isLanguageOffered)],
  }),
];

const translations = defineField({
  name: "translations",
  title: "Translations",
  type: "array",
  description:
    "The language switcher links to these pages. Also add the current page to the “Translations” field of each translation.",
  group: "languages",
  of: [
    defineArrayMember({
      type: "reference",
      to: toAddressed,
      weak: true,
      options: {
        hasNoSubstitute: true,
        filter: ({ document }) => ({
          filter: "language != $language",
          params: { language: document.language ?? "" },
        }),
      },
    }),
  ],
  validation: (rule) => [rule.unique(), rule.custom(hasOnePagePerLanguage)],
});

/** What the form of a document type with an address has besides, or in place of, a page's: `fields` are its own. */
type AddressedForm = {
  name: string;
  title: string;
  icon?: DocumentDefinition["icon"];
  fields: readonly FieldDefinition[];
};

/** Returns the form of a document type with an address. Its own fields are below the slug. */
export const addressedForm = (
  blocks: readonly BlockForm[],
  { name, title, icon, fields }: AddressedForm,
) =>
  defineType({
    name,
    title,
    ...(icon === undefined ? {} : { icon }),
    type: "document",
    groups: [
      { name: "content", title: "Content", default: true },
      listingGroup,
      { name: "seo", title: "SEO" },
      { name: "look", title: "Appearance" },
      { name: "languages", title: "Languages" },
    ],
    fields: [
      defineField({
        name: "title",
        title: "Title",
        type: "string",
        description: "Displayed in the browser tab and in the studio.",
        group: "content",
        validation: mustObey(pageRules.title),
      }),
      ...addressFields,
      ...fields.map((field) => ({ group: "content", ...field })),
      blocksField(blocks, {
        name: "blocks",
        title: "Blocks",
        description: "Drag blocks to reorder them, or edit them in the Preview.",
        group: "content",
      }),
      ...listingSchema,
      seo,
      subject,
      defineField({
        name: "theme",
        title: "Theme",
        type: "reference",
        description:
          "The colors, typefaces and style of this page. If empty, the page uses the theme of the site.",
        to: [{ type: "theme" }],
        group: "look",
      }),
      translations,
      translatedFrom,
    ],
    orderings: [
      { name: "title", title: "Title", by: [{ field: "title", direction: "asc" }] },
      {
        name: "address",
        title: "Language and slug",
        by: [
          { field: "language", direction: "asc" },
          { field: "slug.current", direction: "asc" },
        ],
      },
    ],
    // Selects no fields of blocks, because the form evaluates this preview at each keystroke. Each evaluation would
    // traverse all selected blocks.
    preview: {
      select: {
        title: "title",
        slug: "slug.current",
        language: "language",
        social: "seo.image",
      },
      prepare: ({ title, slug, language, social }) => ({
        title: title ?? translate("Untitled page"),
        subtitle: `/${language ?? "?"}/${slug === "index" ? "" : (slug ?? "…")}`,
        media: social,
      }),
    },
  });

export const page = (blocks: readonly BlockForm[]) =>
  addressedForm(blocks, { name: "page", title: "Page", fields: [] });
