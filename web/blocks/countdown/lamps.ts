/** Lamps across a digit and the dark column between two. */
const PITCH = 6;

/** Lamps down a board: seven of a digit, and a dark row on each side. */
export const boardRows = 9;

/** Takes how many digits a board shows, gives how many lamps wide it is. */
export const boardColumns = (digits: number): number => digits * PITCH + 1;

/** Seven rows of five lamps for each digit; a row is a number to the base of 32, its highest bit the left lamp. */
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

/** The digits of Arabic, drawn alike: ٠ is a dot, ١ a stroke, ٥ a ring. */
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

/** The numbering system of `Intl` in which a locale writes; the lamps know `arab`, and `latn` for all others. */
export const numberingOf = (locale: string): string =>
  new Intl.NumberFormat(locale).resolvedOptions().numberingSystem;

/**
 * Takes a number, how many digits its board shows and a numbering system, gives an SVG path with a dot for each lamp
 * that is lit. The highest digit is at the left in every direction of writing.
 */
export function litLamps(value: number, digits: number, numbering = "latn"): string {
  const glyphs = numbering === "arab" ? arabic : latin;
  // More than the board shows, on a page that is older than the moment's day: the highest digits are dropped.
  const text = String(value).slice(-digits).padStart(digits, " ");
  return Array.from(text)
    .map((digit, place) =>
      digit === " " ? "" : pathOfDigit(glyphs[Number(digit)] ?? "", place * PITCH + 1),
    )
    .join("");
}

/**
 * Takes how many digits a board shows, gives an SVG path of its rows; drawn as dots one apart, they are all its lamps.
 * Each reaches past the last lamp: a dot at the very end of a line is left out.
 */
export const allLamps = (digits: number): string =>
  Array.from(
    { length: boardRows },
    (_, row) => `M.5 ${row + 0.5}h${boardColumns(digits) - 0.9}`,
  ).join("");
