// cspell:ignore KMGT MGTPEZY mcdhk yzafpnµ
/** Characters that prevent a line break: in place of a space, and between two characters. */
const NO_BREAK_SPACE = "\u00A0";
const WORD_JOINER = "\u2060";

/** Signs of units that are not made of letters. */
const signs = String.raw`[%‰℃℉€$£¥₹°′″]`;

/** Units of letters, with the prefixes of the SI, and what else belongs to a number. */
const letters = [
  String.raw`°\s?[CFK]`,
  "[yzafpnµμmcdhkMGTPEZY]?(?:m|g|s|A|V|W|N|J|F|H|T|K|C|S|L|l|B|b|Hz|Pa|bar|Ω|Ω|mol|cd|lm|lx|Wh|VA|eV|cal|bit|Bit|dB|Sv|Gy|Bq|Nm|px|fps)",
  "[KMGT]iB",
  "min|Min|h|d|Uhr|t|ha|in|ft|mi|yd|lb|oz|rpm|ppm|ppb|mph|dBA?|dpi|pt|em",
  "a\\.?m\\.?|p\\.?m\\.?|AM|PM",
  "EUR|USD|GBP|CHF|JPY",
].join("|");

/** A unit, or units that are divided or multiplied, such as `mV/g` and `m/s²`. It ends where a word ends. */
const unit = `(?:${signs}|(?:${letters})[²³]?(?:[/·](?:${letters})[²³]?)*(?![\\p{L}\\p{N}]))`;

const space = "[ \\u2009\\u202F\\u00A0]";
const number = String.raw`\p{Nd}[\p{Nd}.,٫٬]*`;

/**
 * Places where a line must not break: a space before a unit or between groups of three digits, what follows a sign that
 * belongs to a measure, the dash of a range, and the slash of a unit.
 */
const places = new RegExp(
  [
    `(?<=\\p{Nd}) (?=${unit})`,
    String.raw`(?<=\p{Nd}) (?=\p{Nd}{3}(?!\p{Nd}))`,
    `(?<=(?<![\\p{L}\\p{N}])[–−‒+±~≈≤≥<>]) (?=${number}${space}?${unit})`,
    String.raw`(?<=[–‒])(?=\p{Nd})`,
    String.raw`(?<=[～〜])(?=\p{Nd})`,
    String.raw`(?=[～〜]\p{Nd})(?<=[\p{L}\p{N}\p{S}%])`,
    `(?<=(?<![\\p{L}\\p{N}/.])(?:${letters})[²³]?[/·])(?=(?:${letters})[²³]?(?![\\p{L}\\p{N}]))`,
  ].join("|"),
  "gu",
);

/** Matches texts that can contain such a place. Most texts contain none, so the pattern above is not needed. */
const mayHave = /[\p{Nd}/～〜]/u;

/**
 * Returns a text in pieces, one for each character of the original text (UTF-16), with what prevents line breaks
 * between numbers, signs and units. Null if there is nothing to prevent.
 */
export function unitPieces(text: string): string[] | null {
  if (!mayHave.test(text)) return null;
  const found = [...text.matchAll(places)];
  if (found.length === 0) return null;
  const pieces = text.split("");
  for (const { index, 0: matched } of found) {
    if (matched === " ") pieces[index] = NO_BREAK_SPACE;
    else if (index > 0) pieces[index - 1] += WORD_JOINER;
  }
  return pieces;
}

/** Returns a text in which no line breaks between a number, its sign and its unit. */
export const keepUnits = (text: string): string => unitPieces(text)?.join("") ?? text;
