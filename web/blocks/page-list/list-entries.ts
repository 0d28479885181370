import type { ListedPage } from "@marquee/schemas/types";

/** The entries of a page list, and its addresses. */
export type ListContent = {
  entries: readonly ListedPage[];
  /** Number of the list's page that is displayed, and number of its pages. */
  number: number;
  pages: number;
  /** Returns the path of the list's page with this number. */
  pathOf: (number: number) => string;
};

/** The entries of a page's lists, by the keys of their blocks. */
export type ListEntries = { get(key: string): ListContent | undefined };
