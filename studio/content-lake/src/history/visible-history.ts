import type { Dataset } from "../dataset/dataset.ts";
import { isDocument, type JsonObject } from "../document.ts";
import type { Access } from "../grants/access.ts";
import { forEach, type InParts } from "../in-parts.ts";
import { replacingMutation } from "../listeners/readable-change.ts";
import type { Transaction } from "../store/store.ts";
import { documentAt, statesOf, type PointInTime, type State } from "./revisions.ts";

/** Whether a user may read the whole history of a dataset, so that no state has to be checked. */
function seesAllHistory(access: Access): boolean {
  return access.mayAll("read") && access.mayAll("history");
}

/**
 * Returns a past state of a document like {@link documentAt}. Returns null for a state that the user may not read, and
 * for a document that the user may not read now (or, if it was deleted, could not read last).
 */
export function* visibleDocumentAt(
  dataset: Dataset,
  access: Access,
  id: string,
  pointInTime: PointInTime,
): InParts<JsonObject | null> {
  const transactions = dataset.transactionsOf([id]);
  const found = yield* documentAt(dataset, id, transactions, pointInTime);
  if (seesAllHistory(access)) return found;
  const last =
    dataset.get(id) ?? (yield* documentAt(dataset, id, transactions, { lastRevision: true }));
  return isVisible(access, last) && isVisible(access, found) ? found : null;
}

/**
 * Returns the transactions that changed any of these documents, oldest first. For a user who reads only some documents
 * or only some histories, they contain only changes between two states that the user may read, of documents that the
 * user may read now (or, if they were deleted, could read last). The mutations of these transactions replace the whole
 * document.
 */
export function* visibleTransactions(
  dataset: Dataset,
  access: Access,
  ids: readonly string[],
): InParts<Transaction[]> {
  const all = dataset.transactionsOf(ids);
  if (seesAllHistory(access)) return all;
  const changes = new Map<string, Map<string, object>>();
  for (const id of ids) {
    for (const [transaction, mutation] of yield* visibleChanges(dataset, access, id)) {
      const found = changes.get(transaction) ?? new Map<string, object>();
      changes.set(transaction, found.set(id, mutation));
    }
  }
  const visible: Transaction[] = [];
  yield* forEach(all, (transaction) => {
    const mutations = changes.get(transaction.id);
    if (mutations) visible.push(reduced(transaction, mutations));
  });
  return visible;
}

/** Returns the ids of the transactions whose change of a document the user may see, each with its mutation. */
function* visibleChanges(
  dataset: Dataset,
  access: Access,
  id: string,
): InParts<[string, object][]> {
  const states: State[] = [];
  yield* forEach(statesOf(dataset, id, dataset.transactionsOf([id])), (state) => {
    states.push(state);
  });
  const last = states.find(({ document }) => document !== null);
  if (!last || !isVisible(access, last.document)) return [];
  return states.flatMap(({ transaction, document: after }, index) => {
    const before = states[index + 1]?.document ?? null;
    const isVisibleChange = [before, after].every(
      (state) => state === null || isVisible(access, state),
    );
    if (!transaction || !isVisibleChange) return [];
    const change = replacingMutation(id, isDocument(after) ? after : null);
    return [[transaction.id, change] satisfies [string, object]];
  });
}

function isVisible(access: Access, document: JsonObject | null): boolean {
  return isDocument(document) && access.may("read", document) && access.may("history", document);
}

function reduced(transaction: Transaction, mutations: ReadonlyMap<string, object>): Transaction {
  const { effects, results, documentIDs } = transaction;
  return {
    ...transaction,
    documentIDs: documentIDs.filter((id) => mutations.has(id)),
    effects: Object.fromEntries(Object.entries(effects).filter(([id]) => mutations.has(id))),
    results: results.filter(({ id }) => mutations.has(id)),
    mutations: [...mutations.values()],
  };
}
