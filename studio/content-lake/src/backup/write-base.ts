import { readFile, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate as others } from "node:timers/promises";
import type { BackupAssets } from "./backup-assets.ts";
import {
  type BaseManifest,
  type StoredTransaction,
  backupFormat,
  packLines,
  paths,
  sha256,
} from "./backup-format.ts";
import type { BackupTarget } from "./backup-target.ts";
import { lastPosition } from "./change-log.ts";
import { putVerified } from "./put-verified.ts";
import { type StoredTable, quoted, storedTables, versionOf } from "../store/stored-tables.ts";

/** Characters of rows in one part of a base. A part is in memory until it is sent. */
const partLength = 16 * 1024 * 1024;

/** Rows that are read before other requests get a turn. */
const rowsPerTurn = 200;

/** Maximum size in bytes of another file in the data folder that a base contains. */
const smallFileSize = 64 * 1024;

/** The tables of a lake as they were at one moment. The lake goes on writing. Must be closed. */
export interface Snapshot {
  folder: string;
  /** A connection of its own, whose open read transaction holds the moment. */
  database: DatabaseSync;
  takenAt: Date;
  close: () => void;
}

export function takeSnapshot(folder: string, takenAt: Date): Snapshot {
  const database = new DatabaseSync(join(folder, "lake.db"), { readOnly: true });
  database.exec("begin; select count(*) from sqlite_schema");
  return {
    folder,
    database,
    takenAt,
    close: () => database.close(),
  };
}

interface BaseSettings {
  target: BackupTarget;
  generation: string;
  assets: BackupAssets;
}

/** The manifest is written last, so a base without it is incomplete and ignored. `size` is in characters. */
export async function writeBase(
  { folder, database, takenAt }: Snapshot,
  { target, generation, assets }: BaseSettings,
) {
  const position = lastPosition(database);
  const version = versionOf(database);
  const base = paths.base(generation, position, version);
  const parts: BaseManifest["parts"] = [];
  let size = 0;
  for await (const lines of partsOf(database)) {
    const path = paths.part(base, parts.length + 1);
    const bytes = await packLines(lines);
    await putVerified(target, path, bytes);
    parts.push({ path, sha256: sha256(bytes), rows: lines.length });
    size += lines.reduce((sum, line) => sum + line.length, 0);
  }
  const manifest: BaseManifest = {
    format: backupFormat,
    generation,
    position,
    version,
    createdAt: takenAt.toISOString(),
    transaction: newestTransaction(database),
    parts,
    assets: await assets.copyAll(database),
    files: await readSmallFiles(folder),
  };
  const bytes = Buffer.from(JSON.stringify(manifest));
  await putVerified(target, paths.manifest(base), bytes);
  return { manifest, digest: sha256(bytes), size };
}

async function* partsOf(database: DatabaseSync): AsyncGenerator<string[]> {
  let lines: string[] = [];
  let length = 0;
  let rows = 0;
  for (const table of storedTables(database)) {
    for (const line of linesOf(database, table)) {
      lines.push(line);
      length += line.length;
      rows += 1;
      if (rows % rowsPerTurn === 0) await others();
      if (length < partLength) continue;
      yield lines;
      lines = [];
      length = 0;
    }
  }
  if (lines.length > 0) yield lines;
}

function* linesOf(database: DatabaseSync, { name, columns }: StoredTable): Generator<string> {
  const row = columns.map((column) => `'${column}', ${quoted(column)}`).join(", ");
  // `rowid` is the order in which rows were added, which a restored lake keeps. `tx_document` has none.
  const order = hasRowId(database, name) ? "order by rowid" : "";
  const rows = database.prepare(
    `select json_object('table', '${name}', 'put', json_object(${row})) as line from ${quoted(name)} ${order}`,
  );
  for (const { line } of rows.iterate()) yield String(line);
}

function hasRowId(database: DatabaseSync, table: string): boolean {
  const row = database.prepare("select wr from pragma_table_list where name = ?").get(table);
  return Number(row?.["wr"]) === 0;
}

function newestTransaction(database: DatabaseSync): StoredTransaction | null {
  const row = database
    .prepare("select dataset, id, sequence, timestamp from tx order by sequence desc limit 1")
    .get();
  if (!row) return null;
  return {
    dataset: String(row["dataset"]),
    id: String(row["id"]),
    sequence: Number(row["sequence"]),
    timestamp: String(row["timestamp"]),
  };
}

async function readSmallFiles(folder: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith("lake.")) continue;
    const file = join(folder, entry.name);
    if ((await stat(file)).size <= smallFileSize)
      files[entry.name] = await readFile(file, "base64");
  }
  return files;
}
