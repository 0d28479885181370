import { statfsSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { versionOf } from "./store/stored-tables.ts";

/** Free bytes below which a disk counts as full: SQLite needs some for its log. */
const reserve = 8 * 1024 * 1024;

/** Minimum time in ms between two attempts to write, so that frequent requests cause few of them. */
const probeInterval = 1_000;

/** Codes with which SQLite and Node.js report that a file can't grow. */
const fullCodes: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);
/** SQLite's codes for a full disk, and for a failed read or write. The extended codes have them in their last byte. */
const sqliteCodes: ReadonlySet<number> = new Set([13, 10]);

/** The error message for callers while nothing can be written. */
export const diskProblem = "The lake can't write to its disk. Free some space";

/** Whether an error means that nothing can be written: a full disk, an exceeded quota, or a failing disk. */
function isOutOfSpace(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("errcode" in error) return sqliteCodes.has(Number(error.errcode) & 255);
  return "code" in error && fullCodes.has(error.code);
}

export class StorageHealth {
  readonly #database: DatabaseSync;
  readonly #folder: string;
  #isFailing = false;
  #probedAt = -Infinity;

  constructor(database: DatabaseSync, folder: string) {
    this.#database = database;
    this.#folder = folder;
  }

  /** Records that a write failed. Other errors than a full disk don't count. Returns whether the disk is full. */
  recordError(error: unknown): boolean {
    if (!isOutOfSpace(error)) return false;
    if (!this.#isFailing)
      console.error("The lake can't write to its disk, and refuses writes:", error);
    this.#isFailing = true;
    return true;
  }

  /** After a failed write, tries to write again, at most once a second. `now` is a monotonic time in ms. */
  problem(now: number): string | undefined {
    if (now - this.#probedAt >= probeInterval) {
      this.#probedAt = now;
      this.#isFailing = this.#isFailing && !this.#canWrite();
    }
    if (this.#isFailing) return diskProblem;
    const { bavail, bsize } = statfsSync(this.#folder);
    return bavail * bsize < reserve ? "The lake's disk is almost full. Free some space" : undefined;
  }

  #canWrite(): boolean {
    try {
      // Writes a value again that the database has, because a transaction without a change doesn't touch the disk.
      const version = versionOf(this.#database);
      this.#database.exec(`begin immediate; pragma user_version = ${version}; commit`);
      console.log("The lake can write to its disk again.");
      return true;
    } catch {
      if (this.#database.isTransaction) this.#database.exec("rollback");
      return false;
    }
  }
}
