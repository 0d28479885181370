import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** A data folder that this process alone writes to. */
export interface DataFolder {
  /** The path of something in it. */
  path(...parts: string[]): string;
  /** Lets another process have it. */
  release(): void;
}

/**
 * Takes a data folder, making it (open to its owner only) where it is missing. Throws when a living process holds it.
 *
 * The lock is an exclusive transaction on an empty SQLite file: the system lets go of it however the holder ends
 * (`kill -9` too), so there is no stale lock to judge and no process id that may since be another's.
 */
export function takeDataFolder(directory: string): DataFolder {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const holderFile = join(directory, "lake.pid");
  const lock = takeLock(directory, join(directory, "lake.lock"), holderFile);
  writeFileSync(holderFile, `${process.pid}\n`, { mode: 0o600 });
  return {
    path: (...parts) => join(directory, ...parts),
    release: () => lock.close(),
  };
}

function takeLock(directory: string, file: string, holderFile: string): DatabaseSync {
  const lock = new DatabaseSync(file);
  try {
    lock.exec("pragma locking_mode = exclusive; begin exclusive");
    return lock;
  } catch (cause) {
    lock.close();
    throw new Error(
      `The data folder ${directory} is in use by ${holder(holderFile)}. ` +
        "Stop that lake, or give this one another folder (--data DIR).",
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
