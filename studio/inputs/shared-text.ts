import {
  applyTyped,
  lettersOf,
  textUpTo,
  mergeStored,
  storedUpTo,
  visibleText,
} from "@marquee/schemas/merging";
import { makeDiff } from "@sanity/diff-match-patch";

export type Selection = readonly [start: number, end: number];

const REMOVED = -1;

/** Returns how many characters of `from` the text `to` lacks. */
const removedFrom = (from: string, to: string): number =>
  makeDiff(from, to).reduce(
    (count, [kind, text]) => count + (kind === REMOVED ? text.length : 0),
    0,
  );

/**
 * Creates the state of a text that an editor types in a form while others may change it. `initial` is
 * the form's value.
 */
export function createSharedText(initial: string) {
  let letters = lettersOf(initial);
  let text = initial;
  /** The number of the editor's last change, and of the last one that the form's value contained. */
  let number = 0;
  let contained = 0;

  /** Returns the number of the last own change that the form's value contains. */
  function numberIn(value: string): number {
    let best = { number: contained, removed: Infinity };
    for (let each = number; each >= contained; each -= 1) {
      const own = textUpTo(letters, each);
      if (own === value) return each;
      const removed = removedFrom(own, value);
      if (removed < best.removed) best = { number: each, removed };
    }
    return best.number;
  }

  return {
    value: (): string => text,

    /** Notes that the editor changed the text to `next`, with the cursor at `cursor`. */
    type(next: string, cursor: number): void {
      if (next === text) return;
      number += 1;
      applyTyped(letters, next, { number, cursor });
      text = next;
    },

    /** Notes that the form's value is the text. */
    confirm(): void {
      contained = number;
    },

    /**
     * Merges the form's value, which may contain other editors' changes, and may not contain the editor's
     * last letters yet. Returns the moved selection.
     */
    merge(value: string, [start, end]: Selection): Selection {
      contained = numberIn(value);
      const known = storedUpTo(letters, contained);
      const merged = mergeStored(known, value, end);
      const moved = start === end ? merged.cursor : mergeStored(known, value, start).cursor;
      ({ letters } = merged);
      text = visibleText(letters);
      return [moved, merged.cursor];
    },
  };
}
