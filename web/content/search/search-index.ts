import type { GateRules } from "../gates/access.ts";
import {
  createEntryIndex,
  type Entry,
  entriesOf,
  type EntryIndex,
  type Match,
  type SearchedPage,
} from "./entry-index.ts";
import {
  type FoundTerms,
  type MarkedText,
  markedExcerpt,
  markMatches,
  matchesIn,
} from "./mark-matches.ts";
import type { PageSection } from "./page-sections.ts";
import { wordsIn } from "./words-in.ts";

/** A page that contains the words, and the place of its best match. */
type FoundPage = {
  slug: string;
  title: MarkedText;
  /** Key of the block that contains the match; null if only the title matches. */
  block: string | null;
  heading: MarkedText | null;
  excerpt: MarkedText;
};

/** Results, and the number of all pages that match. */
export type Found = { pages: readonly FoundPage[]; count: number };

/** Maximum number of words of a query that are searched. */
const MOST_WORDS = 8;

/** Returns the section that contains the most of the found words; null if only the title does. */
function bestSection({ page, sections }: Entry, found: FoundTerms): PageSection | null {
  let best: { section: PageSection | null; count: number } = { section: null, count: 0 };
  for (const section of sections) {
    const words = `${section.heading ?? ""}\n${section.text}`;
    const count = matchesIn(words, page.language, found);
    if (count > best.count) best = { section, count };
  }
  return best.section;
}

function foundPage({ entry, terms }: Match): FoundPage {
  const { slug, title, language } = entry.page;
  const section = bestSection(entry, terms);
  const shown = section ?? entry.sections[0];
  const heading = section?.heading ?? null;
  return {
    slug,
    title: markMatches(title, language, terms),
    block: section?.block ?? null,
    heading: heading === null || heading === title ? null : markMatches(heading, language, terms),
    excerpt: markedExcerpt(shown?.text ?? "", language, terms),
  };
}

/** Omits all matches of a page except the best one. `matches` are sorted, the best first. */
function bestOfEachPage(matches: readonly Match[]): Match[] {
  const first = new Map<SearchedPage, Match>();
  for (const match of matches) {
    if (!first.has(match.entry.page)) first.set(match.entry.page, match);
  }
  return [...first.values()];
}

/** Limits of the index, in characters of text. */
export type SearchLimits = { ofPage: number; total: number };

const lengthOf = ({ title, sections, gated }: SearchedPage) =>
  [...sections, ...gated.flatMap((gate) => gate.sections)].reduce(
    (sum, { heading, text }) => sum + text.length + (heading?.length ?? 0),
    title.length * (1 + gated.length),
  );

/** Shortens a page's texts to `most` characters. Returns the page itself if it is shorter. */
function shortened(page: SearchedPage, most: number): SearchedPage {
  if (lengthOf(page) <= most) return page;
  let left = most;
  const cut = (sections: readonly PageSection[]) =>
    sections
      .map((section) => {
        const text = section.text.slice(0, Math.max(0, left));
        left -= text.length + (section.heading?.length ?? 0);
        return { ...section, text };
      })
      .filter(({ text }) => text !== "");
  const sections = cut(page.sections);
  const gated = page.gated.map((gate) => ({ ...gate, sections: cut(gate.sections) }));
  return { ...page, sections, gated: gated.filter((gate) => gate.sections.length > 0) };
}

/** The reader and the moment of a search, and the number of its results. */
export type SearchOptions = {
  /** The moment of the search, in ms since 1970. */
  at: number;
  /** Maximum number of pages. */
  most: number;
  /** Whether a gate with these rules opens for the reader. Null for a reader without a session. */
  opens: ((rules: GateRules) => boolean) | null;
};

/** The indexes of one language by the rules of their gates, as JSON. Those of the public texts are `null`. */
type LanguageIndexes = Map<string, { rules: GateRules | null; index: EntryIndex }>;

/**
 * Creates an index of the pages of all languages, in memory. `onFull` is called with the limit that
 * a page exceeds: the rest of the page isn't found, or the whole page.
 *
 * Texts behind gates with different rules are in different indexes. A search reads only the indexes
 * of the gates that open for the reader. So no result, count or rank depends on a text that the
 * reader may not see. [SRCH-2]
 */
export function createSearchIndex(
  limits: SearchLimits,
  onFull: (limit: keyof SearchLimits, page: SearchedPage) => void,
) {
  const known = new Map<string, { page: SearchedPage; places: [EntryIndex, number][] }>();
  const indexes = new Map<string, LanguageIndexes>();
  let characters = 0;
  let isFull = false;

  function indexFor({ page: { language }, rules }: Entry): EntryIndex {
    const ofLanguage: LanguageIndexes = indexes.get(language) ?? new Map();
    indexes.set(language, ofLanguage);
    const key = JSON.stringify(rules);
    const { index } = ofLanguage.get(key) ?? { index: createEntryIndex() };
    ofLanguage.set(key, { rules, index });
    return index;
  }

  const indexesOf = (maySee: (rules: GateRules | null) => boolean) =>
    [...indexes.values()].flatMap((each) =>
      [...each.values()].filter(({ rules }) => maySee(rules)).map(({ index }) => index),
    );

  function remove(id: string): void {
    const entry = known.get(id);
    if (entry === undefined) return;
    known.delete(id);
    isFull = false;
    characters -= lengthOf(entry.page);
    for (const [index, slot] of entry.places) index.remove(slot);
    const ofLanguage = indexes.get(entry.page.language);
    // Rules that no gate has any more must not take memory.
    for (const [key, { index }] of ofLanguage ?? []) if (index.isEmpty()) ofLanguage?.delete(key);
  }

  function put(given: SearchedPage): void {
    remove(given.id);
    const page = shortened(given, limits.ofPage);
    if (page !== given) onFull("ofPage", given);
    const length = lengthOf(page);
    if (characters + length > limits.total) {
      isFull = true;
      return onFull("total", given);
    }
    const places = entriesOf(page).map((entry): [EntryIndex, number] => {
      const index = indexFor(entry);
      return [index, index.add(entry)];
    });
    known.set(page.id, { page, places });
    characters += length;
  }

  /**
   * Returns the pages of a language that contain all words of a query, the best match first. If no
   * page contains all, returns pages with some. Texts behind a gate are found only if the gate opens
   * for the reader.
   */
  function find(query: string, language: string, { at, most, opens }: SearchOptions): Found {
    const words = [...new Set(wordsIn(query, language).map(({ folded }) => folded))].slice(
      0,
      MOST_WORDS,
    );
    if (words.length === 0) return { pages: [], count: 0 };
    const readable = [...(indexes.get(language)?.values() ?? [])].filter(
      ({ rules }) => rules === null || opens?.(rules),
    );
    const total = known.size;
    // Omits a page whose texts have changed by themselves until it is read again. [SRCH-2]
    const matches = readable
      .flatMap(({ index }) => index.find(words, total))
      .filter(({ entry }) => (entry.page.until ?? Infinity) > at)
      .toSorted((a, b) => b.words - a.words || b.score - a.score);
    // Pages that contain only some of the words are results only if none contains all.
    const wanted = matches[0]?.words === words.length ? words.length : 1;
    const found = bestOfEachPage(matches.filter((match) => match.words >= wanted));
    return { pages: found.slice(0, most).map(foundPage), count: found.length };
  }

  return {
    put,
    remove,
    find,
    /** Returns a page as it is in the index. */
    get: (id: string): SearchedPage | undefined => known.get(id)?.page,
    /** Whether there was no room for the last page, and none has become free since. */
    isFull: (): boolean => isFull,
    size: () => ({ pages: known.size, characters }),
    /**
     * Returns everything that a search reads for visitors, or for members for whom a gate with these
     * rules opens. For tests.
     */
    dump: (maySee: (rules: GateRules | null) => boolean = (rules) => rules === null): string =>
      JSON.stringify(
        indexesOf(maySee).map(({ terms, entries }) => [
          terms(),
          entries.map((entry) => entry && [entry.page.title, entry.sections]),
        ]),
      ),
  };
}

export type SearchIndex = ReturnType<typeof createSearchIndex>;
