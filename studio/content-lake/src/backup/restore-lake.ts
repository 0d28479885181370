import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { assetFilesOf, sha1Of } from "../cli/backup/copy-assets.ts";
import { migrate, migrations } from "../store/migrations.ts";
import { pendingSearch } from "../store/migrations/008-pending-search.ts";
import { markAllPending } from "../store/search-index.ts";
import { paths, type StoredTransaction } from "./backup-format.ts";
import type { BackupTarget } from "./backup-target.ts";
import { chooseMoment, type Moment, readGenerations, type WantedMoment } from "./choose-moment.ts";
import { replay, writeChanges } from "./replay.ts";
import { isOfMoment, quoted, storedTables, versionOf } from "./stored-tables.ts";

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
  wanted: WantedMoment = {},
): Promise<RestoredLake> {
  const whole = resolve(folder);
  const entries = await readdir(whole).catch(() => []);
  if (entries.length > 0) {
    throw new Error(`${whole} is not empty. Choose a new folder for the restored lake.`);
  }
  const generations = await readGenerations(target);
  const moment = await chooseMoment(target, generations, wanted);
  const newest = await chooseMoment(target, generations, {});
  await mkdir(dirname(whole), { recursive: true });
  const part = await mkdtemp(`${whole}.part-`);
  try {
    const restored = await fillFolder(target, part, moment, newest);
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
  moment: Moment,
  newest: Moment,
): Promise<RestoredLake> {
  const database = new DatabaseSync(join(folder, "lake.db"));
  try {
    await chmod(join(folder, "lake.db"), 0o600);
    const transaction = await fillMoment(target, database, moment);
    await fillAccess(target, database, newest);
    const assets = assetFilesOf(database);
    const missing: string[] = [];
    for (const { file, sha1 } of assets) {
      const copy = join(folder, file);
      await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
      const isThere = await target.getFile(paths.assets + file, copy);
      if (!isThere || (await sha1Of(copy)) !== sha1) missing.push(file);
    }
    for (const [name, bytes] of Object.entries(moment.base.files)) {
      await writeFile(join(folder, basename(name)), Buffer.from(bytes, "base64"), { mode: 0o600 });
    }
    const count = database.prepare("select count(*) as count from document").get();
    return { transaction, documents: Number(count?.["count"]), assets: assets.length, missing };
  } finally {
    database.close();
  }
}

async function fillMoment(target: BackupTarget, database: DatabaseSync, moment: Moment) {
  migrateTo(database, moment.base.version);
  return inOneTransaction(database, async () => {
    // A new database contains the editor of a lake that has no other people.
    for (const { name } of storedTables(database)) database.exec(`delete from ${quoted(name)}`);
    const newest = await replay(target, moment, writeChanges(database, isOfMoment));
    // The migration of older tables notes all documents.
    if (moment.base.version > migrations.indexOf(pendingSearch)) markAllPending(database);
    return newest;
  });
}

/**
 * Writes the newest people, tokens and settings. A dataset that is private by now stays private. The next transaction
 * gets a sequence number that no transaction had before.
 */
async function fillAccess(target: BackupTarget, database: DatabaseSync, moment: Moment) {
  if (moment.base.version > versionOf(database)) migrateTo(database, moment.base.version);
  await inOneTransaction(database, async () => {
    for (const { name } of storedTables(database)) {
      if (!isOfMoment(name)) database.exec(`delete from ${quoted(name)}`);
    }
    const write = writeChanges(database, (table) => !isOfMoment(table));
    const close = database.prepare("update dataset set acl_mode = ? where name = ?");
    const modes = new Map<string, string>();
    const last = await replay(target, moment, (change) => {
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

/** Runs `work` in one transaction of a database that nothing else uses. */
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
