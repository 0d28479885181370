import type { DatabaseSync } from "node:sqlite";
import { errorMessage } from "../lake-error.ts";

/** Migrates the store's tables by one version, in the transaction of `migrate`. */
export type Migration = (database: DatabaseSync) => void;

/**
 * Every migration: the first one migrates an empty database to version 1, the next one to version 2, and so on. Never
 * change or move a released migration. Add a new one at the end.
 */
export const migrations: readonly Migration[] = [
  /* 1 */ firstTables,
  /* 2 */ people,
  /* 3 */ search,
  /* 4 */ addOnDatasets,
  /* 5 */ submissionsDatasets,
  /* 6 */ roles,
  /* 7 */ datasetSequence,
  /* 8 */ pendingSearch,
];

/**
 * Each step is written together with its version number, or not at all, so an interrupted one runs again at the next
 * start. Throws if a newer version wrote the database, or if a step fails.
 */
export function migrate(database: DatabaseSync, steps: readonly Migration[] = migrations): void {
  const version = Number(database.prepare("pragma user_version").get()?.["user_version"] ?? 0);
  if (version > steps.length) {
    throw new Error(
      `a newer version of the content lake wrote it (version ${version}, this one supports up to ${steps.length})`,
    );
  }
  for (const [index, step] of steps.entries()) {
    if (index >= version) applyStep(database, step, index + 1);
  }
}

function applyStep(database: DatabaseSync, step: Migration, version: number): void {
  database.exec("begin immediate");
  try {
    step(database);
    database.exec(`pragma user_version = ${version}; commit`);
  } catch (cause) {
    if (database.isTransaction) database.exec("rollback");
    const reason = errorMessage(cause);
    throw new Error(`its tables could not be migrated to version ${version} (${reason})`, {
      cause,
    });
  }
}

// The migrations, oldest first.

/**
 * Creates the tables of documents, transactions, credentials and settings. Documents and transactions are JSON text,
 * with columns for the fields that are looked up.
 *
 * Uses `if not exists`, because stores of the first version were created before the list of migrations existed.
 */
function firstTables(database: DatabaseSync): void {
  database.exec(`
create table if not exists dataset (
  name text primary key, acl_mode text not null, created_at text not null
) strict;
create table if not exists document (
  dataset text not null, id text not null, body text not null, primary key (dataset, id)
) strict;
create table if not exists tx (
  sequence integer primary key autoincrement, dataset text not null, id text not null,
  author text not null, timestamp text not null, digest text not null, body text not null,
  unique (dataset, id)
) strict;
create table if not exists tx_document (
  dataset text not null, document_id text not null, sequence integer not null,
  primary key (dataset, document_id, sequence)
) strict, without rowid;
create table if not exists credential (
  hash text primary key, kind text not null, label text not null, role text not null,
  user_id text not null, created_at text not null, expires_at text
) strict;
create table if not exists keyvalue (
  user_id text not null, key text not null, value text not null, primary key (user_id, key)
) strict;
create table if not exists secret (name text primary key, value text not null) strict;
`);
}

/**
 * Creates the table of the people who sign in to the Studio. Its first row is the only editor that
 * earlier lakes had, with the same id.
 */
function people(database: DatabaseSync): void {
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

/**
 * Creates the full-text index, which migration 8 fills. The index stores no text of its own. The table `search_row` maps
 * the index's rows to documents. The index ignores accents: "Muller" finds "Müller".
 */
function search(database: DatabaseSync): void {
  database.exec(`
create table search_row (
  row integer primary key, dataset text not null, id text not null, unique (dataset, id)
) strict;
create virtual table search_text using fts5(
  text, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2'
);
`);
}

/**
 * Adds the column that names the dataset to which an add-on dataset belongs. A dataset has at most
 * one add-on dataset.
 */
function addOnDatasets(database: DatabaseSync): void {
  database.exec(`
alter table dataset add column addon_for text;
create unique index dataset_addon on dataset (addon_for) where addon_for is not null;
`);
}

/**
 * Adds the column that names the dataset whose site stores submissions in this dataset. A dataset
 * has at most one dataset of submissions.
 */
function submissionsDatasets(database: DatabaseSync): void {
  database.exec(`
alter table dataset add column submissions_for text;
create unique index dataset_submissions on dataset (submissions_for)
  where submissions_for is not null;
`);
}

/** Creates the table of the lake's own roles. `body` is the title and the grants as JSON. */
function roles(database: DatabaseSync): void {
  database.exec("create table role (name text primary key, body text not null) strict");
}

/**
 * Numbers the transactions of each dataset without gaps. Until this version, all datasets shared the numbers of the
 * column `sequence`. Stored transactions keep their number, so ids of live events that clients have stay valid.
 */
function datasetSequence(database: DatabaseSync): void {
  database.exec(`
alter table tx add column number integer;
update tx set number = sequence;
create unique index tx_number on tx (dataset, number);
`);
}

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
