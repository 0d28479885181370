import { existsSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, readdir, rename, rm, rmdir } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { dataFolder, type Arguments } from "./arguments.ts";
import { type AssetFile, assetFilesOf, copyAsset } from "../assets/asset-files.ts";
import { createProgress, type Progress } from "./progress.ts";

/**
 * Copies a lake's data folder, running or not, to a new folder that a lake can be served from: a consistent snapshot of
 * the database, and every file that its documents refer to. The folder appears only once it is complete. If asset files
 * are missing or damaged, throws an `Error` that lists them after creating the backup.
 */
export async function backUp(given: Arguments): Promise<void> {
  const [name] = given.files;
  if (name === undefined) throw new Error("The folder for the backup is missing. Use: backup DIR");
  const source = dataFolder(given);
  if (!existsSync(join(source, "lake.db")))
    throw new Error(`${source} contains no lake. Choose its folder with --data DIR.`);
  const target = resolve(name);
  await checkIsFree(target);
  // The backup contains drafts and token hashes, so only its owner may read it.
  process.umask(0o077);
  await mkdir(dirname(target), { recursive: true });
  const part = await mkdtemp(`${target}.part-`);
  const progress = createProgress("backup");
  try {
    const damaged = await copyLake(source, part, progress);
    if (existsSync(target)) await rmdir(target);
    await rename(part, target);
    progress.end(`created in ${target}; to restore it, copy it to a lake's data folder`);
    if (damaged.length > 0) {
      const files = damaged.map((file) => `\n  ${file}`).join("");
      throw new Error(
        `The backup lacks these files, which are missing or damaged in the lake:${files}`,
      );
    }
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}

async function checkIsFree(target: string): Promise<void> {
  const entries = await readdir(target).catch(() => []);
  if (entries.length > 0)
    throw new Error(`${target} is not empty. Choose a new folder for the backup.`);
}

/** Returns the asset files that are missing or don't match the hash in their document. */
async function copyLake(source: string, target: string, progress: Progress): Promise<string[]> {
  await copyDatabase(join(source, "lake.db"), join(target, "lake.db"), (done, total) =>
    progress.show("database pages", done, total),
  );
  // The other files in the data folder, such as the marker of the imported sample site.
  const notes = (await readdir(source, { withFileTypes: true })).filter(
    (entry) => entry.isFile() && !entry.name.startsWith("lake."),
  );
  for (const { name } of notes) await copyFile(join(source, name), join(target, name));
  // The assets are copied after the database. The lake stores a file before a document refers to it, so the files of
  // all copied documents exist by now.
  const assets = assetsIn(join(target, "lake.db"));
  const damaged: string[] = [];
  for (const [index, asset] of assets.entries()) {
    if (!(await copyAsset(asset, source, target))) damaged.push(asset.file);
    progress.show("assets", index + 1, assets.length);
  }
  return damaged;
}

function assetsIn(file: string): AssetFile[] {
  // The connection isn't read-only, because a read-only connection leaves its `-wal` and `-shm` files behind.
  const database = new DatabaseSync(file);
  try {
    return assetFilesOf(database);
  } finally {
    database.close();
  }
}

/**
 * Copies a consistent snapshot of an SQLite file while other processes write to it. Rejects if the original or the copy
 * is damaged.
 */
async function copyDatabase(
  file: string,
  copy: string,
  report: (done: number, total: number) => void,
): Promise<void> {
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    // It holds the snapshot. Otherwise SQLite would restart the backup whenever the lake writes, and never finish.
    source.exec("begin; select count(*) from sqlite_schema");
    await backup(source, copy, {
      rate: 1_000,
      progress: ({ totalPages, remainingPages }) => report(totalPages - remainingPages, totalPages),
    });
  } finally {
    source.close();
  }
  checkIntegrity(copy);
}

function checkIntegrity(file: string): void {
  const database = new DatabaseSync(file);
  try {
    const found = Object.values(database.prepare("pragma integrity_check(1)").get() ?? {})[0];
    if (found !== "ok") throw new Error(`The copy of the database is damaged: ${String(found)}`);
  } finally {
    database.close();
  }
}
