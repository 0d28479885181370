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

/**
 * The `sizes` attribute of a picture that takes a block's whole room, by the editor's choice of width. In a column it
 * can't be wider than that: columns are 40, 50 or 60 % of the window from 60rem on, and one word must do for all three.
 */
export function pictureSizes(width: Width, within: "page" | "column"): string {
  const share = within === "column" ? "55vw" : shareOfPage[width];
  return share === "100vw" ? share : `(min-width: 60rem) ${share}, 100vw`;
}
