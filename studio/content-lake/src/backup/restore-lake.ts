import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { assetFilesOf, sha1Of } from "../assets/asset-files.ts";
import { type StoredTransaction, paths } from "./backup-format.ts";
import type { BackupTarget } from "./backup-target.ts";
import {
  type RestorePoint,
  type RestorePointSelector,
  findRestorePoint,
  readGenerations,
} from "./find-restore-point.ts";
import { replay, writeChanges } from "./replay.ts";
import { migrate, migrations, pendingSearch } from "../store/migrations.ts";
import { markAllPending } from "../store/search-index.ts";
import { isOfRestorePoint, quoted, storedTables, versionOf } from "../store/stored-tables.ts";

export interface RestoredLake {
  /** The newest transaction of the restored moment. Null if there is none. */
  transaction: StoredTransaction | null;
  documents: number;
  assets: number;
  /** Files of assets that the backup lacks. */
  missing: string[];
}

/**
 * Restores a moment of a backup to a folder, which must be missing or empty. The folder appears only once it is
 * complete. Documents, history and datasets are those of the moment; people, tokens and settings are the newest.
 */
export async function restoreLake(
  target: BackupTarget,
  folder: string,
  selector: RestorePointSelector = {},
): Promise<RestoredLake> {
  const whole = resolve(folder);
  const entries = await readdir(whole).catch(() => []);
  if (entries.length > 0) {
    throw new Error(`${whole} is not empty. Choose a new folder for the restored lake.`);
  }
  const generations = await readGenerations(target);
  const restorePoint = await findRestorePoint(target, generations, selector);
  const newest = await findRestorePoint(target, generations, {});
  await mkdir(dirname(whole), { recursive: true });
  const part = await mkdtemp(`${whole}.part-`);
  try {
    const restored = await fillFolder(target, part, restorePoint, newest);
    await chmod(part, 0o700);
    if (existsSync(whole)) await rmdir(whole);
    await rename(part, whole);
    return restored;
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}

async function fillFolder(
  target: BackupTarget,
  folder: string,
  restorePoint: RestorePoint,
  newest: RestorePoint,
): Promise<RestoredLake> {
  const database = new DatabaseSync(join(folder, "lake.db"));
  try {
    await chmod(join(folder, "lake.db"), 0o600);
    const transaction = await fillToRestorePoint(target, database, restorePoint);
    await fillAccess(target, database, newest);
    const assets = assetFilesOf(database);
    const missing: string[] = [];
    for (const { file, sha1 } of assets) {
      const copy = join(folder, file);
      await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
      const isThere = await target.getFile(paths.assets + file, copy);
      if (!isThere || (await sha1Of(copy)) !== sha1) missing.push(file);
    }
    for (const [name, bytes] of Object.entries(restorePoint.base.files)) {
      await writeFile(join(folder, basename(name)), Buffer.from(bytes, "base64"), { mode: 0o600 });
    }
    const count = database.prepare("select count(*) as count from document").get();
    return { transaction, documents: Number(count?.["count"]), assets: assets.length, missing };
  } finally {
    database.close();
  }
}

async function fillToRestorePoint(
  target: BackupTarget,
  database: DatabaseSync,
  restorePoint: RestorePoint,
) {
  migrateTo(database, restorePoint.base.version);
  return inOneTransaction(database, async () => {
    // A new database contains the editor of a lake that has no other people.
    for (const { name } of storedTables(database)) database.exec(`delete from ${quoted(name)}`);
    const newest = await replay(target, restorePoint, writeChanges(database, isOfRestorePoint));
    // The migration of older tables notes all documents.
    if (restorePoint.base.version > migrations.indexOf(pendingSearch)) markAllPending(database);
    return newest;
  });
}

/**
 * Writes the newest people, tokens and settings. A dataset that is private by now stays private. The next transaction
 * gets a sequence number that no transaction had before.
 */
async function fillAccess(
  target: BackupTarget,
  database: DatabaseSync,
  restorePoint: RestorePoint,
) {
  if (restorePoint.base.version > versionOf(database))
    migrateTo(database, restorePoint.base.version);
  await inOneTransaction(database, async () => {
    for (const { name } of storedTables(database)) {
      if (!isOfRestorePoint(name)) database.exec(`delete from ${quoted(name)}`);
    }
    const write = writeChanges(database, (table) => !isOfRestorePoint(table));
    const close = database.prepare("update dataset set acl_mode = ? where name = ?");
    const modes = new Map<string, string>();
    const last = await replay(target, restorePoint, (change) => {
      write(change);
      if (change.table !== "dataset" || !("put" in change)) return;
      modes.set(String(change.put["name"]), String(change.put["acl_mode"]));
    });
    for (const [name, mode] of modes) if (mode === "private") close.run(mode, name);
    database
      .prepare("update sqlite_sequence set seq = max(seq, ?) where name = 'tx'")
      .run(last?.sequence ?? 0);
  });
}

function migrateTo(database: DatabaseSync, version: number): void {
  if (version > migrations.length) {
    throw new Error("A newer lake wrote this backup. Restore it with that version.");
  }
  migrate(database, migrations.slice(0, version));
}

async function inOneTransaction<T>(database: DatabaseSync, work: () => Promise<T>): Promise<T> {
  database.exec("begin");
  try {
    const result = await work();
    database.exec("commit");
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec("rollback");
    throw error;
  }
}
