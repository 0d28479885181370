import type { DatabaseSync } from "node:sqlite";
import { firstTables } from "./migrations/001-first-tables.ts";
import { people } from "./migrations/002-people.ts";
import { search } from "./migrations/003-search.ts";

/**
 * Migrates the store's tables from the previous version to the version of this migration. It may run SQL and rewrite
 * rows. It doesn't begin or commit a transaction.
 */
export type Migration = (database: DatabaseSync) => void;

/**
 * Every migration, in order: its position in the list (from 1) is the version. A released migration is never changed or
 * moved. A new one goes at the end, in a file of its own whose name begins with its number.
 */
export const migrations: readonly Migration[] = [firstTables, people, search];

/**
 * Migrates a database to the newest version. Each step is written together with its version number, or not at all: an
 * interrupted one runs again at the next start. Throws if a newer Marquee wrote the database, or if a step fails.
 */
export function migrate(database: DatabaseSync, steps: readonly Migration[] = migrations): void {
  const version = Number(database.prepare("pragma user_version").get()?.["user_version"] ?? 0);
  if (version > steps.length) {
    throw new Error(
      `a newer Marquee wrote it (version ${version}, this one supports up to ${steps.length})`,
    );
  }
  for (const [index, step] of steps.entries()) {
    if (index >= version) applyStep(database, step, index + 1);
  }
}

function applyStep(database: DatabaseSync, step: Migration, version: number): void {
  database.exec("begin immediate");
  try {
    step(database);
    database.exec(`pragma user_version = ${version}; commit`);
  } catch (cause) {
    if (database.isTransaction) database.exec("rollback");
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`its tables could not be migrated to version ${version} (${reason})`, {
      cause,
    });
  }
}
