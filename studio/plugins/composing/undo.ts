import type { BlockDestination } from "@marquee/schemas/editing";
import { blocksAt, holderOf, pathOf, placeOf, valueAt } from "./block-path.ts";
import { addAtEnd, addBeside, type BlockChange, moveBlock, removeBlock } from "./change-blocks.ts";
import type { PageChange } from "./use-page-change.ts";

/** Computes a change for the page's current state. Returns null if there is nothing to change. */
type Work = (now: unknown) => BlockChange | null;

/**
 * Returns the block's original position, next to a neighbor that still exists. Returns null if its parent no longer
 * exists.
 */
function homeOf(path: string, before: unknown, now: unknown): BlockDestination | null {
  const { list, key } = placeOf(path);
  const holder = holderOf(list);
  if (holder !== null && valueAt(now, holder) === undefined) return null;
  const keys = blocksAt(before, list).map(({ _key }) => _key);
  const at = keys.indexOf(key);
  const left = new Set(blocksAt(now, list).map(({ _key }) => _key));
  const previous = keys.slice(0, at).findLast((each) => left.has(each));
  if (previous !== undefined) return { beside: pathOf({ list, key: previous }), side: "after" };
  const next = keys.slice(at + 1).find((each) => left.has(each));
  if (next !== undefined) return { beside: pathOf({ list, key: next }), side: "before" };
  return { into: list };
}

/** Returns the change that moves a block from `since` back to `path`. `before` is the page before the move. */
export const moveBack =
  (before: unknown, path: string, since: string): Work =>
  (now) => {
    const home = homeOf(path, before, now);
    return home && moveBlock(now, since, home, () => true);
  };

/** Returns the change that restores a removed block at `path`. `before` is the page before the removal. */
export const putBack =
  (before: unknown, path: string): Work =>
  (now) => {
    const home = homeOf(path, before, now);
    const { list, key } = placeOf(path);
    const stored = blocksAt(before, list).find(({ _key }) => _key === key);
    if (home === null || stored === undefined || valueAt(now, path) !== undefined) return null;
    return "into" in home ? addAtEnd(home.into, stored) : addBeside(now, stored, home);
  };

/** Returns the change that removes an added block. */
export const takeAway =
  (path: string): Work =>
  (now) =>
    removeBlock(now, path);

/** Maximum number of undo steps per page. */
const KEPT = 50;

/** Creates the undo history, with a separate stack for each page. */
export function createPast() {
  const past = new Map<string, PageChange[]>();
  return {
    remember(document: string, undo: PageChange): void {
      past.set(document, [...(past.get(document) ?? []), undo].slice(-KEPT));
    },
    /**
     * Removes and returns an undo step of a page: `undo`, or else the newest one. Returns undefined
     * if that step was taken already or if there is none.
     */
    take(document: string, undo = past.get(document)?.at(-1)): PageChange | undefined {
      const kept = past.get(document) ?? [];
      if (undo === undefined || !kept.includes(undo)) return undefined;
      past.set(
        document,
        kept.filter((each) => each !== undo),
      );
      return undo;
    },
  };
}
