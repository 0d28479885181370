type Width = "reading" | "wide" | "full";

/** How much of the window a picture of each width takes where the room is the whole page; on phones all of it. */
const shareOfPage: Record<Width, string> = { reading: "50vw", wide: "76vw", full: "100vw" };

/**
 * The `sizes` attribute of a picture that takes a block's whole room, by the editor's choice of width. In a column it
 * can't be wider than half the window (from 60rem on, where columns stand side by side).
 */
export function pictureSizes(width: Width, within: "page" | "column"): string {
  const share = within === "column" ? "50vw" : shareOfPage[width];
  return share === "100vw" ? share : `(min-width: 60rem) ${share}, 100vw`;
}
