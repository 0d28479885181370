import * as z from "zod";
import { pageSlug } from "../../documents/page/page-slug.contract.ts";
import { projectDefaults } from "../../fields/defaults.ts";
import { optionalLink, optionalLinkProjection } from "../../fields/link/link.contract.ts";
import { listRule } from "../../fields/list.contract.ts";
import { motion } from "../../fields/motion.contract.ts";
import { option } from "../../fields/option.contract.ts";
import { optionalText } from "../../fields/text.contract.ts";
import { tone } from "../../fields/tone/tone.contract.ts";

/** Selects the list's pages: those below an address, of a topic, by an author, or hand-picked. */
export const listSources = ["below", "topic", "author", "chosen"] as const;

export const listOrders = ["newest", "title"] as const;

/**
 * Layouts of the entries: cards of the same size, rows with a small picture, an index of titles and
 * dates, or cards after a large first entry.
 */
export const listLayouts = ["cards", "rows", "index", "featured"] as const;

/** Maximum number of hand-picked pages. The number of other pages is not limited. */
const maxChosen = 100;

const maxPerPage = 48;

// Names the limit of `maxPerPage`. The studio looks up the German message by the whole text.
const perPageRange = "Enter a whole number from 1 to 48.";

const topicMissing = "Select a topic.";
const authorMissing = "Select an author.";
const nonChosen = "Select at least one page.";

export const pageListRules = {
  heading: optionalText(120),
  intro: optionalText(400),
  below: pageSlug,
  topic: z.unknown().refine((reference) => Boolean(reference), { error: topicMissing }),
  author: z.unknown().refine((reference) => Boolean(reference), { error: authorMissing }),
  chosen: listRule(maxChosen, nonChosen),
  perPage: z
    .int({ error: perPageRange })
    .min(1, { error: perPageRange })
    .max(maxPerPage, { error: perPageRange }),
};

const documentId = z.string().nullable();

type Source = {
  source: (typeof listSources)[number];
  topic: string | null;
  author: string | null;
  chosen: readonly string[];
};

/** Zod check: the source needs its topic, author or pages. */
function checkSource({ value, issues }: z.core.ParsePayload<Source>): void {
  const { source } = value;
  const missing = (message: string, input: unknown) =>
    issues.push({ code: "custom", path: [source], message, input });
  if (source === "topic" && value.topic === null) missing(topicMissing, value.topic);
  if (source === "author" && value.author === null) missing(authorMissing, value.author);
  if (source === "chosen" && value.chosen.length === 0) missing(nonChosen, value.chosen);
}

const shape = z
  .strictObject({
    _key: z.string(),
    _type: z.literal("pageList"),
    version: z.int(),
    heading: pageListRules.heading,
    intro: pageListRules.intro,
    source: option(listSources),
    /** The list contains only pages below this slug. Null: below the list's own page. */
    below: pageListRules.below.nullable(),
    /** Ids of the topic, the author and the pages. */
    topic: documentId,
    author: documentId,
    chosen: z
      .array(documentId)
      .max(maxChosen)
      .nullable()
      .transform((ids) => (ids ?? []).filter((id) => id !== null)),
    order: option(listOrders),
    perPage: pageListRules.perPage,
    /** Whether further entries are on pages of their own. Otherwise they are omitted. */
    paginated: z.boolean(),
    link: optionalLink,
    layout: option(listLayouts),
    tone,
    motion,
  })
  .check(checkSource);

export const pageListDefaults = {
  source: "below",
  order: "newest",
  perPage: 12,
  paginated: false,
  layout: "cards",
  tone: "default",
  motion: "none",
} as const;

/** Contract of the page list. Only a page's own list of blocks may contain it (`level`). */
export const pageList = {
  version: 1,
  shape,
  fallback: pageListDefaults,
  level: 2,
  projection: `
    heading,
    intro,
    below,
    "topic": topic._ref,
    "author": author._ref,
    "chosen": chosen[]._ref,
    link${optionalLinkProjection},
    ${projectDefaults(pageListDefaults)}`,
};
