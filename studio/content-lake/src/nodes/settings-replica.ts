import type { DatabaseSync } from "node:sqlite";
import * as z from "zod";
import type { SettingRow } from "./shared-log.ts";
import { inTransaction } from "../store/group-commit.ts";
import { type StoredTable, storedTables } from "../store/stored-tables.ts";

const value = z.union([z.string(), z.number(), z.null()]);

/** Schemas for the JSON texts in which nodes exchange rows of settings. */
const changedRow = {
  key: z.array(value),
  columns: z.record(z.string(), value),
  /** A dataset and the sequence number of a transaction. */
  transaction: z.tuple([z.string(), z.number()]),
};

/**
 * The tables that nodes don't share row by row, because the log of transactions fills them. All other stored tables are
 * settings, also those that a later migration adds.
 */
const loggedTables: ReadonlySet<string> = new Set(["document", "tx", "tx_document"]);

/** Changes of this node that the shared log doesn't contain yet. */
export interface PendingChanges {
  settings: readonly SettingRow[];
  /** Transactions that this node has deleted, because they are older than the history setting allows. */
  deletedTransactions: readonly (readonly [string, number])[];
  /** Removes these changes from the list. Call it when the shared log contains them. */
  clear(): void;
}

/**
 * Triggers record every change of the settings tables, so that all code works unchanged. The record is a temporary table,
 * which disappears with the connection.
 */
export class SettingsReplica {
  readonly #database: DatabaseSync;
  readonly #tables: ReadonlyMap<string, StoredTable>;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#tables = new Map(
      storedTables(database)
        .filter(({ name }) => !loggedTables.has(name))
        .map((table) => [table.name, table]),
    );
    database.exec(`create temp table changed_row (
      id integer primary key autoincrement, kind text not null, key text not null
    )`);
    for (const table of this.#tables.values()) recordChanges(database, table);
    database.exec(`create temp trigger forgotten after delete on main.tx begin
      insert into changed_row (kind, key) values ('tx', json_array(old.dataset, old.number)); end`);
  }

  /** Records every row as changed. A new shared log gets the first settings this way. */
  recordAll(): void {
    for (const { name, key } of this.#tables.values()) {
      this.#database.exec(
        `insert into changed_row (kind, key) select '${name}', json_array(${key.join(", ")}) from main.${name}`,
      );
    }
  }

  replaceAll(rows: readonly SettingRow[]): void {
    inTransaction(this.#database, () => {
      for (const name of this.#tables.keys()) this.#database.exec(`delete from main.${name}`);
      for (const row of rows) this.#put(row);
      this.#database.exec("delete from changed_row");
    });
  }

  /** Applies changes of other nodes, except to rows that this node has changed too: its change comes later in the log. */
  apply(rows: readonly SettingRow[]): void {
    inTransaction(this.#database, () => {
      const last = this.#lastChange();
      const own = new Set(this.#changes(last).map(({ kind, key }) => `${kind} ${key}`));
      for (const row of rows) if (!own.has(`${row.kind} ${row.key}`)) this.#put(row);
      this.#database.prepare("delete from changed_row where id > ?").run(last);
    });
  }

  pending(): PendingChanges | undefined {
    const last = this.#lastChange();
    if (last === 0) return undefined;
    const changes = this.#changes(last);
    const settings = changes.filter(({ kind }) => kind !== "tx");
    return {
      settings: settings.map(({ kind, key }) => ({ kind, key, row: this.#read(kind, key) })),
      deletedTransactions: changes
        .filter(({ kind }) => kind === "tx")
        .map(({ key }) => numberedIn(key)),
      clear: () => this.#database.prepare("delete from changed_row where id <= ?").run(last),
    };
  }

  #lastChange(): number {
    const row = this.#database.prepare("select max(id) as id from changed_row").get();
    return Number(row?.["id"] ?? 0);
  }

  #changes(last: number): { kind: string; key: string }[] {
    return this.#database
      .prepare("select distinct kind, key from changed_row where id <= ?")
      .all(last)
      .map((row) => ({ kind: String(row["kind"]), key: String(row["key"]) }));
  }

  #read(kind: string, key: string): string | null {
    const table = this.#tables.get(kind);
    if (!table) return null;
    const columns = table.columns.map((column) => `'${column}', ${column}`).join(", ");
    const found = this.#database
      .prepare(`select json_object(${columns}) as row from main.${kind} where ${whereKey(table)}`)
      .get(...changedRow.key.parse(JSON.parse(key)));
    return found === undefined ? null : String(found["row"]);
  }

  /** Writes a row. Ignores tables and columns that only a newer version has. */
  #put({ kind, key, row }: SettingRow): void {
    const table = this.#tables.get(kind);
    if (!table) return;
    if (row === null) {
      this.#database
        .prepare(`delete from main.${kind} where ${whereKey(table)}`)
        .run(...changedRow.key.parse(JSON.parse(key)));
      return;
    }
    const values = changedRow.columns.parse(JSON.parse(row));
    const columns = table.columns.filter((column) => column in values);
    const rest = columns.filter((column) => !table.key.includes(column));
    const update = rest.length
      ? `update set ${rest.map((column) => `${column} = excluded.${column}`).join(", ")}`
      : "nothing";
    this.#database
      .prepare(
        `insert into main.${kind} (${columns.join(", ")}) values (${columns.map(() => "?").join(", ")})
         on conflict (${table.key.join(", ")}) do ${update}`,
      )
      .run(...columns.map((column) => values[column] ?? null));
  }
}

function recordChanges(database: DatabaseSync, { name, key }: StoredTable): void {
  for (const [event, row] of [
    ["insert", "new"],
    ["update", "new"],
    ["delete", "old"],
  ]) {
    const values = key.map((column) => `${row}.${column}`).join(", ");
    database.exec(`create temp trigger ${name}_${event} after ${event} on main.${name} begin
      insert into changed_row (kind, key) values ('${name}', json_array(${values})); end`);
  }
}

const whereKey = ({ key }: StoredTable): string =>
  key.map((column) => `${column} = ?`).join(" and ");

function numberedIn(key: string): readonly [string, number] {
  return changedRow.transaction.parse(JSON.parse(key));
}
