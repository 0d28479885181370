import type { IndexedPage, IndexedRedirect } from "@marquee/schemas/types";

/** An English page as the index reads it. */
export const indexedPage = (slug: string, more: Partial<IndexedPage> = {}): IndexedPage => ({
  _id: `page-${slug}`,
  _rev: "1",
  _updatedAt: "2026-11-21T18:00:00Z",
  language: "en",
  slug,
  title: slug,
  date: null,
  topics: [],
  authors: [],
  noindex: false,
  translations: [],
  perPage: null,
  ...more,
});

export const indexedRedirect = (from: string): IndexedRedirect => ({
  _id: `redirect-${from}`,
  _rev: "1",
  _updatedAt: "2026-11-21T18:00:00Z",
  from,
});
