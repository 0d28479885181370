import type { DatabaseSync } from "node:sqlite";

/** An author and a time: `since` included, `until` excluded. Both are ISO 8601 in UTC. */
export interface Authored {
  author: string;
  since: string;
  until: string;
}

/** Returns the ids of an author's transactions in a time, oldest first, at most `limit`. */
export function authoredTransactions(
  database: DatabaseSync,
  dataset: string,
  { author, since, until }: Authored,
  limit: number,
): string[] {
  const rows = database
    .prepare(
      `select id from tx
       where dataset = ? and author = ? and timestamp >= ? and timestamp < ?
       order by sequence limit ?`,
    )
    .all(dataset, author, since, until, limit);
  return rows.map((row) => String(row["id"]));
}
