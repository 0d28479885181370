import { applyPatch } from "mendoza";
import * as z from "zod";
import type { Dataset } from "../dataset/dataset.ts";
import { isDocument, isObject, type LakeDocument } from "../document.ts";
import { dataError } from "../lake-error.ts";
import { randomId } from "../mutation/document-id.ts";
import { effectsOf } from "../mutation/effects.ts";
import type { Store, Transaction } from "../store/store.ts";
import { transactionBody } from "../store/stored-json.ts";
import { basisOf, statesOf } from "./revisions.ts";

/** A transaction as an archive contains it. Its number depends on the lake that stores it. */
type LoggedTransaction = Omit<Transaction, "sequence">;

const document = z.custom<LakeDocument>(isDocument, "A document needs _id, _type and _rev.");

const time = z.iso.datetime({ offset: true });

const transaction = transactionBody.extend({
  id: z.string().min(1).max(128),
  author: z.string().max(256),
  timestamp: time,
  digest: z.string().max(128),
});

/**
 * A part of a history to store in an empty dataset. `after` is the dataset's newest sequence number, so that a part is
 * never stored twice. `documents` are those from before the first known transaction. `isLast` ends the import.
 */
export const historyPart = z.object({
  after: z.int().min(0),
  documents: z.array(document).default([]),
  transactions: z.array(transaction),
  isLast: z.boolean().default(false),
});

export type HistoryLine = { document: LakeDocument } | { transaction: LoggedTransaction };

/** Number of transactions that are read from disk at once. */
const portion = 100;

/**
 * A dataset's history, oldest first, without transactions after the call began. Documents that are older than the stored
 * history come first.
 */
export function* historyOf(dataset: Dataset, store: Store): Generator<HistoryLine> {
  const until = dataset.sequence;
  const first = store.transactionsAfter(dataset.name, 0, 1)[0]?.sequence ?? 1;
  for (const each of documentsBefore(dataset, store, until)) yield { document: each };
  for (let after = first - 1; after < until;) {
    const found = store.transactionsAfter(dataset.name, after, portion);
    for (const { sequence, ...logged } of found) {
      if (sequence > until) return;
      yield { transaction: logged };
      after = sequence;
    }
    if (found.length === 0) return;
  }
}

function* documentsBefore(dataset: Dataset, store: Store, until: number): Generator<LakeDocument> {
  const ids = new Set(dataset.perspectives.raw.all().map(({ _id }) => _id));
  for (let after = 0; after < until;) {
    const found = store.transactionsAfter(dataset.name, after, portion);
    for (const { documentIDs } of found) for (const id of documentIDs) ids.add(id);
    after = found.at(-1)?.sequence ?? until;
  }
  for (const id of ids) {
    const oldest = [...statesOf(dataset, id, dataset.transactionsOf([id]))].at(-1)?.document;
    if (isDocument(oldest)) yield oldest;
  }
}

/** Throws unless a part of a history can be stored: in an empty dataset, and each part once. */
export function checkPart(dataset: Dataset, { after }: z.infer<typeof historyPart>): void {
  const isEmpty = dataset.sequence > 0 || dataset.perspectives.raw.all().length === 0;
  if (after === dataset.sequence && isEmpty) return;
  const description =
    `The dataset "${dataset.name}" has ${dataset.sequence} transactions, but this part of a history follows ${after}. ` +
    "A history can be imported only into an empty dataset";
  throw dataError(409, "historyNotEmptyError", description);
}

/** Stores documents that are older than the first known transaction, in a transaction of their own. */
export function commitDocuments(
  dataset: Dataset,
  documents: readonly LakeDocument[],
  { author, random }: { author: string; random: (bytes: number) => Uint8Array },
): void {
  const times = documents.map((each) => each._updatedAt).toSorted();
  const effects = documents.map((each) => [each._id, effectsOf(null, each)] as const);
  dataset.commit(
    {
      id: randomId(random),
      author,
      timestamp: time.safeParse(times.at(-1)).data ?? new Date(0).toISOString(),
      digest: "",
      documentIDs: documents.map(({ _id }) => _id),
      mutations: documents.map((each) => ({ createOrReplace: each })),
      effects: Object.fromEntries(effects),
      results: documents.map(({ _id: id }) => ({ id, operation: "create" as const })),
    },
    new Map(documents.map((each) => [each._id, each])),
  );
}

/** Stores a transaction of another lake with its id, author and time. Throws a 400 if it doesn't fit the documents. */
export function commitLogged(dataset: Dataset, store: Store, logged: LoggedTransaction): void {
  if (store.transaction(dataset.name, logged.id)) {
    const description = `The history has two transactions with the ID "${logged.id}". Export it again`;
    throw dataError(400, "invalidHistoryError", description, { id: logged.id });
  }
  const documents = new Map(
    logged.documentIDs.map((id) => [id, stateAfter(dataset.get(id) ?? null, id, logged)]),
  );
  dataset.commit(logged, documents);
}

function stateAfter(
  before: LakeDocument | null,
  id: string,
  logged: LoggedTransaction,
): LakeDocument | null {
  const apply = logged.effects[id]?.apply ?? [];
  const after = patched(before, apply, logged.id);
  if (after === null) return null;
  const document = isObject(after) ? { ...after, _rev: logged.id } : after;
  if (isDocument(document) && document._id === id) return document;
  const description = `The transaction "${logged.id}" does not lead to a document "${id}", so the history is incomplete. Export it again`;
  throw dataError(400, "invalidHistoryError", description, { id });
}

function patched(before: LakeDocument | null, apply: unknown[], revision: string): unknown {
  try {
    return applyPatch(basisOf(before, apply, revision), apply);
  } catch {
    return undefined;
  }
}
