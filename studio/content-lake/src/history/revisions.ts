import { applyPatch } from "mendoza";
import { isObject, type JsonObject } from "../document.ts";
import type { Dataset } from "../dataset/dataset.ts";
import type { Transaction } from "../store/store.ts";

/** Which past state of a document is wanted. */
export type Moment = { revision: string } | { time: string } | { lastRevision: true };

/**
 * A document as it was, worked out backwards from what it is now; null where it was not there.
 * `transactions` are all of the document's, oldest first.
 */
export function documentAt(
  dataset: Dataset,
  id: string,
  transactions: readonly Transaction[],
  moment: Moment,
): JsonObject | null {
  let document: JsonObject | null = dataset.get(id) ?? null;
  const touching = transactions.filter(({ effects }) => effects[id]).toReversed();
  for (const [index, transaction] of touching.entries()) {
    const revert = transaction.effects[id]?.revert;
    if (!revert || isReached(document, transaction, moment)) return document;
    const previous = touching[index + 1];
    const before: unknown = applyPatch(basisOf(document, revert, previous?.id), revert);
    document = isObject(before) ? { ...before, ...(previous ? { _rev: previous.id } : {}) } : null;
  }
  return isOldest(document, moment) ? document : null;
}

/** What is left when the whole history was gone through: the oldest state that is known, its beginning being forgotten. */
function isOldest(document: JsonObject | null, moment: Moment): boolean {
  if (document === null) return false;
  if ("revision" in moment) return document["_rev"] === moment.revision;
  if ("time" in moment) {
    return Date.parse(String(document["_updatedAt"])) <= Date.parse(moment.time);
  }
  return true;
}

/** Is the state after this transaction the one that is wanted? A deletion leaves no revision to go back to. */
function isReached(document: JsonObject | null, transaction: Transaction, moment: Moment): boolean {
  if ("revision" in moment) return document !== null && transaction.id === moment.revision;
  if ("time" in moment) return Date.parse(transaction.timestamp) <= Date.parse(moment.time);
  return document !== null;
}

/** Mendoza's instruction that gives a field a value; value and name follow it. */
const setField = 17;

/**
 * What a patch was worked out from: the document without its revision, but with it in the first lakes' transactions.
 * Those gave it back its previous one; `_rev` alone proves nothing, any object within a document may have such a field.
 */
function basisOf(
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
