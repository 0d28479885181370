import type { SanityClient } from "@sanity/client";
import { pageDocument } from "../../support/documents.ts";
import { createRandom, createWords, pageOfWords } from "../search/word-pages.ts";

/** Number of pages in one transaction. */
const BATCH = 250;

/** Number of transactions that are sent at once. */
const PARALLEL = 4;

/** Every tenth page is an article, which a list displays and a feed contains. */
const ARTICLES = 10;

const begin = Date.parse("2020-01-01T00:00:00Z");

/** The slug of the page with a list of the articles. */
export const listSlug = "articles";

/** The path of the feed of that list. */
export const feedPath = `/feeds/page-en-${listSlug}/list.xml`;

const list = {
  _key: "list",
  _type: "pageList",
  version: 1,
  heading: "Articles",
  source: "below",
  below: listSlug,
  order: "newest",
  perPage: 12,
  paginated: true,
  layout: "rows",
  tone: "default",
  motion: "none",
};

const isArticle = (number: number): boolean => number % ARTICLES === 0;

/** The slug of the page with this number. */
export const slugOf = (number: number): string =>
  isArticle(number) ? `${listSlug}/${number}` : `words-${number}`;

/** The id of the page with this number. */
export const idOf = (number: number): string => `page-words-${number}`;

/** Returns the number of the newest article of a site with this many pages. The list displays it first. */
export const newestArticle = (pages: number): number =>
  Math.floor((pages - 1) / ARTICLES) * ARTICLES;

/** Returns the page with this number: about 5 kB of JSON. */
export function grownPage(number: number, word: () => string) {
  const date = new Date(begin + number * 60_000).toISOString();
  return {
    ...pageOfWords(number, word),
    _id: idOf(number),
    slug: { _type: "slug", current: slugOf(number) },
    ...(isArticle(number) ? { date, summary: `What article ${number} is about.` } : {}),
  };
}

/** Returns a function that returns random words, the same in each run. */
export const createPageWords = (): (() => string) => createWords(createRandom());

/** Writes the home page, a page with a list, and `pages` pages. */
export async function writeContent(lake: SanityClient, pages: number): Promise<void> {
  await lake
    .transaction()
    .createOrReplace(pageDocument("index", []))
    .createOrReplace(pageDocument(listSlug, [list]))
    .createOrReplace({
      _id: "localeSettings",
      _type: "localeSettings",
      defaultLanguage: "en",
      languages: [{ _key: "en", code: "en", name: "English", direction: "ltr" }],
    })
    .commit();
  const word = createPageWords();
  let next = 0;
  const write = async () => {
    while (next < pages) {
      const numbers = Array.from(
        { length: Math.min(BATCH, pages - next) },
        (_, offset) => next + offset,
      );
      next += numbers.length;
      const transaction = lake.transaction();
      for (const number of numbers) transaction.createOrReplace(grownPage(number, word));
      await transaction.commit({ visibility: "async", returnDocuments: false });
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, write));
}
