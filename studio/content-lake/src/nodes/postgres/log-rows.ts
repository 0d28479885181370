import * as z from "zod";
import { isDocument, type LakeDocument } from "../../document.ts";
import { rowsOf } from "../../store/commit-rows.ts";
import type { CommitTexts } from "../../store/commit.ts";
import { parseTransactionBody } from "../../store/stored-json.ts";
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

const documentList = z.array(z.tuple([z.string(), z.unknown()]));

/** Parses a row of `log`. */
export function entryOf(row: unknown): LogEntry {
  const { dataset, body, documents, traceparent, ...rest } = logRow.parse(row);
  return {
    dataset,
    transaction: { ...rest, ...parseTransactionBody(body) },
    documents: documents === null ? undefined : documentsIn(documents),
    traceparent: traceparent ?? undefined,
  };
}

function documentsIn(text: string): Map<string, LakeDocument | null> {
  const list = documentList.parse(JSON.parse(text));
  return new Map(
    list.map(([id, document]) => {
      if (document === null || isDocument(document)) return [id, document];
      throw new Error(
        "A row of the table `log` has no document. Restore a backup of the database.",
      );
    }),
  );
}

/** A statement with a name under which PostgreSQL remembers its plan. */
interface Statement {
  text: string;
  values: unknown[];
  name: string;
}

/** Number of documents above which an entry is appended by several statements, and number of documents of each. */
const portion = 500;

/**
 * Returns the statements that append entries, which run in one transaction. A large entry has several, so that its node
 * can do other work between them.
 */
export function appendStatements(entries: readonly NewEntry[]): Iterable<Statement> {
  const [first, second] = entries;
  return first && !second && first.documents.size > portion
    ? appendInParts(first)
    : [{ text: append, values: appendValues(entries), name: "append" }];
}

/** Returns the JSON of the new states of documents, as the column `documents` has it. */
function statesText(documents: CommitTexts["documents"]): string {
  const list = [...documents].map(([id, text]) => `[${JSON.stringify(id)},${text ?? "null"}]`);
  return `[${list.join(",")}]`;
}

function* appendInParts(entry: NewEntry): Generator<Statement> {
  const { dataset, transaction, traceparent } = entry;
  const { sequence, id, author, timestamp, digest } = transaction;
  const { body, documents } = rowsOf(entry);
  const states = statesText(documents);
  yield {
    text: `insert into log (${logColumns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [dataset, sequence, id, author, timestamp, digest, body, states, traceparent ?? null],
    name: "append entry",
  };
  const rows = [...documents];
  for (let start = 0; start < rows.length; start += portion) {
    const some = rows.slice(start, start + portion);
    const kept = some.filter(([, text]) => text !== null);
    yield {
      text: `with removed as (delete from document where dataset = $1 and id = any($4::text[]))
        insert into document (dataset, id, body) select $1, * from unnest($2::text[], $3::text[])
        on conflict (dataset, id) do update set body = excluded.body`,
      values: [
        dataset,
        kept.map(([key]) => key),
        kept.map(([, text]) => text),
        some.filter(([, text]) => text === null).map(([key]) => key),
      ],
      name: "append documents",
    };
  }
  yield {
    text: `with new_head as (update head set sequence = $2 where dataset = $1)
      select pg_notify('content_lake', '')`,
    values: [dataset, sequence],
    name: "append head",
  };
}

/** The arrays of column values that the statement `append` expects. */
function appendValues(entries: readonly NewEntry[]): unknown[] {
  const last = new Map<string, { dataset: string; id: string; text: string | null }>();
  const heads = new Map<string, number>();
  const rows = entries.map((entry) => {
    const { dataset, transaction, traceparent } = entry;
    const { sequence, id, author, timestamp, digest } = transaction;
    const { body, documents } = rowsOf(entry);
    heads.set(dataset, sequence);
    for (const [documentId, text] of documents)
      last.set(`${dataset} ${documentId}`, { dataset, id: documentId, text });
    const states = statesText(documents);
    return [dataset, sequence, id, author, timestamp, digest, body, states, traceparent ?? null];
  });
  const column = (index: number) => rows.map((row) => row[index]);
  const states = [...last.values()];
  const kept = states.filter(({ text }) => text !== null);
  const removed = states.filter(({ text }) => text === null);
  return [
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map(column),
    [...heads.keys()],
    [...heads.values()],
    kept.map(({ dataset }) => dataset),
    kept.map(({ id }) => id),
    kept.map(({ text }) => text),
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
), kept as (
  insert into document (dataset, id, body) select * from unnest($12::text[], $13::text[], $14::text[])
  on conflict (dataset, id) do update set body = excluded.body
), removed as (
  delete from document using unnest($15::text[], $16::text[]) as gone (dataset, id)
  where document.dataset = gone.dataset and document.id = gone.id
)
select pg_notify('content_lake', '')`;
