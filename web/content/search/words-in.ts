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

/** Returns the words of a text in order. `language` is the language code of the text. */
export function wordsIn(text: string, language: string): Word[] {
  const words: Word[] = [];
  for (const { index, word } of placesIn(text, language)) {
    const folded = foldWord(word.slice(0, LONGEST), language);
    if (folded !== "") words.push({ start: index, end: index + word.length, folded });
  }
  return words;
}
