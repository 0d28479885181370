import type { Client } from "pg";
import * as z from "zod";

/** Version of the tables. A node refuses tables of a newer version. */
const version = 1;

/** Number of the advisory lock that serializes the starts of nodes. */
export const startLock = 4_773_400;

/**
 * `head` has a row for each dataset: a node locks it while it appends to the dataset's log. `log` contains the
 * transactions. Its column `documents` has the new states of their documents, until every node has read them. `document`
 * has the present states. `setting` has the rows of the settings tables. `short_memory` has what nodes remember for
 * minutes, such as codes of sign-ins. JSON is stored as text, because `jsonb` changes the order of keys and rejects the
 * character U+0000.
 */
const tables = `
create schema if not exists content_lake;
create table if not exists content_lake.lake (
  id text not null, version integer not null, settings bigint not null default 0
);
create table if not exists content_lake.head (
  dataset text collate "C" primary key, sequence bigint not null default 0
);
create table if not exists content_lake.log (
  dataset text collate "C" not null, sequence bigint not null, id text not null, author text not null,
  timestamp text not null, digest text not null, body text not null, documents text, traceparent text,
  written_at timestamptz not null default now(),
  primary key (dataset, sequence), unique (dataset, id)
);
create index if not exists log_documents on content_lake.log (written_at) where documents is not null;
create table if not exists content_lake.document (
  dataset text collate "C" not null, id text collate "C" not null, body text not null,
  primary key (dataset, id)
);
create table if not exists content_lake.setting (
  kind text not null, key text not null, row text, version bigint not null, primary key (kind, key)
);
create index if not exists setting_version on content_lake.setting (version);
create table if not exists content_lake.short_memory (
  kind text not null, key text not null, value text, count integer not null default 0,
  expires_at timestamptz not null, primary key (kind, key)
);
create index if not exists short_memory_expiry on content_lake.short_memory (expires_at);
`;

const lakeRow = z.object({ id: z.string(), version: z.number() });

/** Returns the random id of the lake. Throws an `Error` for users if a newer version has created the tables. */
export async function createTables(client: Client, newId: string): Promise<string> {
  await client.query(`begin; select pg_advisory_xact_lock(${startLock})`);
  // PostgreSQL reports each table that exists already.
  await client.query("set local client_min_messages = warning");
  await client.query(tables);
  await client.query(
    "insert into content_lake.lake (id, version) select $1, $2 where not exists (select from content_lake.lake)",
    [newId, version],
  );
  const { rows } = await client.query("select id, version from content_lake.lake");
  await client.query("commit");
  const found = lakeRow.parse(rows[0]);
  if (found.version <= version) return found.id;
  throw new Error(
    `A newer Marquee created the tables in this database (version ${found.version}, this one supports ${version}).`,
  );
}
