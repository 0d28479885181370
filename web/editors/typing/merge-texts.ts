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
 * side removed is removed. If both insert at the same position, `mine` comes first. `cursor` is a
 * position in `mine`. Returns the merged text and the cursor's position in it.
 */
export function mergeTexts(
  base: string,
  { mine, theirs }: { mine: string; theirs: string },
  cursor: number,
): { value: string; cursor: number } {
  const own = editsOf(base, mine);
  const other = editsOf(base, theirs);
  let value = "";
  let seen = 0;
  let moved: number | null = null;
  const addOwn = (text: string, isKept = true) => {
    if (moved === null && text !== "" && cursor <= seen + text.length) {
      moved = value.length + (isKept ? cursor - seen : 0);
    }
    seen += text.length;
    if (isKept) value += text;
  };
  for (let at = 0; at <= base.length; at += 1) {
    addOwn(own.inserted.get(at) ?? "");
    value += other.inserted.get(at) ?? "";
    if (at < base.length && !own.removed.has(at)) {
      addOwn(base.charAt(at), !other.removed.has(at));
    }
  }
  return { value, cursor: moved ?? value.length };
}
