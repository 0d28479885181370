import { applyPatch } from "mendoza";
import { isObject, type JsonObject } from "../document.ts";
import type { Dataset } from "../dataset/dataset.ts";
import type { InParts } from "../in-parts.ts";
import type { Transaction } from "../store/store.ts";

/** `lastRevision` is the latest state, even of a document that has been deleted since. */
export type PointInTime = { revision: string } | { time: string } | { lastRevision: true };

/**
 * A past state of a document; null if it didn't exist then, or if the history doesn't contain that state. Reverts
 * transactions from the present state on, one in each part. `transactions` are all of the document, oldest first.
 */
export function* documentAt(
  dataset: Dataset,
  id: string,
  transactions: readonly Transaction[],
  pointInTime: PointInTime,
): InParts<JsonObject | null> {
  for (const { transaction, document } of statesOf(dataset, id, transactions)) {
    if (!transaction) return isOldest(document, pointInTime) ? document : null;
    if (isReached(document, transaction, pointInTime)) return document;
    yield;
  }
  return null;
}

/** A state of a document, and the transaction that led to it: undefined for the oldest known state. */
export interface State {
  transaction: Transaction | undefined;
  document: JsonObject | null;
}

/**
 * Yields the known states of a document, newest first: null where it didn't exist. `transactions` are all transactions
 * of the document, oldest first.
 */
export function* statesOf(
  dataset: Dataset,
  id: string,
  transactions: readonly Transaction[],
): Generator<State, undefined> {
  let document: JsonObject | null = dataset.get(id) ?? null;
  // A transaction's contents are read when it is reached, because a history can be long.
  const findBefore = (index: number): number => {
    for (let at = index - 1; at >= 0; at -= 1) if (transactions[at]?.effects[id]) return at;
    return -1;
  };
  for (let at = findBefore(transactions.length); at >= 0;) {
    const transaction = transactions[at];
    yield { transaction, document };
    const revert = transaction?.effects[id]?.revert ?? [];
    at = findBefore(at);
    const previous = transactions[at];
    const before: unknown = applyPatch(basisOf(document, revert, previous?.id), revert);
    document = isObject(before) ? { ...before, ...(previous ? { _rev: previous.id } : {}) } : null;
  }
  yield { transaction: undefined, document };
}

/** The document before a transaction; null if it didn't exist. `transactions` are all of the document, oldest first. */
export function documentBefore(
  dataset: Dataset,
  id: string,
  transactions: readonly Transaction[],
  sequence: number,
): JsonObject | null {
  for (const { transaction, document } of statesOf(dataset, id, transactions)) {
    if (!transaction || transaction.sequence < sequence) return document;
  }
  return null;
}

/** Whether the oldest known state is the requested one, which may be older, because old transactions are deleted. */
function isOldest(document: JsonObject | null, pointInTime: PointInTime): boolean {
  if (document === null) return false;
  if ("revision" in pointInTime) return document["_rev"] === pointInTime.revision;
  if ("time" in pointInTime) {
    return Date.parse(String(document["_updatedAt"])) <= Date.parse(pointInTime.time);
  }
  return true;
}

/** Called from the newest transaction to the oldest. A revision matches no deletion: a deleted document has none. */
function isReached(
  document: JsonObject | null,
  transaction: Transaction,
  pointInTime: PointInTime,
): boolean {
  if ("revision" in pointInTime)
    return document !== null && transaction.id === pointInTime.revision;
  if ("time" in pointInTime)
    return Date.parse(transaction.timestamp) <= Date.parse(pointInTime.time);
  return document !== null;
}

/** Mendoza's operation code that sets a field. The value and the name follow it. */
const setField = 17;

/**
 * The document to apply a patch to: without `_rev`, because the lake computes patches without it. Patches of the lake's
 * first versions set `_rev` to the id of the previous transaction, and need it. The value is compared, because a nested
 * object may also have a field called `_rev`.
 */
export function basisOf(
  document: JsonObject | null,
  patch: readonly unknown[],
  previous: string | undefined,
): JsonObject | null {
  const isWithRevision = patch.some(
    (part, at) =>
      part === "_rev" &&
      patch[at - 2] === setField &&
      (previous === undefined || patch[at - 1] === previous),
  );
  if (!document || isWithRevision) return document;
  const { _rev, ...basis } = document;
  return basis;
}
