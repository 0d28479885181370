// cspell:ignore cdhkmnµ
/** The signs of a number that a locale uses. */
type Separators = { group: string; decimal: string };

function separatorsOf(locale: string): Separators {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: "latn" }).formatToParts(-12_345.6);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return { group: sign("group") || " ", decimal: sign("decimal") || "." };
}

/** Factors of the prefixes of units, so that `350 µg` is less than `3 mg`. */
const factors: Readonly<Record<string, number>> = {
  n: 1e-9,
  µ: 1e-6,
  μ: 1e-6,
  m: 1e-3,
  c: 1e-2,
  d: 1e-1,
  h: 1e2,
  k: 1e3,
  M: 1e6,
  G: 1e9,
  T: 1e12,
};

const unit = /^\s*([cdhkmnµμMGT])(?:g|m|V|A|W|Hz|Ω|Pa|N|s|B|l|L)(?![\p{L}])/u;

/** First code points of the decimal digits that aren't European: Arabic, Persian, Devanagari and full-width ones. */
const zeros = [0x06_60, 0x06_f0, 0x09_66, 0xff_10];

function withEuropeanDigits(text: string): string {
  return text.replaceAll(/[^\d\P{Nd}]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** A date with dots, such as `04.11.2025`, which the day begins in every language. */
const dottedDate = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})(?!\d)/;

/** Digits of a time, a date, a ratio or a range, such as `19:05` or `10–20`. They are no number. */
const continued = /^ ?[:/–-] ?\d/;

/** Removes the signs between groups of digits, of which the last has three. Returns null if more signs are left. */
function withoutGroups(digits: string, { group, decimal }: Separators): string | null {
  const plain = digits
    .replaceAll("٬", " ")
    .replaceAll("٫", decimal)
    .replaceAll(group, " ")
    .replaceAll(/['’ ](?=(?:\d{2,3}['’ ])*\d{3}(?!\d))/g, "")
    .replaceAll(" ", group)
    .replace(decimal, ".");
  return /^\d+(?:\.\d+)?$/.test(plain) ? plain : null;
}

/**
 * Returns the number at the start of a cell, in its unit without prefix, or a date as the number of its digits from
 * the year on. Signs before the number, such as `±` or `<`, don't count, except a minus. Returns null if the cell
 * doesn't begin with a number.
 */
export function numberOf(cell: string, locale: string): number | null {
  const text = withEuropeanDigits(cell)
    .replaceAll(/[\u200E\u200F\u2060\s]+/g, " ")
    .trim();
  const [date, day = "", month = "", year = ""] = dottedDate.exec(text) ?? [];
  if (date !== undefined) return Number(year + month.padStart(2, "0") + day.padStart(2, "0"));
  const [whole, before = "", digits = ""] =
    /^([^\p{L}\p{N}]*)(\d(?:[\d.,'’٫٬ ]*\d)?)/u.exec(text) ?? [];
  const rest = text.slice(whole?.length ?? 0);
  const plain = withoutGroups(digits, separatorsOf(locale));
  if (plain === null || continued.test(rest)) return null;
  const factor = factors[unit.exec(rest)?.[1] ?? ""] ?? 1;
  return (/[-−–]\s*$/.test(before) ? -1 : 1) * Number(plain) * factor;
}

/**
 * Returns the order of the cells of a column, as indexes: by number if every cell that isn't empty begins with one,
 * otherwise as the language sorts words. Empty cells come last in both directions.
 */
export function orderOf(
  cells: readonly string[],
  direction: "ascending" | "descending",
  locale: string,
): number[] {
  const collator = new Intl.Collator(locale, { numeric: true });
  const numbers = cells.map((cell) => numberOf(cell, locale));
  const isEmpty = (index: number) => (cells[index] ?? "").trim() === "";
  const areNumbers = numbers.every((number, index) => number !== null || isEmpty(index));
  const compare = (one: number, other: number) =>
    areNumbers
      ? (numbers[one] ?? 0) - (numbers[other] ?? 0)
      : collator.compare(cells[one] ?? "", cells[other] ?? "");
  const sign = direction === "ascending" ? 1 : -1;
  return [...cells.keys()].toSorted(
    (one, other) => Number(isEmpty(one)) - Number(isEmpty(other)) || sign * compare(one, other),
  );
}
