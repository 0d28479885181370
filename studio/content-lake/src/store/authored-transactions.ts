import type { DatabaseSync } from "node:sqlite";
import type { DocumentChanges } from "../history/undo.ts";
import { parseTransactionBody } from "./stored-json.ts";

/** An author and a time: `since` included, `until` excluded. Both are ISO 8601 in UTC. */
export interface Authored {
  author: string;
  since: string;
  until: string;
}

/** Returns the transactions of an author in a time, oldest first, at most `limit`. */
export function authoredTransactions(
  database: DatabaseSync,
  dataset: string,
  { author, since, until }: Authored,
  limit: number,
): DocumentChanges[] {
  const rows = database
    .prepare(
      `select sequence, body from tx
       where dataset = ? and author = ? and timestamp >= ? and timestamp < ?
       order by sequence limit ?`,
    )
    .all(dataset, author, since, until, limit);
  return rows.map((row) => ({
    sequence: Number(row["sequence"]),
    documentIDs: parseTransactionBody(row["body"]).documentIDs,
  }));
}
