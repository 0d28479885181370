import type { GateRules } from "../gates/access.ts";
import type { FoundTerms } from "./mark-matches.ts";
import type { PageSection } from "./page-sections.ts";
import { createWordIndex, type PageWords } from "./word-index.ts";
import { wordsIn } from "./words-in.ts";

/** The texts behind a gate, and the conditions under which it opens. */
type GatedSections = { rules: GateRules; sections: readonly PageSection[] };

/** A page as the search knows it: the texts that are displayed now. */
export type SearchedPage = {
  id: string;
  language: string;
  slug: string;
  title: string;
  /** The texts that everyone sees. */
  sections: readonly PageSection[];
  /** The texts that only members see, by gate. */
  gated: readonly GatedSections[];
  /** Time in ms since 1970 at which the page's texts change by themselves; null if they don't. */
  until: number | null;
};

/** The texts of one page that the same readers see: everyone, or the members for whom a gate opens. */
export type Entry = {
  page: SearchedPage;
  /** The gate's conditions; null for what everyone sees. */
  rules: GateRules | null;
  sections: readonly PageSection[];
};

/** An entry that contains the words, its terms, and its rank among all entries. */
export type Match = { entry: Entry; terms: FoundTerms; score: number; words: number };

/** Returns the entries of a page: its public texts, and those behind each of its gates. */
export const entriesOf = (page: SearchedPage): Entry[] => [
  { page, rules: null, sections: page.sections },
  ...page.gated.map(({ rules, sections }) => ({ page, rules, sections })),
];

/**
 * Returns the words of an entry by field, as the index of its language has them. The texts behind a
 * gate are found together with words of the page's title.
 */
function wordsOf({ page: { title, language }, sections }: Entry): PageWords {
  const words = (text: string) => wordsIn(text, language).map(({ folded }) => folded);
  return {
    title: words(title),
    headings: sections.flatMap(({ heading }) => words(heading ?? "")),
    text: sections.flatMap(({ text }) => words(text)),
  };
}

/** Creates the index of the texts in one language that the same readers see. */
export function createEntryIndex() {
  const words = createWordIndex();
  /** The entries by slot. */
  const entries: (Entry | null)[] = [];
  const free: number[] = [];
  return {
    entries,
    terms: words.terms,
    isEmpty: (): boolean => free.length === entries.length,
    add(entry: Entry): number {
      const slot = free.pop() ?? entries.length;
      entries[slot] = entry;
      words.add(slot, wordsOf(entry));
      return slot;
    },
    remove(slot: number): void {
      const entry = entries[slot];
      if (!entry) return;
      // An entry has the texts with which it was added, so nothing of it remains.
      words.remove(slot, wordsOf(entry));
      entries[slot] = null;
      free.push(slot);
    },
    /** Returns the entries that contain these words, the best first. For `total`, see the word index. */
    find(query: readonly string[], total: number): Match[] {
      const { slots, terms } = words.find(query, total);
      return slots.flatMap(({ slot, score, words: count }) => {
        const entry = entries[slot];
        return entry ? [{ entry, terms, score, words: count }] : [];
      });
    },
  };
}

export type EntryIndex = ReturnType<typeof createEntryIndex>;
