type Width = "reading" | "wide" | "full";

/**
 * Displayed width of an image on windows from 60rem on, by the editor's width option. Measured on the grid:
 * - `reading` is six of twelve columns: 44 % of the window, or 780 px where the grid stops growing.
 * - `wide` runs from the fourth column to the window's edge: 72 %, or less in very wide windows.
 * One percentage point is added, so that rounding never selects too small a file.
 */
const shareOfPage: Record<Width, string> = {
  reading: "min(45vw, 49rem)",
  wide: "73vw",
  full: "100vw",
};

/**
 * Displayed width of an image in a column, from 60rem on. Columns are 40, 50 or 60 % of the window; this value is a
 * compromise for all three.
 */
const shareOfColumn = "55vw";

/** Returns a `sizes` value. `share` is the displayed width from 60rem on, `narrow` the one in smaller windows. */
export const sizesFrom = (share: string, narrow = "100vw"): string =>
  share === narrow ? share : `(min-width: 60rem) ${share}, ${narrow}`;

/** Returns a `sizes` value for an image in a column. Columns are side by side from 46rem on. */
const columnSizes = (share: string): string => `(min-width: 46rem) ${share}, 100vw`;

/** Returns the `sizes` attribute of an image that fills its block, by the editor's width option. */
export const pictureSizes = (width: Width, within: "page" | "column"): string =>
  within === "column" ? columnSizes(shareOfColumn) : sizesFrom(shareOfPage[width]);

/**
 * Returns the `sizes` attribute of an image whose height is limited to 92 % of the window's height,
 * or 86 % for a portrait image in a column. `ratio` is the image's width over its height. A
 * portrait `wide` image starts in the middle of the page, not at its fourth column.
 */
export function wholePictureSizes(width: Width, within: "page" | "column", ratio: number): string {
  const isWhole = width === "full" || (within === "column" && ratio >= 1);
  if (isWhole) return pictureSizes(width, within);
  if (within === "column") return columnSizes(`min(${shareOfColumn}, ${Math.round(86 * ratio)}vh)`);
  const share = width === "wide" && ratio < 1 ? "50vw" : shareOfPage[width];
  return sizesFrom(`min(${share}, ${Math.round(92 * ratio)}vh)`);
}
