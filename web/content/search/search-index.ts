import {
  type FoundTerms,
  type MarkedText,
  markedExcerpt,
  markMatches,
  matchesIn,
} from "./mark-matches.ts";
import type { PageSection } from "./page-sections.ts";
import { createWordIndex, type PageWords } from "./word-index.ts";
import { wordsIn } from "./words-in.ts";

/** A page as the search knows it: the texts that everyone sees now. */
export type SearchedPage = {
  id: string;
  language: string;
  slug: string;
  title: string;
  sections: readonly PageSection[];
  /** Time in ms since 1970 at which the page's texts change by themselves; null if they don't. */
  until: number | null;
};

/** A page that contains the words, and the place of its best match. */
export type FoundPage = {
  slug: string;
  title: MarkedText;
  /** Key of the block that contains the match; null if only the title matches. */
  block: string | null;
  heading: string | null;
  excerpt: MarkedText;
};

/** Results, and the number of all pages that match. */
export type Found = { pages: readonly FoundPage[]; count: number };

/** Maximum number of words of a query that are searched. */
const MOST_WORDS = 8;

/** Returns the words of a page by field, as the index of its language has them. */
function wordsOf({ title, sections, language }: SearchedPage): PageWords {
  const words = (text: string) => wordsIn(text, language).map(({ folded }) => folded);
  return {
    title: words(title),
    headings: sections.flatMap(({ heading }) => words(heading ?? "")),
    text: sections.flatMap(({ text }) => words(text)),
  };
}

/** Returns the place of a page that contains the most of the found words. */
function bestSection(page: SearchedPage, found: FoundTerms): PageSection | null {
  let best: { section: PageSection | null; count: number } = { section: null, count: 0 };
  for (const section of page.sections) {
    const words = `${section.heading ?? ""}\n${section.text}`;
    const count = matchesIn(words, page.language, found);
    if (count > best.count) best = { section, count };
  }
  return best.section;
}

function foundPage(page: SearchedPage, found: FoundTerms): FoundPage {
  const { slug, title, language } = page;
  const section = bestSection(page, found);
  const shown = section ?? page.sections[0];
  return {
    slug,
    title: markMatches(title, language, found),
    block: section?.block ?? null,
    heading: section?.heading === title ? null : (section?.heading ?? null),
    excerpt: markedExcerpt(shown?.text ?? "", language, found),
  };
}

/** Limits of the index, in characters of text. */
export type SearchLimits = { ofPage: number; total: number };

const lengthOf = ({ title, sections }: Pick<SearchedPage, "title" | "sections">) =>
  sections.reduce(
    (sum, { heading, text }) => sum + text.length + (heading?.length ?? 0),
    title.length,
  );

/** Shortens a page's texts to `most` characters. Returns the page itself if it is shorter. */
function shortened(page: SearchedPage, most: number): SearchedPage {
  if (lengthOf(page) <= most) return page;
  let left = most;
  const sections = page.sections.map((section) => {
    const text = section.text.slice(0, Math.max(0, left));
    left -= text.length + (section.heading?.length ?? 0);
    return { ...section, text };
  });
  return { ...page, sections: sections.filter(({ text }) => text !== "") };
}

/** The index of one language. `pages` lists its pages by slot. */
type LanguageIndex = {
  words: ReturnType<typeof createWordIndex>;
  pages: (SearchedPage | null)[];
  free: number[];
};

/**
 * Creates an index of the pages of all languages, in memory. `onFull` is called with the limit that
 * a page exceeds: the rest of the page isn't found, or the whole page.
 */
export function createSearchIndex(
  limits: SearchLimits,
  onFull: (limit: keyof SearchLimits, page: SearchedPage) => void,
) {
  const known = new Map<string, { page: SearchedPage; slot: number }>();
  const indexes = new Map<string, LanguageIndex>();
  let characters = 0;

  function remove(id: string): void {
    const entry = known.get(id);
    if (entry === undefined) return;
    const { page, slot } = entry;
    known.delete(id);
    characters -= lengthOf(page);
    const index = indexes.get(page.language);
    // The page's texts are those with which it was added, so nothing of it remains.
    index?.words.remove(slot, wordsOf(page));
    index?.pages.splice(slot, 1, null);
    index?.free.push(slot);
  }

  function put(given: SearchedPage): void {
    remove(given.id);
    const page = shortened(given, limits.ofPage);
    if (page !== given) onFull("ofPage", given);
    const length = lengthOf(page);
    if (characters + length > limits.total) return onFull("total", given);
    const index = indexes.get(page.language) ?? { words: createWordIndex(), pages: [], free: [] };
    indexes.set(page.language, index);
    const slot = index.free.pop() ?? index.pages.length;
    index.pages[slot] = page;
    index.words.add(slot, wordsOf(page));
    known.set(page.id, { page, slot });
    characters += length;
  }

  /**
   * Returns the pages of a language that contain all words of a query at the moment `at` (ms since
   * 1970), the best match first, `most` at most. If no page contains all, returns pages with some.
   */
  function find(
    query: string,
    language: string,
    { at, most }: { at: number; most: number },
  ): Found {
    const index = indexes.get(language);
    const words = new Set(wordsIn(query, language).map(({ folded }) => folded));
    if (index === undefined || words.size === 0) return { pages: [], count: 0 };
    const { slots, terms } = index.words.find([...words].slice(0, MOST_WORDS));
    const found = slots.flatMap((slot) => {
      const page = index.pages[slot];
      // Omits a page whose texts have changed by themselves until it is read again. [SRCH-2]
      return page && (page.until ?? Infinity) > at ? [page] : [];
    });
    return {
      pages: found.slice(0, most).map((page) => foundPage(page, terms)),
      count: found.length,
    };
  }

  return {
    put,
    remove,
    find,
    /** Returns a page as it is in the index. */
    get: (id: string): SearchedPage | undefined => known.get(id)?.page,
    ids: (): Iterable<string> => known.keys(),
    size: () => ({ pages: known.size, characters }),
    /** Returns everything that the index contains, for tests. */
    dump: (): string =>
      JSON.stringify([
        [...known.values()],
        [...indexes.values()].map(({ words, pages }) => [words.terms(), pages]),
      ]),
  };
}

export type SearchIndex = ReturnType<typeof createSearchIndex>;
