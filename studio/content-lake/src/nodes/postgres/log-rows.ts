import * as z from "zod";
import { isDocument, type LakeDocument } from "../../document.ts";
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

/** The arrays of column values that the statement `append` expects. */
export function appendValues(entries: readonly NewEntry[]): unknown[] {
  const last = new Map<string, { dataset: string; id: string; text: string | null }>();
  const heads = new Map<string, number>();
  const rows = entries.map(({ dataset, transaction, documents, traceparent }) => {
    const { sequence, id, author, timestamp, digest, ...body } = transaction;
    heads.set(dataset, sequence);
    const list = [...documents].map(([documentId, document]) => {
      const text = document && JSON.stringify(document);
      last.set(`${dataset} ${documentId}`, { dataset, id: documentId, text });
      return `[${JSON.stringify(documentId)},${text ?? "null"}]`;
    });
    const states = `[${list.join(",")}]`;
    const text = JSON.stringify(body);
    return [dataset, sequence, id, author, timestamp, digest, text, states, traceparent ?? null];
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
export const append = `
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
