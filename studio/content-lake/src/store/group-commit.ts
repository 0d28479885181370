import type { DatabaseSync } from "node:sqlite";

/** What is to be done once a commit's fate is known. */
interface Outcome {
  /** It is on disk. */
  done(): void;
  /** It could not be written after all: what was made of it in memory is to be taken back. */
  undone(): void;
}

/**
 * Several commits as one on disk. Waiting for the disk is what a commit costs most, and those that come at the same time
 * can wait once for all of them; each stays whole or undone by itself.
 */
export function groupCommit(database: DatabaseSync) {
  let outcomes: Outcome[] | undefined;
  return {
    /** Carries out work whose commits are on disk when it returns: all of them or, where it throws, none. Not nested. */
    together: <T>(work: () => T): T => {
      const waiting: Outcome[] = [];
      outcomes = waiting;
      let result: T;
      try {
        result = inTransaction(database, work);
      } catch (error) {
        for (const outcome of waiting.toReversed()) outcome.undone();
        throw error;
      } finally {
        outcomes = undefined;
      }
      for (const outcome of waiting) outcome.done();
      return result;
    },
    /** Calls `done` when what was just committed is on disk: at once, or at the end of `together`; else `undone`. */
    whenOnDisk: (outcome: Outcome): void => {
      if (outcomes) outcomes.push(outcome);
      else outcome.done();
    },
  };
}

/** Runs `work` in one database transaction, or as one step of the open one: all of it is written, or, when it throws, none. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  const [begin, end, undo] = database.isTransaction
    ? ["savepoint step", "release step", "rollback to step; release step"]
    : ["begin immediate", "commit", "rollback"];
  database.exec(begin);
  try {
    const result = work();
    database.exec(end);
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec(undo);
    throw error;
  }
}
