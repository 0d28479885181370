import type { DatabaseSync } from "node:sqlite";

/**
 * Creates the tables of documents, transactions, credentials and settings. Documents and transactions are JSON text,
 * with columns for the fields that are looked up.
 *
 * Uses `if not exists`, because stores of the first version were created before the list of migrations existed.
 */
export function firstTables(database: DatabaseSync): void {
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
