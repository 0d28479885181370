import { isDeepStrictEqual } from "node:util";
import { contentOf, type JsonObject, type LakeDocument } from "../document.ts";
import { mutationError, RefusedChange } from "../mutation/errors.ts";
import { PendingTransaction, type WriteContext } from "../mutation/pending-transaction.ts";
import { prepareTransaction, type WriteResult } from "../mutation/transact.ts";
import type { Dataset } from "../dataset/dataset.ts";
import { forEach, type InParts, type WaitingParts } from "../in-parts.ts";
import type { Transaction } from "../store/store.ts";
import { documentBefore } from "./revisions.ts";

export type DocumentChanges = Pick<Transaction, "sequence" | "documentIDs">;

interface UndoneDocument {
  id: string;
  /**
   * `restore`: gets its former contents. `create`, `delete`: the undone transactions deleted or created it. `none`: it
   * already is as it was. `skip`: it stays as it is, because of `reason`.
   */
  operation: "restore" | "create" | "delete" | "none" | "skip";
  /**
   * `changedSince`: other transactions changed it. `fileMissing`: the file of this asset was deleted. `refused`: a rule
   * of the lake, which `description` names.
   */
  reason?: "changedSince" | "fileMissing" | "refused";
  description?: string;
  /** The newest transaction that is not undone, for `changedSince`. */
  changedBy?: { transactionId: string; author: string; timestamp: string };
}

export interface UndoPlan {
  documents: UndoneDocument[];
  /** The contents to write; null deletes the document. */
  contents: Map<string, JsonObject | null>;
}

interface UndoRules {
  /** Whether to undo documents that other transactions changed since. */
  force: boolean;
  /** Whether the file of an asset's document exists. True for other documents. */
  hasFile: (document: JsonObject) => boolean;
}

/** Refused documents that are looked for, one dry run each. */
const refusedCeiling = 100;

/**
 * Plans the undo of transactions, and yields after each document so that the caller can let other work run. The plan
 * holds as long as the dataset does not change.
 *
 * Each of their documents gets the state from before the first of them. A document that
 * another transaction changed after that is skipped, unless `force` is true: then the later changes are reverted too.
 * A change that the lake would refuse, such as one that breaks a strong reference, is skipped in any case.
 */
export function* planUndo(
  dataset: Dataset,
  undone: readonly DocumentChanges[],
  { force, hasFile }: UndoRules,
): InParts<UndoPlan> {
  const sequences = new Set(undone.map(({ sequence }) => sequence));
  const firsts = new Map<string, number>();
  for (const { sequence, documentIDs } of undone) {
    for (const id of documentIDs) {
      firsts.set(id, Math.min(sequence, firsts.get(id) ?? Infinity));
    }
  }
  const documents: UndoneDocument[] = [];
  const contents: UndoPlan["contents"] = new Map();
  for (const [id, first] of firsts) {
    yield;
    const log = dataset.transactionsOf([id]);
    const other = log.findLast(({ sequence }) => sequence > first && !sequences.has(sequence));
    if (other && !force) {
      documents.push({ id, operation: "skip", reason: "changedSince", ...changeOf(other) });
      continue;
    }
    const before = documentBefore(dataset, id, log, first);
    if (before && !hasFile(before)) {
      documents.push({ id, operation: "skip", reason: "fileMissing" });
      continue;
    }
    const operation = operationOf(dataset.get(id), before);
    documents.push({ id, operation, ...(other ? changeOf(other) : {}) });
    if (operation !== "none") contents.set(id, before);
  }
  return { documents, contents };
}

function changeOf({ id, author, timestamp }: Transaction): Pick<UndoneDocument, "changedBy"> {
  return { changedBy: { transactionId: id, author, timestamp } };
}

function operationOf(now: LakeDocument | undefined, before: JsonObject | null) {
  if (before === null) return now ? "delete" : "none";
  if (!now) return "create";
  return isDeepStrictEqual(contentOf(now), contentOf(before)) ? "none" : "restore";
}

/**
 * Takes the documents that the lake's rules refuse out of a plan. Tries the plan in a dry run until the lake accepts it, and
 * takes out one document a round. Call it just before {@link prepareUndo}, in the same write.
 */
export function* skipRefused(
  context: WriteContext,
  { documents, contents }: UndoPlan,
): InParts<void> {
  for (let round = 0; ; round += 1) {
    const refusal = yield* dryRun(context, contents);
    if (!refusal) return;
    const { id } = refusal.item;
    const document = documents.find((one) => one.id === id);
    // The rules name a document of the transaction. Anything else, or too many of them, is an error of the request.
    if (!document || round === refusedCeiling || !contents.delete(document.id))
      throw mutationError(refusal, 0);
    document.operation = "skip";
    document.reason = "refused";
    document.description = refusal.item.description;
  }
}

function* dryRun(
  context: WriteContext,
  contents: UndoPlan["contents"],
): InParts<RefusedChange | undefined> {
  const transaction = new PendingTransaction(context, undefined);
  try {
    yield* forEach(contents, ([id, content]) => write(transaction, id, content));
    yield* transaction.check();
    return undefined;
  } catch (error) {
    if (error instanceof RefusedChange) return error;
    throw error;
  }
}

function write(transaction: PendingTransaction, id: string, content: JsonObject | null): void {
  if (content) transaction.create(id, content, { createOrReplace: { ...content, _id: id } });
  else transaction.remove(id, { delete: { id } });
}

/** The commit is one new transaction, so the history has both the undone changes and the undo. */
export function* prepareUndo(
  context: WriteContext,
  { contents }: UndoPlan,
): WaitingParts<() => WriteResult | undefined> {
  if (contents.size === 0) return () => undefined;
  return yield* prepareTransaction(
    context,
    {
      items: [...contents],
      apply: (transaction, [id, content]) => write(transaction, id, content),
      describe: mutationError,
      dryRun: false,
    },
    () => undefined,
  );
}
