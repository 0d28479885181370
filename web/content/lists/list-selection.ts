import { homeSlug } from "@marquee/schemas/contract";
import type { Block, IndexedPage } from "@marquee/schemas/types";
import type { Moment } from "../display-time.ts";
import {
  displayedAtDate,
  placeOf,
  type Selection,
  type SelectionRule,
} from "../page-index/selection.ts";

/** The pages of which lists are made. */
export type ListedPages = {
  get(id: string): IndexedPage | undefined;
  select(key: string, ruleOf: () => SelectionRule): Pick<Selection, "rule" | "displayedAt">;
};

/** Selects the pages of a list and their order. Two lists with equal filters have equal entries. */
export type ListFilter = Pick<
  Block<"pageList">,
  "topic" | "author" | "chosen" | "order" | "perPage"
> & {
  /** `neighbors`: an article among the articles below the same page, with the one before and the one after it. */
  source: Block<"pageList">["source"] | "neighbors";
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

/**
 * Returns the filter of an article and its neighbors. Null for a page without a date, which is no article, and for a
 * page with no page above it.
 */
export function neighborsOf(page: {
  _id: string;
  language: string;
  slug: string;
  date: number | null;
}): ListFilter | null {
  const end = page.slug.lastIndexOf("/");
  if (page.date === null || end === -1) return null;
  const { _id, language, slug } = page;
  const none = { topic: null, author: null, chosen: [] };
  return {
    source: "neighbors",
    order: "newest",
    perPage: 1,
    language,
    page: _id,
    below: slug.slice(0, end),
    ...none,
  };
}

/** Returns which pages a list contains, besides the order: by topic, by author or by address. */
function isIn({ source, topic, author, below }: ListFilter): SelectionRule["has"] {
  if (source === "topic") return ({ topics }) => topic !== null && topics.includes(topic);
  if (source === "author") return ({ authors }) => author !== null && authors.includes(author);
  if (below === homeSlug) return () => true;
  const beginning = `${below}/`;
  if (source === "neighbors") {
    return ({ slug, date }) =>
      date !== null &&
      slug?.startsWith(beginning) === true &&
      !slug.includes("/", beginning.length);
  }
  return ({ slug }) => slug?.startsWith(beginning) === true;
}

const hasAddressIn = (page: IndexedPage, language: string): boolean =>
  page.language === language && page.slug !== null;

const titleOf = ({ title, slug }: IndexedPage) => title ?? slug ?? "";

function orderOf({ order, language }: ListFilter): SelectionRule["order"] {
  const collator = new Intl.Collator(language, { numeric: true });
  const byTitle: SelectionRule["order"] = (a, b) =>
    collator.compare(titleOf(a), titleOf(b)) || (a._id < b._id ? -1 : Number(a._id > b._id));
  if (order === "title") return byTitle;
  // Pages without a date are last.
  return (a, b) =>
    a.date === b.date ? byTitle(a, b) : (b.date ?? -Infinity) - (a.date ?? -Infinity);
}

/** Returns the rule of a list. It ignores the list's own page, so that lists on several pages share a selection. */
function ruleOf(filter: ListFilter): SelectionRule {
  const has = isIn(filter);
  const { language } = filter;
  return { has: (page) => hasAddressIn(page, language) && has(page), order: orderOf(filter) };
}

/** Returns the key of a list's selection: everything that its rule depends on. */
const keyOf = ({ source, order, language, below, topic, author }: ListFilter): string =>
  JSON.stringify([source, order, language, below, topic, author]);

/** A window on a list's pages, and the place of the list's own page among them; -1 if it is not among them. */
type Found = { pages: readonly IndexedPage[]; next: number | null; own: number };

function chosenOf(source: ListedPages, filter: ListFilter, at: Moment): Found {
  const chosen = filter.chosen.flatMap((id) => source.get(id) ?? []);
  const listed = chosen.filter(
    (page) => hasAddressIn(page, filter.language) && page._id !== filter.page,
  );
  return { ...displayedAtDate(listed, at), own: -1 };
}

function selectedOf(source: ListedPages, filter: ListFilter, at: Moment): Found {
  const { rule, displayedAt } = source.select(keyOf(filter), () => ruleOf(filter));
  const displayed = displayedAt(at);
  const page = source.get(filter.page);
  if (page === undefined || !rule.has(page)) return { ...displayed, own: -1 };
  const own = placeOf(displayed.pages, page, rule.order);
  return { ...displayed, own: displayed.pages[own]?._id === page._id ? own : -1 };
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
 * Only for neighbors does it contain the page itself.
 */
export function windowOf(
  source: ListedPages,
  filter: ListFilter,
  { number, at }: { number: number; at: Moment },
): ListWindow {
  const isChosen = filter.source === "chosen";
  const { pages, next, own } = (isChosen ? chosenOf : selectedOf)(source, filter, at);
  if (filter.source === "neighbors") {
    const around = own === -1 ? [] : pages.slice(Math.max(0, own - 1), own + 2);
    // An article that appears later is newer than all others, so it becomes the neighbor of the newest one.
    return { ids: around.map(({ _id }) => _id), pages: 1, next: own > 0 ? null : next };
  }
  const { perPage } = filter;
  const start = (number - 1) * perPage;
  const count = pages.length - (own === -1 ? 0 : 1);
  // One page more, because the list's own page may be among them.
  const first = own !== -1 && own < start ? start + 1 : start;
  const ids = pages.slice(first, first + perPage + 1).map(({ _id }) => _id);
  return {
    ids: ids.filter((id) => id !== filter.page).slice(0, perPage),
    pages: Math.max(1, Math.ceil(count / perPage)),
    next,
  };
}
