import type { DatabaseSync } from "node:sqlite";
import { firstTables } from "./migrations/001-first-tables.ts";
import { people } from "./migrations/002-people.ts";
import { search } from "./migrations/003-search.ts";
import { addOnDatasets } from "./migrations/004-add-on-datasets.ts";
import { submissionsDatasets } from "./migrations/005-submissions-datasets.ts";
import { roles } from "./migrations/006-roles.ts";
import { datasetSequence } from "./migrations/007-dataset-sequence.ts";
import { pendingSearch } from "./migrations/008-pending-search.ts";

/**
 * Migrates the store's tables by one version, with SQL and by rewriting rows. Doesn't begin or
 * commit a transaction, because `migrate` does.
 */
export type Migration = (database: DatabaseSync) => void;

/**
 * Every migration, in order. The first one migrates an empty database to version 1, the next one to
 * version 2, and so on. Never change or move a released migration. Add a new one at the end, in a
 * file of its own whose name begins with its version.
 */
export const migrations: readonly Migration[] = [
  firstTables,
  people,
  search,
  addOnDatasets,
  submissionsDatasets,
  roles,
  datasetSequence,
  pendingSearch,
];

/**
 * Migrates a database to the newest version. Each step is written together with its version number,
 * or not at all. An interrupted step runs again at the next start. Throws if a newer version wrote
 * the database, or if a step fails.
 */
export function migrate(database: DatabaseSync, steps: readonly Migration[] = migrations): void {
  const version = Number(database.prepare("pragma user_version").get()?.["user_version"] ?? 0);
  if (version > steps.length) {
    throw new Error(
      `a newer version of the content lake wrote it (version ${version}, this one supports up to ${steps.length})`,
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
