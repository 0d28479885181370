import { existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { migrate } from "./migrations.ts";
import { errorMessage } from "../lake-error.ts";

/**
 * Time in ms for which a write waits for one of another process, which holds up the whole lake. For one of another
 * thread, it is performed after `Store.whenWritable`.
 */
const busyTime = 2_000;

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
    const isUnchanged = consumeCloseMarker(file);
    database = new DatabaseSync(file);
    database.exec(
      `pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = ${busyTime}`,
    );
    if (!isUnchanged) checkIntegrity(database);
    migrate(database);
    return database;
  } catch (error) {
    database?.close();
    throw new Error(
      `The content lake's database ${file} can't be used: ${errorMessage(error)}. ` +
        "Restore a backup of its folder, or move the folder away to start with an empty database.",
      { cause: error },
    );
  }
}

/**
 * Closes a database, and notes its file's size and time, so that the next start needs no check of the file. Without the
 * note, for example after a power failure, the file is checked.
 */
export function closeDatabase(database: DatabaseSync, file: string): void {
  database.close();
  // Another process still has the database open.
  if (!existsSync(file) || existsSync(`${file}-wal`)) return;
  // The time is a second old, so that a later change of the file always changes it: a file system's clock may stand
  // still for some milliseconds.
  const seconds = Math.floor(Date.now() / 1_000) - 1;
  try {
    utimesSync(file, seconds, seconds);
    writeFileSync(closeMarkerOf(file), stateOf(file), { mode: 0o600 });
  } catch {
    // The file belongs to another user, or the disk is full. The next start checks the file.
    rmSync(closeMarkerOf(file), { force: true });
  }
}

/** Removes the marker that {@link closeDatabase} wrote, and returns whether the file is still as it was then. */
function consumeCloseMarker(file: string): boolean {
  const marker = closeMarkerOf(file);
  if (!existsSync(marker)) return false;
  const recordedState = readFileSync(marker, "utf8");
  rmSync(marker);
  return !existsSync(`${file}-wal`) && existsSync(file) && recordedState === stateOf(file);
}

const closeMarkerOf = (file: string): string => `${file}-closed`;

function stateOf(file: string): string {
  const { size, mtimeMs } = statSync(file);
  return `${size} ${mtimeMs}\n`;
}

/**
 * Throws if the database is damaged. SQLite's `quick_check` finds torn pages. The check reads the
 * whole file, which takes 0.2 s for 100 MB, or 3 s for the history of 100,000 pages.
 */
function checkIntegrity(database: DatabaseSync): void {
  const found = Object.values(database.prepare("pragma quick_check(1)").get() ?? {})[0];
  if (found !== "ok") throw new Error(`it is damaged (${String(found)})`);
}
