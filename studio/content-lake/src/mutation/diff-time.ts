import { withinTime } from "../query/time-limit.ts";

/** Milliseconds for all text diffs of a transaction. A diff of 1,000 hunks that fit their text takes about 10. */
const defaultTime = 1_000;

/**
 * Limits the time that a transaction spends on text diffs (`diffMatchPatch`). A hunk that fits its text is found at
 * once. One that doesn't is searched for in the whole text, a long one in parts of 32 characters. The settings of the
 * search stay at their defaults: with others, the lake and the Studio would compute different texts.
 */
export class DiffTime {
  #left: number;

  constructor(milliseconds = defaultTime) {
    this.#left = milliseconds;
  }

  /** Runs `work` within the remaining time. Throws an `Error` when the time is up. */
  spend<T>(work: () => T): T {
    if (this.#left <= 0) throw timeUp();
    const began = performance.now();
    try {
      return withinTime(this.#left, work, timeUp);
    } finally {
      this.#left -= performance.now() - began;
    }
  }
}

function timeUp(): Error {
  return new Error(
    'its "diffMatchPatch" takes too long, because the text has changed since. ' +
      "Create the diff from the current text, or set the whole text",
  );
}
