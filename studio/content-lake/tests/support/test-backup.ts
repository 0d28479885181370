import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, vi } from "vitest";
import type { BackupTarget } from "../../src/backup/backup-target.ts";
import { startBackup, type ContinuousBackup } from "../../src/backup/continuous-backup.ts";
import { openFolderTarget } from "../../src/backup/folder-target.ts";
import { restoreLake } from "../../src/backup/restore-lake.ts";
import { storedTables } from "../../src/store/stored-tables.ts";
import { openTestLake, type TestLake } from "./open-test-lake.ts";
import { newFolder } from "./served-lake.ts";

/** Returns all rows of a database's tables, as sorted lines of JSON. */
export function rowsOf(
  database: DatabaseSync,
  tables = storedTables(database).map(({ name }) => name),
): Record<string, string[]> {
  const linesOf = (name: string) =>
    database
      .prepare(`select * from "${name}"`)
      .all()
      .map((row) => JSON.stringify(row))
      .toSorted();
  return Object.fromEntries(tables.map((name) => [name, linesOf(name)]));
}

export function readDatabase<T>(folder: string, read: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(join(folder, "lake.db"));
  try {
    return read(database);
  } finally {
    database.close();
  }
}

export const settled = (backup: ContinuousBackup): Promise<void> =>
  vi.waitFor(
    () => expect(backup.figures()).toMatchObject({ lag: 0, waiting: 0, isFailing: false }),
    { timeout: 20_000, interval: 20 },
  );

/** Opens a test lake in a folder of its own, with a folder beside it that it is backed up to. */
export function openTestBackup() {
  const folder = newFolder();
  const log: string[] = [];
  const running = new Set<ContinuousBackup>();
  const open = (name = "data"): TestLake => openTestLake({ dataDir: join(folder, name) });
  let lake = open();
  return {
    folder,
    log,
    target: openFolderTarget(join(folder, "backup")),
    get lake() {
      return lake;
    },
    /** Starts a backup of the lake, to the folder unless another target is passed. */
    start(options: Parameters<typeof startBackup>[2] = {}, target?: BackupTarget) {
      const backup = startBackup(lake.lake.lake, target ?? this.target, {
        writeLog: (line) => log.push(line),
        interval: 50,
        ...options,
      });
      running.add(backup);
      return backup;
    },
    /** Closes the lake without its backup, as a crash does, and opens it again. */
    reopen: (name?: string) => {
      lake.lake.close();
      lake = open(name);
    },
    restore(name: string, at?: string) {
      return restoreLake(this.target, join(folder, name), { at });
    },
    pagesIn: (name: string) =>
      readDatabase(join(folder, name), (database) =>
        database
          .prepare("select id from document order by id")
          .all()
          .map(({ id }) => id),
      ),
    close: async () => {
      for (const backup of running) await backup.stop();
      lake.close();
    },
  };
}

export type TestBackup = ReturnType<typeof openTestBackup>;
