import type { DatabaseSync } from "node:sqlite";

/**
 * Creates the full-text index, which migration 8 fills. The index stores no text of its own. The table `search_row` maps
 * the index's rows to documents. The index ignores accents: "Muller" finds "Müller".
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
}
