import { withinTime } from "../query/time-limit.ts";

/** Milliseconds for all text diffs of a transaction. A diff of 1,000 hunks that match the text takes about 10 ms. */
const defaultTime = 1_000;

/**
 * Limits the time that a transaction spends on text diffs (`diffMatchPatch`). A hunk that matches the text at its
 * position is found immediately, but any other hunk is searched for in the whole text. The search keeps its default
 * settings, because with other settings the lake and the Studio would compute different texts.
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
      return withinTime(this.#left, work, () => {
        // The timer can fire a fraction of a millisecond early. Discards the remaining time, so that
        // it doesn't allow another diff.
        this.#left = 0;
        return timeUp();
      });
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
