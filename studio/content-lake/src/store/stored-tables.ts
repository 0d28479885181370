import type { DatabaseSync } from "node:sqlite";

export interface StoredTable {
  name: string;
  columns: string[];
  /** The columns of the primary key. */
  key: string[];
}

/**
 * Returns the tables of a lake's database, except those that are derived from others (the full-text index) and the
 * tables of the backup itself. They are read from the database, so a new table is part of each backup at once.
 */
export function storedTables(database: DatabaseSync): StoredTable[] {
  const tables = database
    .prepare(
      `select name from pragma_table_list where schema = 'main' and type = 'table'
       and name not like 'sqlite\\_%' escape '\\' and name not like 'search\\_%' escape '\\'
       and name not like 'backup\\_%' escape '\\' order by name`,
    )
    .all();
  const columns = database.prepare("select name, pk from pragma_table_info(?) order by cid");
  return tables.map((row) => {
    const name = String(row["name"]);
    const found = columns.all(name);
    const key = found
      .filter(({ pk }) => Number(pk) > 0)
      .toSorted((a, b) => Number(a["pk"]) - Number(b["pk"]));
    return {
      name,
      columns: found.map((column) => String(column["name"])),
      key: key.map((column) => String(column["name"])),
    };
  });
}

/**
 * The tables whose rows belong to a moment. A restored lake gets all other tables (people, tokens, settings) in their
 * newest state, so that a restore never makes a revoked token or a removed person valid again.
 */
const restorePointTables: ReadonlySet<string> = new Set([
  "dataset",
  "document",
  "tx",
  "tx_document",
]);

export const isOfRestorePoint = (table: string): boolean => restorePointTables.has(table);

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The number of the database's migrations. */
export function versionOf(database: DatabaseSync): number {
  return Number(database.prepare("pragma user_version").get()?.["user_version"] ?? 0);
}
