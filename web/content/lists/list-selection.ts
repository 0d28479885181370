import { homeSlug } from "@marquee/schemas/contract";
import type { Block, ListIndex } from "@marquee/schemas/types";
import { LRUCache } from "lru-cache";
import type { Moment } from "../display-time.ts";

type Entry = ListIndex[number];

/** Selects the pages of a list and their order. Two lists with equal filters have equal entries. */
export type ListFilter = Pick<
  Block<"pageList">,
  "source" | "topic" | "author" | "chosen" | "order" | "perPage"
> & {
  language: string;
  /** The list contains only pages below this slug. */
  below: string;
  /** Id of the page that contains the list. A list never contains its own page. */
  page: string;
};

/** Returns the filter of a list block. `page` is the page that contains it. */
export function filterOf(
  block: Block<"pageList">,
  page: { _id: string; language: string; slug: string },
): ListFilter {
  const { source, order, perPage } = block;
  return {
    source,
    order,
    perPage,
    language: page.language,
    page: page._id,
    // A filter contains only what its source uses, so that equal lists have equal filters.
    below: source === "below" ? (block.below ?? page.slug) : "",
    topic: source === "topic" ? block.topic : null,
    author: source === "author" ? block.author : null,
    chosen: source === "chosen" ? block.chosen : [],
  };
}

function isIn(filter: ListFilter): (entry: Entry) => boolean {
  const { source, topic, author, below } = filter;
  if (source === "topic") return ({ topics }) => topic !== null && topics.includes(topic);
  if (source === "author") return ({ authors }) => author !== null && authors.includes(author);
  return ({ slug }) => below === homeSlug || slug.startsWith(`${below}/`);
}

const titleOf = ({ title, slug }: Entry) => title ?? slug;

function inOrder(entries: readonly Entry[], { order, language }: ListFilter): readonly Entry[] {
  const collator = new Intl.Collator(language, { numeric: true });
  const byTitle = (a: Entry, b: Entry) =>
    collator.compare(titleOf(a), titleOf(b)) || (a._id < b._id ? -1 : 1);
  if (order === "title") return entries.toSorted(byTitle);
  // Pages without a date are last.
  return entries.toSorted((a, b) =>
    a.date === b.date ? byTitle(a, b) : (b.date ?? -Infinity) - (a.date ?? -Infinity),
  );
}

function chosenOf(index: ListIndex, { chosen }: ListFilter): readonly Entry[] {
  const byId = new Map(index.map((entry) => [entry._id, entry]));
  return chosen.flatMap((id) => byId.get(id) ?? []);
}

/** Maximum number of lists of one index whose entries are cached. */
const MAX_SELECTIONS = 200;

const selections = new WeakMap<ListIndex, LRUCache<string, readonly Entry[]>>();

/** Returns all entries of a list in their order, whatever their dates. */
function entriesOf(index: ListIndex, filter: ListFilter): readonly Entry[] {
  const known = selections.get(index) ?? new LRUCache({ max: MAX_SELECTIONS });
  selections.set(index, known);
  const key = JSON.stringify(filter);
  const cached = known.get(key);
  if (cached !== undefined) return cached;
  const found =
    filter.source === "chosen"
      ? chosenOf(index, filter)
      : inOrder(index.filter(isIn(filter)), filter);
  const entries = found.filter(({ _id }) => _id !== filter.page);
  known.set(key, entries);
  return entries;
}

/** The entries of a list on one of its pages. */
export type ListWindow = {
  /** Ids of the listed pages, in their order. */
  ids: readonly string[];
  /** Number of the list's pages, at least 1. */
  pages: number;
  /** The next time (ms since 1970) at which a page enters the list because of its date; null if there is none. */
  next: number | null;
};

/**
 * Returns the entries of a list on its page `number`, at the moment `at`. A page with a later date
 * is not listed. With null, pages are listed whatever their dates. `ids` is empty beyond the last page.
 */
export function windowOf(
  index: ListIndex,
  filter: ListFilter,
  { number, at }: { number: number; at: Moment },
): ListWindow {
  const all = entriesOf(index, filter);
  const isComing = ({ date }: Entry) => at !== null && date !== null && date > at;
  const listed = all.filter((entry) => !isComing(entry));
  const coming = all.filter(isComing).map(({ date }) => date ?? Infinity);
  const start = (number - 1) * filter.perPage;
  return {
    ids: listed.slice(start, start + filter.perPage).map(({ _id }) => _id),
    pages: Math.max(1, Math.ceil(listed.length / filter.perPage)),
    next: coming.length === 0 ? null : coming.reduce((a, b) => Math.min(a, b)),
  };
}
