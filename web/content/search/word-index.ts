import type { FoundTerms } from "./mark-matches.ts";
import { createVocabulary } from "./vocabulary.ts";

/** The words of a page by field, in the form in which the search compares them. */
export type PageWords = {
  title: readonly string[];
  headings: readonly string[];
  text: readonly string[];
};

/** A page that contains some of the words, their number, and its rank. */
type SlotMatch = { slot: number; words: number; score: number };

/** The pages that match, the best first, and the terms that were found in them with their importance. */
export type Matches = { slots: readonly SlotMatch[]; terms: FoundTerms };

/** Importance of a word in the title or in a heading. A word in the text counts up to 1. */
const TITLE = 4;
const HEADING = 2;

/** Importance of a term that only begins with the word of the query, or resembles it. */
const BEGINNING = 0.6;
const SIMILAR = 0.4;

/** Number of words of a usual page. A word counts less in a longer one. */
const USUAL_LENGTH = 300;

/**
 * If no page contains a word of the query itself, and fewer pages than this contain words that begin
 * with it, terms that resemble it are searched too.
 */
const FEW = 5;

/** Weights are stored as integers of 8 bits, beside the page's slot. */
const BITS = 8;
const SCALE = 32;

const pack = (slot: number, weight: number) =>
  (slot << BITS) | Math.min((1 << BITS) - 1, Math.max(1, Math.round(weight * SCALE)));

function weightsOf({ title, headings, text }: PageWords): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of text) counts.set(word, (counts.get(word) ?? 0) + 1);
  const norm = 1.2 * (0.4 + (0.6 * text.length) / USUAL_LENGTH);
  const weights = new Map<string, number>();
  // The usual saturation of BM25: each repetition counts less than the last one.
  for (const [word, count] of counts) weights.set(word, count / (count + norm));
  const add = (words: readonly string[], weight: number) => {
    for (const word of new Set(words)) weights.set(word, (weights.get(word) ?? 0) + weight);
  };
  add(headings, HEADING);
  add(title, TITLE);
  return weights;
}

/**
 * Creates an index of the pages of one language. A page is known by its slot, a small integer. Each
 * term has a list of 32-bit integers, a slot and a weight, which takes a fifth of the memory of a map.
 */
export function createWordIndex() {
  const postings = new Map<string, number[]>();
  const vocabulary = createVocabulary();
  let slots = 0;

  const pagesWith = (terms: readonly string[]) =>
    terms.reduce((sum, term) => sum + (postings.get(term)?.length ?? 0), 0);

  /** Returns the terms that match a word of the query, each with its importance. */
  function expand(word: string, isLast: boolean): Map<string, number> {
    const terms = new Map<string, number>();
    if (postings.has(word)) terms.set(word, 1);
    // The last word may be unfinished. Of the others, the ending may differ.
    if (isLast || word.length >= 4) {
      for (const term of vocabulary.beginningWith(word)) {
        if (term !== word) terms.set(term, BEGINNING);
      }
    }
    if (!postings.has(word) && pagesWith([...terms.keys()]) < FEW) {
      for (const term of vocabulary.similarTo(word)) {
        if (!terms.has(term)) terms.set(term, SIMILAR);
      }
    }
    return terms;
  }

  return {
    add(slot: number, words: PageWords): void {
      slots = Math.max(slots, slot + 1);
      for (const [term, weight] of weightsOf(words)) {
        const known = postings.get(term);
        if (known) known.push(pack(slot, weight));
        else {
          postings.set(term, [pack(slot, weight)]);
          vocabulary.add(term);
        }
      }
    },

    /** Removes a page. `words` must be those with which it was added. */
    remove(slot: number, { title, headings, text }: PageWords): void {
      for (const term of new Set([...title, ...headings, ...text])) {
        const known = postings.get(term) ?? [];
        const at = known.findIndex((posting) => posting >> BITS === slot);
        if (at !== -1) known.splice(at, 1);
        if (known.length > 0) continue;
        postings.delete(term);
        vocabulary.remove(term);
      }
    },

    /**
     * Returns the pages that contain all words of a query. If there is none, returns the pages that
     * contain some of them. `total` is the number of pages in which a word's rarity is estimated.
     * Matches of several indexes can be compared if it is the same for all.
     */
    find(words: readonly string[], total: number): Matches {
      const scores = new Float32Array(slots);
      const counts = new Uint8Array(slots);
      const terms = new Map<string, number>();
      for (const [place, word] of words.entries()) {
        const best = new Float32Array(slots);
        for (const [term, importance] of expand(word, place === words.length - 1)) {
          terms.set(term, Math.max(importance, terms.get(term) ?? 0));
          const known = postings.get(term) ?? [];
          const rarity = importance * Math.log(1 + total / known.length);
          for (const posting of known) {
            const slot = posting >> BITS;
            const score = (posting & ((1 << BITS) - 1)) * rarity;
            if (score > (best[slot] ?? 0)) best[slot] = score;
          }
        }
        for (const [slot, score] of best.entries()) {
          if (score === 0) continue;
          scores[slot] = (scores[slot] ?? 0) + score;
          counts[slot] = (counts[slot] ?? 0) + 1;
        }
      }
      const most = counts.includes(words.length) ? words.length : 1;
      const found: SlotMatch[] = [];
      for (const [slot, count] of counts.entries()) {
        if (count >= most) found.push({ slot, words: count, score: scores[slot] ?? 0 });
      }
      return { slots: found.toSorted((a, b) => b.score - a.score), terms };
    },

    /** Returns all words of the index. */
    terms: (): string[] => vocabulary.terms(),
  };
}
