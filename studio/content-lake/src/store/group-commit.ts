import type { DatabaseSync } from "node:sqlite";
import type { Commit } from "./commit.ts";

/** A commit whose write has not ended, and the functions to call when it has. */
export interface Outcome {
  commit: Commit & { traceparent?: string | undefined };
  /** Called when the commit is on disk. */
  done(): void;
  /** Reverts the commit's changes in memory. */
  undone(): void;
  /** Ends the commit's span. */
  ended: (isWritten: boolean) => void;
}

export interface GroupCommit {
  /** Runs `work`. All of its commits are on disk when this function returns, none if it throws. Calls can't be nested. */
  together<T>(work: () => T): T;
  /**
   * Runs `work`, and reverts all of its commits on disk and in memory. The caller calls their `ended`. If `isAlone`,
   * `work` has one commit, which nothing follows: it isn't written to the database, which another thread may be writing
   * to.
   */
  dryRun<T>(work: () => T, isAlone?: boolean): { result: T; commits: readonly Outcome[] };
  readonly isInDryRun: boolean;
  /** Whether `dryRun` is running with a single commit. */
  readonly isInSingleDryRun: boolean;
  /**
   * Calls `done` as soon as the newest commit is on disk, or `undone` if the write fails: within `together` at its end,
   * otherwise at once.
   */
  whenOnDisk(outcome: Outcome): void;
}

/**
 * Writes several commits to disk as one. Most of a commit's time is spent waiting for the disk, and commits that arrive
 * together wait only once. An error in one commit reverts only that commit; if the write to disk fails, all are reverted.
 */
export function groupCommit(database: DatabaseSync): GroupCommit {
  let outcomes: Outcome[] | undefined;
  let isInDryRun = false;
  let isInSingleDryRun = false;
  const collect = <T>(work: () => T): { result: T; commits: Outcome[] } => {
    const commits: Outcome[] = [];
    outcomes = commits;
    try {
      return { result: work(), commits };
    } catch (error) {
      for (const outcome of commits.toReversed()) {
        outcome.undone();
        outcome.ended(false);
      }
      throw error;
    } finally {
      outcomes = undefined;
    }
  };
  return {
    together: (work) => {
      const { result, commits } = collect(() => inTransaction(database, work));
      for (const outcome of commits) {
        outcome.ended(true);
        outcome.done();
      }
      return result;
    },
    dryRun: (work, isAlone = false) => {
      // A deferred transaction takes no lock unless it writes.
      database.exec(isAlone ? "begin deferred" : "begin immediate");
      isInDryRun = true;
      isInSingleDryRun = isAlone;
      try {
        const collected = collect(work);
        for (const outcome of collected.commits.toReversed()) outcome.undone();
        return collected;
      } finally {
        isInDryRun = false;
        isInSingleDryRun = false;
        if (database.isTransaction) database.exec("rollback");
      }
    },
    get isInDryRun() {
      return isInDryRun;
    },
    get isInSingleDryRun() {
      return isInSingleDryRun;
    },
    whenOnDisk: (outcome) => {
      if (outcomes) {
        outcomes.push(outcome);
        return;
      }
      outcome.ended(true);
      outcome.done();
    },
  };
}

/** Runs `work` in a transaction of the database, or in a savepoint of the open one. Reverts its changes if it throws. */
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
