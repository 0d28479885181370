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
 * Displayed width of an image in a column, while the columns are side by side. A column is 40, 50
 * or 60 % of the window wide; this value is a compromise for all three.
 */
const shareOfColumn = "55vw";

/**
 * Returns a `sizes` value. `share` is the displayed width in windows from 60rem on, and `narrow` is
 * the displayed width in smaller windows.
 */
export const sizesFrom = (share: string, narrow = "100vw"): string =>
  share === narrow ? share : `(min-width: 60rem) ${share}, ${narrow}`;

/** Returns a `sizes` value for an image in a column. Columns are side by side from 46rem on. */
const columnSizes = (share: string): string => `(min-width: 46rem) ${share}, 100vw`;

/** Returns the `sizes` attribute of an image that fills its block, by the editor's width option. */
export const pictureSizes = (width: Width, within: "page" | "column"): string =>
  within === "column" ? columnSizes(shareOfColumn) : sizesFrom(shareOfPage[width]);

/**
 * Returns the `sizes` attribute of an Image block's image. `ratio` is the image's width over its
 * height. The width is limited so that the image is at most 92 % of the window high, or 86 % for a
 * portrait image in a column. A `full` image and a landscape image in a column have no such limit.
 * A portrait `wide` image starts in the middle of the page, so it is at most half as wide as the
 * window.
 */
export function wholePictureSizes(width: Width, within: "page" | "column", ratio: number): string {
  const isWhole = width === "full" || (within === "column" && ratio >= 1);
  if (isWhole) return pictureSizes(width, within);
  if (within === "column") return columnSizes(`min(${shareOfColumn}, ${Math.round(86 * ratio)}vh)`);
  const share = width === "wide" && ratio < 1 ? "50vw" : shareOfPage[width];
  return sizesFrom(`min(${share}, ${Math.round(92 * ratio)}vh)`);
}
