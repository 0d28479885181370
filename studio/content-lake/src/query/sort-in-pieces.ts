import { compareValues } from "./internals/groq-order.ts";

/** An item of a list, and the values by which `order()` sorts it. */
export interface SortKey {
  item: unknown;
  values: readonly unknown[];
}

/** Number of comparisons between two checks of the time. */
const checkInterval = 64;

/** A merge sort that calls `pauseInTime` often, and yields as that does. */
export function* sortInPieces(
  keys: readonly SortKey[],
  isDescending: readonly boolean[],
  pauseInTime: () => Generator<void, void>,
): Generator<void, readonly SortKey[]> {
  let [from, to] = [keys.slice(), Array<SortKey>(keys.length)];
  let count = 0;
  for (let width = 1; width < keys.length; width *= 2) {
    for (let start = 0; start < keys.length; start += 2 * width) {
      const middle = Math.min(start + width, keys.length);
      const end = Math.min(middle + width, keys.length);
      let [left, right] = [start, middle];
      for (let at = start; at < end; at += 1) {
        const [a, b] = [from[left], from[right]];
        const takesLeft =
          left < middle && (right >= end || !b || !a || compare(a, b, isDescending) <= 0);
        const taken = takesLeft ? a : b;
        if (taken) to[at] = taken;
        if (takesLeft) left += 1;
        else right += 1;
        count += 1;
        if (count % checkInterval === 0) yield* pauseInTime();
      }
    }
    [from, to] = [to, from];
  }
  return from;
}

function compare(a: SortKey, b: SortKey, isDescending: readonly boolean[]): number {
  for (const [index, isDown] of isDescending.entries()) {
    const order = compareValues(a.values[index], b.values[index]);
    if (order !== 0) return isDown ? -order : order;
  }
  return 0;
}
