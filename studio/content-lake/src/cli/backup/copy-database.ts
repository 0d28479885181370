import { backup, DatabaseSync } from "node:sqlite";

/**
 * Copies a consistent snapshot of an SQLite file while other processes write to it. Rejects if the original or the copy
 * is damaged.
 */
export async function copyDatabase(
  file: string,
  copy: string,
  report: (done: number, total: number) => void,
): Promise<void> {
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    // It holds the snapshot. Otherwise SQLite would restart the backup whenever the lake writes, and never finish.
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
