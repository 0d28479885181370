const ranks: Readonly<Record<string, number>> = { h2: 1, h3: 2, h4: 3 };

/** A heading in rich text: its visual rank, chosen by the editor (1 is the largest), and its level in the page. */
export type RichTextHeading = { rank: number; level: number };

/**
 * Returns the headings of rich text by key. `under` is the level of the heading above the text, or
 * 1 if there is none. Editors choose only how large a heading looks. Its level is computed from the
 * previous headings, so that no level is skipped.
 */
export function headingsOf(
  entries: readonly { _key: string; style?: string }[],
  under: number,
): Map<string, RichTextHeading> {
  const headings = new Map<string, RichTextHeading>();
  const open: number[] = [];
  for (const { _key, style = "" } of entries) {
    const rank = ranks[style];
    if (rank === undefined) continue;
    while ((open.at(-1) ?? 0) >= rank) open.pop();
    open.push(rank);
    headings.set(_key, { rank, level: Math.min(under + open.length, 6) });
  }
  return headings;
}
