/** Letters that Unicode doesn't decompose, and the letters that a search treats as equal to them. */
const equals: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  æ: "ae",
  œ: "oe",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  // Arabic: the alef with wasla, the final forms of ya and ta, the letters of Persian, and the
  // stretching line (tatweel).
  ٱ: "ا",
  ى: "ي",
  ة: "ه",
  ک: "ك",
  ی: "ي",
  ـ: "",
};

// cspell:disable-next-line
const replaced = /[ßøæœłđðþıٱىةکیـ]/g;

/**
 * Matches the accents of Latin, Greek and Cyrillic letters, and the vowel signs of Arabic and Hebrew.
 * In other scripts, such as Thai and Devanagari, marks are letters.
 */
const accents = /[\u0300-\u036F\u0591-\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED]/g;

/** Matches the digits of Arabic and Persian, and captures nothing. */
const digits = /[\u0660-\u0669\u06F0-\u06F9]/g;

const isAscii = (text: string) => !/[^\0-\x7F]/.test(text);

/**
 * Matches the spellings `ae`, `oe` and `ue` of German umlauts. After another vowel or a `q`, the `e`
 * belongs to the next syllable.
 */
// cspell:disable-next-line
const umlauts = /(?<![aeiouq])([aou])e/g;

/** Matches the Arabic article at the beginning of a word of at least three more letters. */
const article = /^(?:وال|بال|ال)(?=.{3})/;

/** Rules of a language that apply after the general ones. */
const ofLanguage: Readonly<Record<string, (word: string) => string>> = {
  de: (word) => word.replace(umlauts, "$1"),
  ar: (word) => word.replace(article, ""),
};

function withoutAccents(word: string): string {
  if (isAscii(word)) return word;
  return word
    .normalize("NFKD")
    .replace(accents, "")
    .replace(replaced, (letter) => equals[letter] ?? "")
    .replace(digits, (digit) => String((digit.codePointAt(0) ?? 0) % 16))
    .normalize("NFC");
}

/**
 * Returns the form of a word in which a search compares it: lowercase, without accents and vowel
 * signs. German umlauts equal their two spellings: “Müller”, “Mueller” and “Muller”. Arabic words
 * lose their article. `language` is a language code.
 */
export function foldWord(word: string, language: string): string {
  const folded = withoutAccents(word.toLowerCase());
  const [code = ""] = language.split("-");
  return ofLanguage[code]?.(folded) ?? folded;
}
