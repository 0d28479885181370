import { defineArrayMember, defineField, defineType } from "@sanity/types";
import * as z from "zod";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { fromZodWhen, mayObey } from "../../fields/custom-from-zod.ts";
import { optionalLinkField } from "../../fields/link/link.schema.ts";
import { motionField } from "../../fields/motion.schema.ts";
import { optionField } from "../../fields/option.schema.ts";
import { translate } from "../../fields/translate.ts";
import { toneField } from "../../fields/tone/tone.schema.ts";
import {
  listLayouts,
  listOrders,
  listSources,
  pageList as contract,
  pageListDefaults,
  pageListRules,
} from "./page-list.contract.ts";
import { toAddressed } from "../../documents/addressed.schema.ts";

const stored = z.looseObject({ source: z.enum(listSources).catch(pageListDefaults.source) });

const sourceOf = (parent: unknown) => stored.safeParse(parent).data?.source;

/** Returns whether a block has a source. Other sources' fields are hidden, and not validated. */
const hasSource = (source: (typeof listSources)[number]) => (parent: unknown) =>
  sourceOf(parent) === source;

const sourceFields = [
  optionField({
    name: "source",
    title: "Pages",
    values: listSources,
    choices: {
      below: "Below an address",
      topic: "With a topic",
      author: "By an author",
      chosen: "Hand-picked",
    },
    initial: pageListDefaults.source,
    group: "content",
  }),
  defineField({
    name: "topic",
    title: "Topic",
    type: "reference",
    to: [{ type: "topic" }],
    options: { removedWith: "parent" },
    group: "content",
    hidden: ({ parent }) => !hasSource("topic")(parent),
    validation: (rule) => rule.custom(fromZodWhen(pageListRules.topic, hasSource("topic"))),
  }),
  defineField({
    name: "author",
    title: "Author",
    type: "reference",
    to: [{ type: "author" }],
    options: { removedWith: "parent" },
    group: "content",
    hidden: ({ parent }) => !hasSource("author")(parent),
    validation: (rule) => rule.custom(fromZodWhen(pageListRules.author, hasSource("author"))),
  }),
  defineField({
    name: "chosen",
    title: "Hand-picked pages",
    type: "array",
    description: "Drag the pages to order them.",
    options: { removedWith: "parent" },
    of: [
      defineArrayMember({
        type: "reference",
        to: toAddressed,
        weak: true,
        options: {
          filter: ({ document }) => ({
            filter: "language == $language",
            params: { language: document.language ?? "" },
          }),
        },
      }),
    ],
    group: "content",
    hidden: ({ parent }) => !hasSource("chosen")(parent),
    validation: (rule) => [
      rule.unique(),
      rule.custom(fromZodWhen(pageListRules.chosen, hasSource("chosen"))),
    ],
  }),
  defineField({
    name: "below",
    title: "Address",
    type: "string",
    placeholder: "journal",
    description:
      "Lists only pages whose slugs begin with this slug. If empty, pages below the address of this page.",
    group: "content",
    hidden: ({ parent }) => !hasSource("below")(parent),
    validation: mayObey(pageListRules.below),
  }),
];

export const pageList = defineType({
  name: "pageList",
  title: "Page list",
  type: "object",
  description: "Articles, news or other pages, listed by address, topic or author, or by hand.",
  options: {
    menuGroup: "content",
    searchTerms: "blog, journal, news, articles, archive, index, feed, teaser, related",
  },
  groups: blockGroups,
  fields: [
    versionField(contract.version),
    defineField({
      name: "heading",
      title: "Heading",
      type: "string",
      group: "content",
      validation: mayObey(pageListRules.heading),
    }),
    defineField({
      name: "intro",
      title: "Introduction",
      type: "text",
      rows: 2,
      description: "One or two sentences below the heading.",
      group: "content",
      validation: mayObey(pageListRules.intro),
    }),
    ...sourceFields,
    optionField({
      name: "order",
      title: "Order",
      description: "Hand-picked pages are listed in their own order.",
      values: listOrders,
      choices: { newest: "Newest first", title: "By title" },
      initial: pageListDefaults.order,
      group: "content",
    }),
    defineField({
      name: "perPage",
      title: "Number of entries",
      type: "number",
      initialValue: pageListDefaults.perPage,
      group: "content",
      validation: mayObey(pageListRules.perPage),
    }),
    defineField({
      name: "paginated",
      title: "Pagination",
      type: "boolean",
      description:
        "Further entries are on pages of their own. Only the first list of a page with this setting has further pages.",
      initialValue: pageListDefaults.paginated,
      group: "content",
    }),
    optionalLinkField({
      name: "link",
      title: "Link",
      description: "Displayed below the list; for example, to a page with all entries.",
      group: "content",
    }),
    optionField({
      name: "layout",
      title: "Layout",
      values: listLayouts,
      choices: {
        cards: "Cards",
        rows: "Rows",
        index: "Index",
        featured: "Featured first",
      },
      initial: pageListDefaults.layout,
      group: "look",
    }),
    toneField("default"),
    motionField("stagger"),
  ],
  preview: {
    select: { heading: "heading", source: "source", below: "below" },
    prepare: ({ heading, below }) => ({
      title: heading ?? (below === undefined ? translate("Page list") : `/${below}`),
      subtitle: translate("Page list"),
    }),
  },
});
