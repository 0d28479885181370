import type { DatabaseSync } from "node:sqlite";

/**
 * Lets the full-text index follow the documents later: a table notes the documents whose entries are out of date.
 * Creates the index again with two other settings. It has an index of first letters, because a search for one letter
 * (`a*`) had to merge the entries of all words that begin with it. And it merges its pages only on request,
 * because a merge of its own took up to half a second.
 */
export function pendingSearch(database: DatabaseSync): void {
  database.exec(`
drop table search_text;
delete from search_row;
create virtual table search_text using fts5(
  text, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2', prefix = '1'
);
insert into search_text (search_text, rank) values ('automerge', 0);
insert into search_text (search_text, rank) values ('crisismerge', 64);
insert into search_text (search_text, rank) values ('deletemerge', 30);
create table search_pending (
  dataset text not null, id text not null, primary key (dataset, id)
) strict, without rowid;
insert into search_pending select dataset, id from document;
`);
}
