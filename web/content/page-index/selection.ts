import type { IndexedPage } from "@marquee/schemas/types";
import type { Moment } from "../display-time.ts";

/** Which pages a selection contains, and their order. `order` must not return 0 for two different pages. */
export type SelectionRule = {
  has: (page: IndexedPage) => boolean;
  order: (a: IndexedPage, b: IndexedPage) => number;
};

/** The pages of a selection that are displayed at a moment. */
export type DisplayedPages = {
  pages: readonly IndexedPage[];
  /** The next time (ms since 1970) at which a page is displayed because of its date; null if there is none. */
  next: number | null;
};

/** Returns which of these pages are displayed at the moment `at`: those whose date has come. With null, all are. */
export function displayedAtDate(pages: readonly IndexedPage[], at: Moment): DisplayedPages {
  if (at === null) return { pages, next: null };
  let next: number | null = null;
  for (const { date } of pages) {
    if (date !== null && date > at && (next === null || date < next)) next = date;
  }
  if (next === null) return { pages, next };
  return { pages: pages.filter(({ date }) => date === null || date <= at), next };
}

export type Selection = {
  rule: SelectionRule;
  /** All pages of the selection, in their order, whatever their dates. The list changes in place. */
  all(): readonly IndexedPage[];
  /** The pages that are displayed at a moment. Valid until the next change. */
  displayedAt(at: Moment): DisplayedPages;
  /** Replaces a page. `before` is null for a new page, `after` for a page that is gone. */
  replace(before: IndexedPage | null, after: IndexedPage | null): void;
};

/** Returns the place of a page in a sorted list: where it is, or where it belongs. */
export function placeOf(
  pages: readonly IndexedPage[],
  page: IndexedPage,
  order: SelectionRule["order"],
): number {
  let low = 0;
  let high = pages.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = pages[middle];
    if (other && order(other, page) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Selects and sorts pages once. A change of one page then costs a binary search and a move in memory: 20 µs in a
 * list of 100,000 pages.
 */
export function createSelection(pages: Iterable<IndexedPage>, rule: SelectionRule): Selection {
  const { has, order } = rule;
  const sorted = [...pages].filter(has).toSorted(order);
  /** The last result of `displayedAt`, and the times between which it is valid. */
  let displayed: (DisplayedPages & { from: number }) | null = null;

  return {
    rule,
    all: () => sorted,
    displayedAt(at) {
      if (at === null) return displayedAtDate(sorted, at);
      if (displayed && at >= displayed.from && at < (displayed.next ?? Infinity)) return displayed;
      displayed = { ...displayedAtDate(sorted, at), from: at };
      return displayed;
    },
    replace(before, after) {
      if (before !== null && has(before)) {
        const place = placeOf(sorted, before, order);
        if (sorted[place]?._id === before._id) sorted.splice(place, 1);
        displayed = null;
      }
      if (after !== null && has(after)) {
        sorted.splice(placeOf(sorted, after, order), 0, after);
        displayed = null;
      }
    },
  };
}
