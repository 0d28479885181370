type Width = "reading" | "wide" | "full";

/**
 * What a picture of each width takes of a page from 60rem on. Measured on the grid: `reading` is six of twelve columns
 * (44 % of the window, 780 px where the grid stops growing), `wide` runs from the fourth to the window's edge (72 %,
 * less in very wide windows). A point more than measured, so that rounding never asks for too small a file.
 */
const shareOfPage: Record<Width, string> = {
  reading: "min(45vw, 49rem)",
  wide: "73vw",
  full: "100vw",
};

/** Columns are 40, 50 or 60 % of the window from 60rem on; one word must do for all three. */
const shareOfColumn = "55vw";

/** Takes what a picture takes of a window from 60rem on, and of a narrower one, gives its `sizes`. */
export const sizesFrom = (share: string, narrow = "100vw"): string =>
  share === narrow ? share : `(min-width: 60rem) ${share}, ${narrow}`;

/** The `sizes` attribute of a picture that takes a block's whole room, by the editor's choice of width. */
export function pictureSizes(width: Width, within: "page" | "column"): string {
  return sizesFrom(within === "column" ? shareOfColumn : shareOfPage[width]);
}

/**
 * The same for a picture that is never higher than 92 % of the window. Takes its width over its height; an upright
 * `wide` one begins in the middle of the page, not at its fourth column.
 */
export function wholePictureSizes(width: Width, within: "page" | "column", ratio: number): string {
  if (width === "full" || within === "column") return pictureSizes(width, within);
  const share = width === "wide" && ratio < 1 ? "50vw" : shareOfPage[width];
  return sizesFrom(`min(${share}, ${Math.round(92 * ratio)}vh)`);
}
