import { invisible } from "../../fields/invisible.ts";

/** Latin letters that Unicode doesn't decompose, as they are usually written in addresses. */
const ascii: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ð: "d",
  đ: "d",
  þ: "th",
  ł: "l",
  ħ: "h",
  ŋ: "n",
  ŧ: "t",
  ı: "i",
  ĸ: "k",
  ə: "e",
  ɓ: "b",
  ɗ: "d",
  ɛ: "e",
  ƙ: "k",
  ɔ: "o",
  ƴ: "y",
};

const german = { ä: "ae", ö: "oe", ü: "ue" };
const danish = { æ: "ae", ø: "oe", å: "aa" };

/** Letters that a language writes in its own way without accents. */
const byLanguage: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: german,
  gsw: german,
  lb: german,
  da: danish,
  nb: danish,
  nn: danish,
  no: danish,
  fo: danish,
  is: { ð: "d", þ: "th", æ: "ae", ö: "o" },
};

/** Matches a Latin letter with its marks. */
const latin = /\p{Script=Latin}\p{M}*/gu;

/** Matches ligatures, forms of Arabic letters, and letters of full or half width. */
const forms = /[\uFB00-\uFDFF\uFE70-\uFEFC\uFF00-\uFFEF]+/gu;
const usualForm = (text: string): string => text.normalize("NFKC");

const ZERO_WIDTH_NON_JOINER = /\u200C/g;

function lowerCase(text: string, language: string): string {
  try {
    return text.toLocaleLowerCase(language || "en");
  } catch {
    return text.toLowerCase();
  }
}

/** Returns a Latin letter without accents, in the spelling of the language: `ä` is `ae` in German and `a` in Swedish. */
function asciiLetters(letter: string, language: string): string {
  const [code = ""] = language.split("-");
  const composed = letter.normalize("NFC");
  const own = byLanguage[code]?.[composed];
  if (own !== undefined) return own;
  return letter
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/./gu, (each) => ascii[each] ?? each);
}

/**
 * Returns a slug for a title in any script: `The Last Tram!` → `the-last-tram`. Latin letters lose their accents as the
 * title's language usually writes them; other scripts stay. The slug is empty if the title has no letter or digit.
 */
export const slugOfTitle = (title: string, language: string): string =>
  lowerCase(title.normalize("NFC").replaceAll(forms, usualForm), language)
    .replaceAll(ZERO_WIDTH_NON_JOINER, "-")
    .replaceAll(invisible, "")
    .replaceAll(/['’‘ʼʻ`´]/gu, "")
    .replaceAll(latin, (letter) => asciiLetters(letter, language))
    // Marks belong to a letter or a digit. Others, and those of symbols, remain of emoji.
    .replaceAll(/(?<![\p{L}\p{Nd}\p{M}])\p{M}+|[\u20D0-\u20FF]/gu, "-")
    .replaceAll(/[^\p{L}\p{M}\p{Nd}/]+/gu, "-")
    .replaceAll(/-*\/[-/]*/g, "/")
    .replaceAll(/^[-/]+|[-/]+$/g, "");
