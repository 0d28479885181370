import type { DatabaseSync } from "node:sqlite";

/** Callbacks for a commit that was written or has failed. */
export interface Outcome {
  /** Called when the commit is on disk. */
  done(): void;
  /** Called if the commit could not be written. Reverts the commit's changes in memory. */
  undone(): void;
}

/**
 * Writes several commits to disk as one. Most of a commit's time is spent waiting for the disk.
 * Commits that arrive together wait only once. An error in one commit reverts only that commit. If
 * the write to disk fails, all of these commits are reverted.
 */
export function groupCommit(database: DatabaseSync) {
  let outcomes: Outcome[] | undefined;
  return {
    /**
     * Runs `work`. All commits of `work` are on disk when this function returns. If this function
     * throws, none of these commits is on disk. Calls can't be nested.
     */
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
    /**
     * Calls `done` as soon as the newest commit is on disk: at the end of `together` if that is
     * running, otherwise immediately. Calls `undone` if the write fails.
     */
    whenOnDisk: (outcome: Outcome): void => {
      if (outcomes) outcomes.push(outcome);
      else outcome.done();
    },
  };
}

/**
 * Runs `work` in a database transaction. If a transaction is open already, runs `work` in a
 * savepoint of that transaction. If `work` throws, none of its changes are written.
 */
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
