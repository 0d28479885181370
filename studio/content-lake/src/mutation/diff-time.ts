import { processorTime } from "../processor-time.ts";
import { timeIsUp, withinProcessorTime } from "../query/time-limit.ts";

/**
 * CPU time in milliseconds for all text diffs of a transaction. A diff of 1,000 hunks that match the text takes 10 to
 * 100 ms, most in a process that has just started.
 */
const defaultTime = 1_000;

/** CPU time in milliseconds for one text diff, during which no other request can run. */
const longestDiff = 400;

/**
 * Limits the time that a transaction spends on text diffs (`diffMatchPatch`). A hunk that matches the text at its
 * position is found immediately, but any other hunk is searched for in the whole text. The search keeps its default
 * settings, because with other settings the lake and the Studio would compute different texts.
 */
export class DiffTime {
  #remaining: number;
  #isUsed = false;

  constructor(milliseconds = defaultTime) {
    this.#remaining = milliseconds;
  }

  takeUse(): boolean {
    const isUsed = this.#isUsed;
    this.#isUsed = false;
    return isUsed;
  }

  /** Runs `work` within the remaining time, perhaps more than once. Throws an `Error` when the time is up. */
  spend<T>(work: () => T): T {
    if (this.#remaining <= 0) throw timeUp();
    this.#isUsed = true;
    const startedAt = processorTime();
    try {
      const value = withinProcessorTime(Math.min(this.#remaining, longestDiff), work);
      if (value !== timeIsUp) return value;
    } finally {
      this.#remaining -= processorTime() - startedAt;
    }
    // Discards the remaining time, so that it doesn't allow another diff.
    this.#remaining = 0;
    throw timeUp();
  }
}

function timeUp(): Error {
  return new Error(
    'its "diffMatchPatch" takes too long, because the text has changed since. ' +
      "Create the diff from the current text, or set the whole text",
  );
}
