import { likelyTag } from "../../i18n/language-tags.ts";
import { foldWord } from "./fold-word.ts";

/** A word of a text: its place, and the form in which a search compares it. */
export type Word = { start: number; end: number; folded: string };

/** Matches text of a script that writes words without spaces. A dictionary divides it. */
const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Matches a word of any other script. */
const spaced = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** Maximum length of a word in characters. Longer ones, such as addresses of images, are shortened. */
const LONGEST = 48;

const isAscii = (text: string) => !/[^\0-\x7F]/.test(text);

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language);
  if (known !== undefined) return known;
  // Every language is accepted that `Intl` can parse. Its dictionaries depend on the script only.
  const made = new Intl.Segmenter(likelyTag(language)?.baseName ?? "en", { granularity: "word" });
  // The languages of a site are few, but a stored language code is outside input.
  if (segmenters.size < 100) segmenters.set(language, made);
  return made;
}

function* placesIn(text: string, language: string): Generator<{ index: number; word: string }> {
  if (unspaced.test(text)) {
    for (const { index, segment, isWordLike } of segmenterOf(language).segment(text)) {
      if (isWordLike === true) yield { index, word: segment };
    }
    return;
  }
  for (const match of text.matchAll(spaced)) yield { index: match.index, word: match[0] };
}

/**
 * Matches characters inside a word that are not displayed: soft hyphens, zero-width spaces, word joiners and marks of
 * direction. The zero-width non-joiner is not one of them, because it separates the parts of Persian words.
 */
const invisible = /(?!\u200C)\p{Default_Ignorable_Code_Point}/gu;

/** Returns a text without its invisible characters, and the place of each of its characters in the original text. */
function visibleText(text: string): { text: string; placeAt: (index: number) => number } {
  if (isAscii(text) || text.search(invisible) === -1) return { text, placeAt: (index) => index };
  const places: number[] = [];
  let visible = "";
  let from = 0;
  const take = (end: number) => {
    for (let place = from; place < end; place += 1) places.push(place);
    visible += text.slice(from, end);
  };
  for (const {
    index,
    0: { length },
  } of text.matchAll(invisible)) {
    take(index);
    from = index + length;
  }
  take(text.length);
  return { text: visible, placeAt: (index) => places[index] ?? text.length };
}

/** Returns the words of a text in order. `language` is the language code of the text. */
export function wordsIn(text: string, language: string): Word[] {
  const words: Word[] = [];
  const visible = visibleText(text);
  for (const { index, word } of placesIn(visible.text, language)) {
    const folded = foldWord(word.slice(0, LONGEST), language);
    if (folded === "") continue;
    const end = visible.placeAt(index + word.length - 1) + 1;
    words.push({ start: visible.placeAt(index), end, folded });
  }
  return words;
}
