import type { BlockDestination } from "@marquee/schemas/editing";
import { blocksAt, holderOf, pathOf, placeOf, valueAt } from "./block-path.ts";
import { addAtEnd, addBeside, type BlockChange, moveBlock, removeBlock } from "./change-blocks.ts";

/** Works out a change on a page as it is by then; null: nothing is left to do. */
type Work = (now: unknown) => BlockChange | null;

/** Beside those that a block stood between; null where what held it is gone. */
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

/** Takes the page before a block was moved, where it stood and stands; gives what moves it back, words and all. */
export const moveBack =
  (before: unknown, path: string, since: string): Work =>
  (now) => {
    const home = homeOf(path, before, now);
    return home && moveBlock(now, since, home, () => true);
  };

/** Takes the page before a block was taken away, and where it stood; gives what puts it there again. */
export const putBack =
  (before: unknown, path: string): Work =>
  (now) => {
    const home = homeOf(path, before, now);
    const { list, key } = placeOf(path);
    const stored = blocksAt(before, list).find(({ _key }) => _key === key);
    if (home === null || stored === undefined || valueAt(now, path) !== undefined) return null;
    return "into" in home ? addAtEnd(home.into, stored) : addBeside(now, stored, home);
  };

/** Takes the path of a block that was added, gives what takes it away again. */
export const takeAway =
  (path: string): Work =>
  (now) =>
    removeBlock(now, path);
