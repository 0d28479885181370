/** Width of a digit in dots, including the empty column that follows it. */
const PITCH = 6;

/** Rows of a board: seven for the digit, and an empty row above and below. */
export const boardRows = 9;

/** Returns the width, in dots, of a board with `digits` digits. */
export const boardColumns = (digits: number): number => digits * PITCH + 1;

/**
 * A string for each digit from 0 to 9. Each of its seven characters is a row of five dots, as a
 * base-32 number whose highest bit is the leftmost dot.
 */
const latin = [
  "ehhhhhe",
  "4c4444e",
  "eh1248v",
  "v2421he",
  "26aiv22",
  "vgu11he",
  "68guhhe",
  "v124888",
  "ehhehhe",
  "ehhf12c",
];

/** Arabic digits in the format of `latin`: ٠ is a dot, ١ a stroke, ٥ a ring. */
const arabic = [
  "004e400",
  "8444444",
  "hhugggg",
  "llvgggg",
  "fggeggf",
  "04ahhhe",
  "gv11111",
  "hhhaa44",
  "44aahhh",
  "ehhf111",
];

const isLit = (row: string, column: number) => ((parseInt(row, 32) >> (4 - column)) & 1) === 1;

function pathOfDigit(glyph: string, left: number): string {
  const rows = Array.from(glyph);
  return rows
    .flatMap((row, y) =>
      [0, 1, 2, 3, 4]
        .filter((column) => isLit(row, column))
        .map((column) => `M${left + column + 0.5} ${y + 1.5}h0`),
    )
    .join("");
}

/**
 * Returns the `Intl` numbering system of a locale. {@link litDots} has glyphs for `arab` and
 * `latn`, and draws numbers in any other system with the `latn` glyphs.
 */
export const numberingOf = (locale: string): string =>
  new Intl.NumberFormat(locale).resolvedOptions().numberingSystem;

/** Returns an SVG path with the lit dots of a number. The highest digit is on the left in every writing direction. */
export function litDots(value: number, digits: number, numbering = "latn"): string {
  const glyphs = numbering === "arab" ? arabic : latin;
  // The server set `digits` when it rendered the page. If the visitor's clock is behind, the number
  // can have more digits. The highest digits are then dropped.
  const text = String(value).slice(-digits).padStart(digits, " ");
  return Array.from(text)
    .map((digit, place) =>
      digit === " " ? "" : pathOfDigit(glyphs[Number(digit)] ?? "", place * PITCH + 1),
    )
    .join("");
}

/**
 * Returns an SVG path with one line for each row of a board. The stylesheet's dashes turn these lines into dots. Each
 * line extends past the last dot, because a dot at the very end of a line is not drawn.
 */
export const allDots = (digits: number): string =>
  Array.from(
    { length: boardRows },
    (_, row) => `M.5 ${row + 0.5}h${boardColumns(digits) - 0.9}`,
  ).join("");
