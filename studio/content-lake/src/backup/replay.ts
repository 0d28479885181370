import type { DatabaseSync } from "node:sqlite";
import {
  type BaseManifest,
  type StoredChange,
  type StoredTransaction,
  readPart,
  readSegment,
  sha256,
  transactionIn,
} from "./backup-format.ts";
import type { BackupTarget } from "./backup-target.ts";
import type { Generation, RestorePoint } from "./find-restore-point.ts";
import { readChecked } from "./read-checked.ts";
import { quoted, storedTables } from "../store/stored-tables.ts";

type Apply = (change: StoredChange) => void;

/**
 * Applies the rows of a base and the changes after it, up to a moment. Checks each file's SHA-256, and that no change
 * is missing. Returns the newest applied transaction.
 */
export async function replay(
  target: BackupTarget,
  { generation, base, isOver }: RestorePoint,
  apply: Apply,
): Promise<StoredTransaction | null> {
  await replayBase(target, base, apply);
  let newest = base.transaction;
  let position = base.position;
  let previous: string | undefined;
  for (const { path, last } of generation.segments) {
    if (last <= base.position) continue;
    const { digest, header, changes } = await readChecked(target, path, async (bytes) => ({
      digest: sha256(bytes),
      ...(await readSegment(bytes)),
    }));
    const isNext =
      header.first <= position + 1 && (previous ?? header.previous) === header.previous;
    if (!isNext) {
      // A new version of the tables begins with a base, and drops the changes that were not sent before.
      if (startsWithBase(generation, header.first, base)) break;
      throw new Error(`${target.name} lacks changes before ${path}, or two lakes wrote to it.`);
    }
    previous = digest;
    for (const [at, change] of changes) {
      if (at <= position) continue;
      position = at;
      const next = transactionIn(change);
      // A transaction that is written again, as a migration does, isn't a new one.
      if (next && next.sequence > (newest?.sequence ?? 0)) {
        if (isOver(next, newest)) return newest;
        newest = next;
      }
      apply(change);
    }
  }
  return newest;
}

function startsWithBase({ bases }: Generation, first: number, base: BaseManifest): boolean {
  return bases.some(({ position }) => position > base.position && position === first - 1);
}

async function replayBase(target: BackupTarget, base: BaseManifest, apply: Apply): Promise<void> {
  for (const { path, sha256: digest, rows } of base.parts) {
    const changes = await readChecked(target, path, async (bytes) => {
      if (sha256(bytes) !== digest) throw new Error("its checksum is wrong");
      return readPart(bytes);
    });
    if (changes.length !== rows) throw new Error(`${path} in ${target.name} is incomplete.`);
    for (const change of changes) apply(change);
  }
}

/**
 * Returns a function that writes changes of some tables to a database. Throws if a change has a table or a column that
 * the database lacks.
 */
export function writeChanges(
  database: DatabaseSync,
  isIncluded: (table: string) => boolean,
): Apply {
  const writers = new Map(
    storedTables(database).map(({ name, columns, key }) => {
      const names = (list: readonly string[]) => list.map(quoted).join(", ");
      const others = columns.filter((column) => !key.includes(column));
      const update = others.map((column) => `${quoted(column)} = excluded.${quoted(column)}`);
      const put = database.prepare(
        `insert into ${quoted(name)} (${names(columns)}) values (${columns.map(() => "?").join(", ")})
         on conflict (${names(key)}) do ${update.length ? `update set ${update.join(", ")}` : "nothing"}`,
      );
      const remove = database.prepare(
        `delete from ${quoted(name)} where ${key.map((column) => `${quoted(column)} = ?`).join(" and ")}`,
      );
      return [name, { columns, key, put, remove }] as const;
    }),
  );
  return (change) => {
    if (!isIncluded(change.table)) return;
    const writer = writers.get(change.table);
    const row = "put" in change ? change.put : change.delete;
    const columns = writer && ("put" in change ? writer.columns : writer.key);
    if (!columns || Object.keys(row).some((column) => !columns.includes(column))) {
      throw new Error(`The backup contains the table ${change.table}, which this version lacks.`);
    }
    const values = columns.map((column) => row[column] ?? null);
    if ("put" in change) writer.put.run(...values);
    else writer.remove.run(...values);
  };
}
