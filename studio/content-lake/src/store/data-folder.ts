import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** A data folder that only this process can serve. */
export interface DataFolder {
  path(...parts: string[]): string;
  release(): void;
}

/**
 * Locks a data folder, so that no other process can serve it. Throws if a running process holds the lock.
 *
 * The lock is an exclusive transaction on an empty SQLite file. The operating system releases it whenever the process
 * ends, even after `kill -9`, so there are no stale locks. A lock file with a process id could become stale, and its id
 * could belong to another process later.
 */
export function lockDataFolder(directory: string): DataFolder {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const holderFile = join(directory, "lake.pid");
  const lock = acquireLock(directory, join(directory, "lake.lock"), holderFile);
  writeFileSync(holderFile, `${process.pid}\n`, { mode: 0o600 });
  return {
    path: (...parts) => join(directory, ...parts),
    release: () => lock.close(),
  };
}

/** Returns a folder for the files of a lake in memory. The first file creates it, and `release` deletes it. */
export function temporaryFolder(): DataFolder {
  const directory = join(tmpdir(), `content-lake-${randomUUID()}`);
  return {
    path: (...parts) => join(directory, ...parts),
    release: () => rmSync(directory, { recursive: true, force: true }),
  };
}

function acquireLock(directory: string, file: string, holderFile: string): DatabaseSync {
  const lock = new DatabaseSync(file);
  try {
    lock.exec("pragma locking_mode = exclusive; begin exclusive");
    return lock;
  } catch (cause) {
    lock.close();
    throw new Error(
      `The data folder ${directory} is in use by ${holder(holderFile)}. ` +
        "Stop that lake, or choose another folder (--data DIR).",
      { cause },
    );
  }
}

function holder(holderFile: string): string {
  try {
    return `process ${readFileSync(holderFile, "utf8").trim()}`;
  } catch {
    return "another process";
  }
}
