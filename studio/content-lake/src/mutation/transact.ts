import { createHash } from "node:crypto";
import type { CommittedTransaction } from "../dataset/dataset.ts";
import type { LakeDocument } from "../document.ts";
import { dataError, type LakeError } from "../lake-error.ts";
import type { MutationResult } from "../store/store.ts";
import { RefusedChange } from "./errors.ts";
import { PendingTransaction, type WriteContext } from "./pending-transaction.ts";

/** A write request. Either all of its items are applied, in order, or none. */
export interface WriteRequest<Item> {
  items: readonly Item[];
  apply: (transaction: PendingTransaction, item: Item) => void;
  /** Returns the error of the whole request if the item at `index` is rejected. */
  describe: (refusal: RefusedChange, index: number) => LakeError;
  transactionId?: string | undefined;
  /** Whether to compute the results without writing them. */
  dryRun: boolean;
  /** Throws if the changed documents can't be returned. Called before the commit. */
  checkChanged?: (changed: ReadonlyMap<string, LakeDocument | null>) => void;
}

export interface WriteAnswer {
  transactionId: string;
  results: readonly MutationResult[];
  /** The documents as the request left them, or would leave them if it is a dry run. Deleted documents are null. */
  changed: ReadonlyMap<string, LakeDocument | null>;
  committed: CommittedTransaction | undefined;
}

/**
 * Applies a write request. Runs synchronously from the first read to the commit, so writes to a
 * dataset can't overlap. A client that lost the response can repeat its request with the same
 * transaction id. It then gets the earlier results, and nothing changes.
 */
export function transact<Item>(
  context: WriteContext,
  request: WriteRequest<Item>,
  findTransaction: (id: string) => { digest: string; results: MutationResult[] } | undefined,
): WriteAnswer {
  const { transactionId, items, describe, dryRun } = request;
  const digest = createHash("sha256")
    .update(JSON.stringify([context.author, items]))
    .digest("hex");
  const earlier = transactionId === undefined ? undefined : findTransaction(transactionId);
  if (transactionId !== undefined && earlier) {
    if (earlier.digest !== digest) throw duplicate(transactionId);
    return { transactionId, results: earlier.results, changed: new Map(), committed: undefined };
  }
  const transaction = new PendingTransaction(context, transactionId);
  items.forEach((item, index) => {
    refusable(() => request.apply(transaction, item), describe, index);
  });
  refusable(() => transaction.check(), describe, Math.max(0, items.length - 1));
  const changed = transaction.changed();
  request.checkChanged?.(changed);
  const committed = dryRun ? undefined : transaction.commit(digest);
  return { transactionId: transaction.id, results: transaction.results, changed, committed };
}

function refusable(
  work: () => void,
  describe: (refusal: RefusedChange, index: number) => LakeError,
  index: number,
): void {
  try {
    work();
  } catch (error) {
    throw error instanceof RefusedChange ? describe(error, index) : error;
  }
}

function duplicate(id: string): LakeError {
  const description = `A transaction with the ID "${id}" and different contents already exists`;
  return dataError(409, "transactionAlreadyExistsError", description, { id });
}
