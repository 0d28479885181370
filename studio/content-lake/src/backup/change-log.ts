import type { DatabaseSync } from "node:sqlite";
import { inTransaction } from "../store/group-commit.ts";
import { type StoredTable, quoted, storedTables } from "../store/stored-tables.ts";

/** A row that was written or deleted, as the triggers store it: JSON text. */
export interface LoggedChange {
  position: number;
  text: string;
}

/**
 * Creates the log of changes: a table, and triggers on every stored table that add a row to it. A change and its entry
 * are in one transaction, so `kill -9` can't separate them. Triggers also see what commands write (`token`, `editor`),
 * while the lake runs or not.
 *
 * The log isn't a migration, because it exists only while a lake is backed up. Creates the triggers again if it exists,
 * because a migration may have changed the tables.
 */
export function openChangeLog(database: DatabaseSync): void {
  inTransaction(database, () => {
    database.exec(`
create table if not exists backup_change (
  position integer primary key autoincrement, change text not null
) strict;
create table if not exists backup_state (name text primary key, value text not null) strict;
`);
    dropTriggers(database);
    for (const table of storedTables(database)) database.exec(triggersOf(table));
  });
}

export function removeChangeLog(database: DatabaseSync): void {
  const isThere = database
    .prepare("select 1 from sqlite_schema where type = 'table' and name = 'backup_change'")
    .get();
  if (!isThere) return;
  inTransaction(database, () => {
    dropTriggers(database);
    database.exec("drop table if exists backup_change; drop table if exists backup_state");
  });
}

function dropTriggers(database: DatabaseSync): void {
  const found = database
    .prepare(
      "select name from sqlite_schema where type = 'trigger' and name like 'backup\\_%' escape '\\'",
    )
    .all();
  for (const { name } of found) database.exec(`drop trigger ${quoted(String(name))}`);
}

function triggersOf({ name, columns, key }: StoredTable): string {
  const table = quoted(name);
  const row = columns.map((column) => `'${column}', new.${quoted(column)}`).join(", ");
  const put = `insert into backup_change (change)
    values (json_object('table', '${name}', 'put', json_object(${row})));`;
  const old = key.map((column) => `'${column}', old.${quoted(column)}`).join(", ");
  const remove = `insert into backup_change (change)
    values (json_object('table', '${name}', 'delete', json_object(${old})));`;
  const isMoved = key.map((column) => `old.${quoted(column)} is not new.${quoted(column)}`);
  return `
create trigger "backup_${name}_insert" after insert on ${table} begin ${put} end;
create trigger "backup_${name}_move" after update on ${table} when ${isMoved.join(" or ")}
  begin ${remove} end;
create trigger "backup_${name}_update" after update on ${table} begin ${put} end;
create trigger "backup_${name}_delete" after delete on ${table} begin ${remove} end;`;
}

/** The first change of each transaction of the lake: its row in the table `tx`. */
const transactionStart = '{"table":"tx","put"';

export function lastPosition(database: DatabaseSync): number {
  const row = database
    .prepare("select seq from sqlite_sequence where name = 'backup_change'")
    .get();
  return Number(row?.["seq"] ?? 0);
}

/** The changes after a position, oldest first. Past `characters`, it ends before the next transaction, to split none. */
export function readChanges(
  database: DatabaseSync,
  after: number,
  characters: number,
): LoggedChange[] {
  const rows = database.prepare(
    "select position, change from backup_change where position > ? order by position",
  );
  const found: LoggedChange[] = [];
  let length = 0;
  for (const row of rows.iterate(after)) {
    const text = String(row["change"]);
    if (length >= characters && text.startsWith(transactionStart)) break;
    found.push({ position: Number(row["position"]), text });
    length += text.length;
  }
  return found;
}

export function sizeOfChanges(database: DatabaseSync, after: number): number {
  const row = database
    .prepare("select sum(length(change)) as size from backup_change where position > ?")
    .get(after);
  return Number(row?.["size"] ?? 0);
}

/** Deletes the changes up to a position. Must run in the transaction that stores that they were sent. */
export function dropChanges(database: DatabaseSync, upTo: number): void {
  database.prepare("delete from backup_change where position <= ?").run(upTo);
}
