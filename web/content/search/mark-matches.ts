import { wordsIn } from "./words-in.ts";

/** A text in parts. The second, fourth and every other even part was found, the rest surrounds it. */
export type MarkedText = readonly string[];

/** The terms that were found, each with its importance: 1, or less if it only resembles the query. */
export type FoundTerms = ReadonlyMap<string, number>;

/** Length of an excerpt in characters. */
const EXCERPT = 180;

/** Number of characters before the first found word of an excerpt. */
const BEFORE = 40;

type Place = { start: number; end: number; folded: string };

const placesOf = (text: string, language: string, found: FoundTerms): Place[] =>
  wordsIn(text, language).filter(({ folded }) => found.has(folded));

function partsOf(text: string, places: readonly Place[]): string[] {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of places) {
    parts.push(text.slice(at, start), text.slice(start, end));
    at = end;
  }
  return [...parts, text.slice(at)];
}

/** Divides a text into parts at the words whose folded form is in `found`. */
export const markMatches = (text: string, language: string, found: FoundTerms): MarkedText =>
  partsOf(text, placesOf(text, language, found));

/** Returns the importance of the different terms at some places. */
const importanceOf = (places: readonly Place[], found: FoundTerms): number =>
  [...new Set(places.map(({ folded }) => folded))].reduce(
    (sum, term) => sum + (found.get(term) ?? 0),
    0,
  );

/** Returns the importance of the different found terms in a text. */
export const matchesIn = (text: string, language: string, found: FoundTerms): number =>
  importanceOf(placesOf(text, language, found), found);

/** Returns the first place from which an excerpt contains the most important found words. */
function bestStart(places: readonly Place[], found: FoundTerms): number {
  let best = { start: 0, count: 0 };
  for (const { start } of places) {
    const inside = places.filter((each) => each.start >= start && each.end <= start + EXCERPT);
    const count = importanceOf(inside, found);
    if (count > best.count) best = { start, count };
  }
  return best.start;
}

/** Joins the lines of a text. A dot separates those that don't end with a sentence, such as labels. */
const inOneLine = (text: string): string =>
  text.replaceAll(/([.!?…:。！？؟]?)\n/g, (_, end: string) => (end === "" ? " · " : `${end} `));

/** Maximum number of found words that are compared for the best place. */
const MOST_PLACES = 200;

/**
 * Returns an excerpt of a text around its found words, divided like {@link markMatches}. Begins and
 * ends between words where the text has spaces.
 */
export function markedExcerpt(text: string, language: string, found: FoundTerms): MarkedText {
  const places = placesOf(text, language, found);
  const from = Math.max(0, bestStart(places.slice(0, MOST_PLACES), found) - BEFORE);
  const space = from === 0 ? -1 : text.slice(from, from + BEFORE).search(/\s/);
  const start = space === -1 ? from : from + space + 1;
  const rest = text.slice(start, start + EXCERPT);
  const isWhole = start + EXCERPT >= text.length;
  const lastSpace = isWhole ? -1 : rest.search(/\s\S*$/);
  const end = start + (lastSpace < EXCERPT / 2 ? rest.length : lastSpace);
  const shown = places.filter((place) => place.start >= start && place.end <= end);
  const shifted = shown.map((place) => ({
    ...place,
    start: place.start - start,
    end: place.end - start,
  }));
  const parts = partsOf(text.slice(start, end), shifted).map(inOneLine);
  const last = parts.length - 1;
  return parts.map(
    (part, at) =>
      `${at === 0 && start > 0 ? "… " : ""}${part}${at === last && !isWhole ? " …" : ""}`,
  );
}
