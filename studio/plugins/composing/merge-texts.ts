import { makeDiff } from "@sanity/diff-match-patch";

/** Edits of a text: what is inserted before each position, and which characters are removed. */
type Edits = { inserted: ReadonlyMap<number, string>; removed: ReadonlySet<number> };

const REMOVED = -1;
const INSERTED = 1;

function editsOf(from: string, to: string): Edits {
  const inserted = new Map<number, string>();
  const removed = new Set<number>();
  let at = 0;
  for (const [kind, text] of makeDiff(from, to)) {
    if (kind === INSERTED) {
      inserted.set(at, (inserted.get(at) ?? "") + text);
      continue;
    }
    if (kind === REMOVED) {
      for (let index = 0; index < text.length; index += 1) removed.add(at + index);
    }
    at += text.length;
  }
  return { inserted, removed };
}

/**
 * Merges two changes of the same text. Text that either side inserted stays, and text that either
 * side removed is removed. If both insert at the same position, `mine` comes first.
 */
export function mergeTexts(
  base: string,
  { mine, theirs }: { mine: string; theirs: string },
): string {
  const own = editsOf(base, mine);
  const other = editsOf(base, theirs);
  let value = "";
  for (let at = 0; at <= base.length; at += 1) {
    value += (own.inserted.get(at) ?? "") + (other.inserted.get(at) ?? "");
    if (!own.removed.has(at) && !other.removed.has(at)) value += base.charAt(at);
  }
  return value;
}
