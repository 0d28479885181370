import { createHash } from "node:crypto";
import type { CommittedTransaction } from "../dataset/dataset.ts";
import type { LakeDocument } from "../document.ts";
import { finish, type InParts, portion, type WaitingParts } from "../in-parts.ts";
import { dataError, type LakeError } from "../lake-error.ts";
import type { MutationResult } from "../store/store.ts";
import { RefusedChange } from "./errors.ts";
import { PendingTransaction, type WriteContext } from "./pending-transaction.ts";

/** A write request. Either all of its items are applied, in order, or none. */
export interface WriteRequest<Item> {
  items: readonly Item[];
  /** Applies an item, in parts if it changes many documents. */
  apply: (transaction: PendingTransaction, item: Item) => InParts<void> | void;
  /** Returns the error of the whole request if the item at `index` is rejected. */
  describe: (refusal: RefusedChange, index: number) => LakeError;
  transactionId?: string | undefined;
  /** Whether to compute the results without writing them. */
  dryRun: boolean;
  /** Throws if the changed documents can't be returned. Called before the commit. */
  checkChanged?: (changed: ReadonlyMap<string, LakeDocument | null>) => InParts<void>;
}

export interface WriteResult {
  transactionId: string;
  results: readonly MutationResult[];
  /** The documents as the request left them, or would leave them if it is a dry run. Deleted documents are null. */
  changed: ReadonlyMap<string, LakeDocument | null>;
  committed: CommittedTransaction | undefined;
}

type FindTransaction = (id: string) => { digest: string; results: MutationResult[] } | undefined;

interface PreparedRequest {
  result: Omit<WriteResult, "committed">;
  digest: string;
  /** Undefined if there is nothing to commit. */
  transaction: PendingTransaction | undefined;
}

/**
 * Prepares a write request in parts, and returns the function that commits it. The dataset must not change in between.
 * A large transaction is on disk before that function is called, so it must be called.
 *
 * A client that lost the response can repeat its request with the same transaction id. It then gets the earlier
 * results, and nothing changes.
 */
export function* prepareTransaction<Item>(
  context: WriteContext,
  request: WriteRequest<Item>,
  findTransaction: FindTransaction,
): WaitingParts<() => WriteResult> {
  const { result, transaction, digest } = yield* prepareRequest(context, request, findTransaction);
  const commit = transaction ? yield* transaction.prepareCommit(digest) : () => undefined;
  return () => ({ ...result, committed: commit() });
}

export function transact<Item>(
  context: WriteContext,
  request: WriteRequest<Item>,
  findTransaction: FindTransaction,
): WriteResult {
  const { result, transaction, digest } = finish(prepareRequest(context, request, findTransaction));
  return { ...result, committed: transaction?.commit(digest) };
}

function* prepareRequest<Item>(
  context: WriteContext,
  request: WriteRequest<Item>,
  findTransaction: FindTransaction,
): InParts<PreparedRequest> {
  const { transactionId, items, describe, dryRun } = request;
  const digest = yield* digestOf(context.author, items);
  const earlier = transactionId === undefined ? undefined : findTransaction(transactionId);
  if (transactionId !== undefined && earlier) {
    if (earlier.digest !== digest) throw duplicate(transactionId);
    const { results } = earlier;
    const result = { transactionId, results, changed: new Map() };
    return { result, digest, transaction: undefined };
  }
  const transaction = new PendingTransaction(context, transactionId);
  let index = 0;
  try {
    for (const [at, item] of items.entries()) {
      index = at;
      const applied = request.apply(transaction, item);
      if (applied) yield* applied;
      if (transaction.isPauseDue()) yield;
    }
    index = Math.max(0, items.length - 1);
    yield* transaction.check();
  } catch (error) {
    throw error instanceof RefusedChange ? describe(error, index) : error;
  }
  const changed = transaction.changed();
  if (request.checkChanged) yield* request.checkChanged(changed);
  const { id, results } = transaction;
  const result = { transactionId: id, results, changed };
  return { result, digest, transaction: dryRun ? undefined : transaction };
}

function* digestOf(author: string, items: readonly unknown[]): InParts<string> {
  const hash = createHash("sha256").update(`[${JSON.stringify(author)},[`);
  for (let start = 0; start < items.length; start += portion) {
    const text = JSON.stringify(items.slice(start, start + portion)).slice(1, -1);
    hash.update(start === 0 ? text : `,${text}`);
    if (start + portion < items.length) yield;
  }
  return hash.update("]]").digest("hex");
}

function duplicate(id: string): LakeError {
  const description = `A transaction with the ID "${id}" and different contents already exists`;
  return dataError(409, "transactionAlreadyExistsError", description, { id });
}
