import { backup, DatabaseSync } from "node:sqlite";

/**
 * Copies an SQLite file as it is at one moment, others writing to it meanwhile. Rejects where the original, or the copy when it
 * is read again, is damaged.
 */
export async function copyDatabase(
  file: string,
  copy: string,
  report: (done: number, total: number) => void,
): Promise<void> {
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    // An open reading keeps the moment: SQLite would otherwise begin anew whenever the lake writes, without end under load.
    source.exec("begin; select count(*) from sqlite_schema");
    await backup(source, copy, {
      rate: 1_000,
      progress: ({ totalPages, remainingPages }) => report(totalPages - remainingPages, totalPages),
    });
  } finally {
    source.close();
  }
  check(copy);
}

function check(file: string): void {
  const database = new DatabaseSync(file);
  try {
    const found = Object.values(database.prepare("pragma integrity_check(1)").get() ?? {})[0];
    if (found !== "ok") throw new Error(`The copy of the database is damaged: ${String(found)}`);
  } finally {
    database.close();
  }
}
