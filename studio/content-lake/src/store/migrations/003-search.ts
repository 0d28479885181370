import type { DatabaseSync } from "node:sqlite";
import { openSearchIndex } from "../search-index.ts";
import { parseDocument } from "../stored-json.ts";

/**
 * Creates the full-text index and fills it from the documents. The index stores no text of its own.
 * The table `search_row` maps the index's rows to documents. The index ignores accents: "Muller"
 * finds "Müller".
 */
export function search(database: DatabaseSync): void {
  database.exec(`
create table search_row (
  row integer primary key, dataset text not null, id text not null, unique (dataset, id)
) strict;
create virtual table search_text using fts5(
  text, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2'
);
`);
  const index = openSearchIndex(database);
  for (const row of database.prepare("select dataset, body from document").iterate()) {
    index.put(String(row["dataset"]), parseDocument(row["body"]));
  }
}
