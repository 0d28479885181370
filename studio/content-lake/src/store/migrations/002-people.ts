import type { DatabaseSync } from "node:sqlite";

/**
 * Creates the table of the people who sign in to the Studio. Its first row is the only editor that
 * earlier lakes had, with the same id.
 */
export function people(database: DatabaseSync): void {
  database.exec(`
create table person (
  id text primary key, name text not null, email text not null, role text not null,
  created_at text not null, password text, removed_at text
) strict;
create unique index person_email on person (email collate nocase) where removed_at is null;
insert into person (id, name, email, role, created_at) values (
  'pLocalEditor', 'Local editor', 'editor@localhost', 'administrator',
  strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
);
`);
}
