import * as z from "zod";
import { isDocument, type LakeDocument } from "../../document.ts";
import { forEach, type InParts } from "../../in-parts.ts";
import { rowsOf, type CommitRows } from "../../store/commit-rows.ts";
import type { CommitTexts } from "../../store/commit.ts";
import { parseInParts } from "../../store/json-in-parts.ts";
import { Pace, parseTransactionBodyInParts, piecesOf } from "../../store/stored-json.ts";
import type { LogEntry, NewEntry } from "../shared-log.ts";

/** The columns of `log` that make up an entry. */
export const logColumns =
  "dataset, sequence, id, author, timestamp, digest, body, documents, traceparent";

const logRow = z.object({
  dataset: z.string(),
  // PostgreSQL's `bigint` arrives as text.
  sequence: z.coerce.number(),
  id: z.string(),
  author: z.string(),
  timestamp: z.string(),
  digest: z.string(),
  body: z.string(),
  documents: z.string().nullable(),
  traceparent: z.string().nullable(),
});

const documentList = z.array(z.unknown());
const listedDocument = z.tuple([z.string(), z.unknown()]);

export function* entryOf(row: unknown): InParts<LogEntry> {
  const { dataset, body, documents, traceparent, ...rest } = logRow.parse(row);
  return {
    dataset,
    transaction: { ...rest, ...(yield* parseTransactionBodyInParts(body)) },
    documents: documents === null ? undefined : yield* documentsIn(documents),
    length: body.length + (documents?.length ?? 0),
    traceparent: traceparent ?? undefined,
  };
}

function* documentsIn(text: string): InParts<Map<string, LakeDocument | null>> {
  const documents = new Map<string, LakeDocument | null>();
  yield* forEach(documentList.parse(yield* parseInParts(text)), (item) => {
    const [id, document] = listedDocument.parse(item);
    if (document !== null && !isDocument(document))
      throw new Error(
        "A row of the table `log` has no document. Restore a backup of the database.",
      );
    documents.set(id, document);
  });
  return documents;
}

/** A statement with a name under which PostgreSQL remembers its plan. */
interface Statement {
  text: string;
  values: unknown[];
  name: string;
}

/** Number of documents, or characters of JSON, above which entries are appended by several statements. */
const large = { documents: 500, characters: 500_000 };

interface EntryRows {
  entry: NewEntry;
  rows: CommitRows;
}

/**
 * Returns the statements that append entries, which run in one transaction. Large entries have several, so that their
 * node can do other work between them.
 */
export function appendStatements(entries: readonly NewEntry[]): Iterable<Statement> {
  const all = entries.map((entry) => ({ entry, rows: rowsOf(entry) }));
  return isLarge(all)
    ? appendInParts(all)
    : [{ text: append, values: appendValues(all), name: "append" }];
}

function isLarge(all: readonly EntryRows[]): boolean {
  let count = 0;
  let length = 0;
  for (const { rows } of all) {
    count += rows.documents.size;
    length += rows.body.length;
    for (const text of rows.documents.values()) length += text?.length ?? 0;
  }
  return count > large.documents || length > large.characters;
}

function statesText(documents: CommitTexts["documents"]): string {
  const list = [...documents].map(([id, text]) => `[${JSON.stringify(id)},${text ?? "null"}]`);
  return `[${list.join(",")}]`;
}

function* appendInParts(all: readonly EntryRows[]): Generator<Statement> {
  for (const one of all) yield* appendOne(one);
}

function* appendOne({ entry, rows }: EntryRows): Generator<Statement> {
  const { dataset, transaction, traceparent } = entry;
  const { sequence, id, author, timestamp, digest } = transaction;
  let place = 0;
  for (const piece of piecesOf(rows.body)) {
    place += 1;
    yield { text: appendPiece, values: [dataset, place, piece], name: "append piece" };
  }
  const pace = new Pace();
  let batch: [string, string][] = [];
  let removed: string[] = [];
  const statement = (): Statement => ({
    text: appendDocuments,
    values: [dataset, batch.map(([key]) => key), batch.map(([, text]) => text), removed],
    name: "append documents",
  });
  for (const [key, text] of rows.documents) {
    if (text === null) removed.push(key);
    else batch.push([key, text]);
    if (!pace.isDueAfter(text ?? "")) continue;
    yield statement();
    batch = [];
    removed = [];
  }
  yield statement();
  yield {
    text: appendEntry,
    values: [
      dataset,
      sequence,
      id,
      author,
      timestamp,
      digest,
      [...rows.documents.keys()],
      traceparent ?? null,
    ],
    name: "append entry",
  };
  yield { text: appendHead, values: [dataset, sequence], name: "append head" };
}

/** Stores a piece of a transaction's body until {@link appendEntry} runs in the same database transaction. */
const appendPiece = `
insert into short_memory (kind, key, count, value, expires_at)
values ('append', $1::text || ' ' || $2::text, $2::integer, $3, now() + interval '1 hour')`;

const appendDocuments = `
with removed as (delete from document where dataset = $1 and id = any($4::text[]))
insert into document (dataset, id, body) select $1, * from unnest($2::text[], $3::text[])
on conflict (dataset, id) do update set body = excluded.body`;

/** Appends an entry whose body and documents were stored before. The log gets their states from there. */
const appendEntry = `
with piece as (
  delete from short_memory where kind = 'append' and starts_with(key, $1::text || ' ') returning count, value
)
insert into log (${logColumns})
select $1::text, $2::bigint, $3::text, $4::text, $5::text, $6::text,
  (select coalesce(string_agg(value, '' order by count), '') from piece),
  (select '[' || coalesce(string_agg(
      '[' || to_json(changed.id)::text || ',' || coalesce(document.body, 'null') || ']', ',' order by changed.place
    ), '') || ']'
    from unnest($7::text[]) with ordinality as changed (id, place)
    left join document on document.dataset = $1::text and document.id = changed.id),
  $8::text`;

const appendHead = `
with new_head as (update head set sequence = $2 where dataset = $1)
select pg_notify('content_lake', '')`;

function appendValues(all: readonly EntryRows[]): unknown[] {
  const last = new Map<string, { dataset: string; id: string; text: string | null }>();
  const heads = new Map<string, number>();
  const rows = all.map(({ entry, rows: { body, documents } }) => {
    const { dataset, transaction, traceparent } = entry;
    const { sequence, id, author, timestamp, digest } = transaction;
    heads.set(dataset, sequence);
    for (const [documentId, text] of documents)
      last.set(`${dataset} ${documentId}`, { dataset, id: documentId, text });
    const states = statesText(documents);
    return [dataset, sequence, id, author, timestamp, digest, body, states, traceparent ?? null];
  });
  const column = (index: number) => rows.map((row) => row[index]);
  const states = [...last.values()];
  const present = states.filter(({ text }) => text !== null);
  const removed = states.filter(({ text }) => text === null);
  return [
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map(column),
    [...heads.keys()],
    [...heads.values()],
    present.map(({ dataset }) => dataset),
    present.map(({ id }) => id),
    present.map(({ text }) => text),
    removed.map(({ dataset }) => dataset),
    removed.map(({ id }) => id),
  ];
}

/** Appends entries to `log` and updates `document` and `head`. See {@link appendValues}. */
const append = `
with new_log as (
  insert into log (${logColumns})
  select * from unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[])
), new_head as (
  update head set sequence = new.sequence
  from unnest($10::text[], $11::bigint[]) as new (dataset, sequence) where head.dataset = new.dataset
), stored as (
  insert into document (dataset, id, body) select * from unnest($12::text[], $13::text[], $14::text[])
  on conflict (dataset, id) do update set body = excluded.body
), removed as (
  delete from document using unnest($15::text[], $16::text[]) as gone (dataset, id)
  where document.dataset = gone.dataset and document.id = gone.id
)
select pg_notify('content_lake', '')`;
