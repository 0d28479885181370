import { createHash } from "node:crypto";
import type { CommittedTransaction } from "../dataset/dataset.ts";
import { dataError, type LakeError } from "../lake-error.ts";
import type { MutationResult } from "../store/store.ts";
import { RefusedChange } from "./errors.ts";
import { PendingTransaction, type WriteContext } from "./pending-transaction.ts";

/** One request to write: its items are carried out in order, all of them or none. */
export interface WriteRequest<Item> {
  items: readonly Item[];
  apply: (transaction: PendingTransaction, item: Item) => void;
  /** Puts a refused item into the words of this kind of request. */
  describe: (refusal: RefusedChange, index: number) => LakeError;
  transactionId?: string | undefined;
  /** Work everything out, and write nothing. */
  dryRun: boolean;
}

/** What a write answers. */
export interface WriteAnswer {
  transactionId: string;
  results: readonly MutationResult[];
  committed: CommittedTransaction | undefined;
}

/**
 * Carries out a request to write. Synchronous from the first read to the commit: this is the serial writer of the dataset.
 * A request sent again with the same transaction id (its answer was lost) is answered as before and changes nothing.
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
    return { transactionId, results: earlier.results, committed: undefined };
  }
  const transaction = new PendingTransaction(context, transactionId);
  items.forEach((item, index) => {
    refusable(() => request.apply(transaction, item), describe, index);
  });
  refusable(() => transaction.check(), describe, Math.max(0, items.length - 1));
  const committed = dryRun ? undefined : transaction.commit(digest);
  return { transactionId: transaction.id, results: transaction.results, committed };
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
  const description = `A transaction with the ID "${id}" was already made, with other contents`;
  return dataError(409, "transactionAlreadyExistsError", description, { id });
}
