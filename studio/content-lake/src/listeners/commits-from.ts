import type { Change, CommittedTransaction, Dataset } from "../dataset/dataset.ts";
import { isDocument, type LakeDocument } from "../document.ts";
import { statesOf } from "../history/revisions.ts";
import type { Transaction } from "../store/store.ts";

/** Maximum number of commits that are read from disk, and of documents that they change. */
const ceiling = { commits: 200, documents: 1_000 };

/** Time in ms for which commits that were read from disk stay in memory. Many listeners resume together after a restart. */
const storedFor = 10_000;

const stored = new WeakMap<Dataset, { last: number; commits: CommittedTransaction[] }>();

/**
 * Returns the commit of a transaction and all later ones. Reads from disk those that are not in memory, so that
 * listeners can resume after a restart. Returns undefined if the history does not contain them, or if there are too
 * many.
 */
export function commitsFrom(
  dataset: Dataset,
  transactionId: string,
): readonly CommittedTransaction[] | undefined {
  const recent = dataset.recent(transactionId);
  if (recent) return [recent, ...(dataset.since(recent.transaction.sequence) ?? [])];
  const read = storedFrom(dataset, transactionId);
  const later = dataset.since(dataset.lastStored);
  return read && later && [...read, ...later];
}

function storedFrom(dataset: Dataset, id: string): readonly CommittedTransaction[] | undefined {
  const last = dataset.lastStored;
  const known = stored.get(dataset);
  const at =
    known?.last === last ? known.commits.findIndex((each) => each.transaction.id === id) : -1;
  if (known && at !== -1) return known.commits.slice(at);
  // The history of submissions contains no documents.
  const transactions = dataset.holdsSubmissions
    ? undefined
    : dataset.storedFrom(id, ceiling.commits);
  const commits = transactions && withChanges(dataset, transactions);
  if (!commits) return undefined;
  const entry = { last, commits };
  stored.set(dataset, entry);
  const forget = () => stored.get(dataset) === entry && stored.delete(dataset);
  setTimeout(forget, storedFor).unref();
  return commits;
}

/** Adds their changes to stored transactions. The changes have no `forms`, because only live events need these. */
function withChanges(
  dataset: Dataset,
  transactions: readonly Transaction[],
): CommittedTransaction[] | undefined {
  const ids = new Set(transactions.flatMap(({ effects }) => Object.keys(effects)));
  if (ids.size > ceiling.documents) return undefined;
  const first = transactions[0]?.sequence ?? 0;
  const changesById = new Map([...ids].map((id) => [id, changesOf(dataset, id, first)]));
  return transactions.map((transaction) => ({
    transaction,
    changes: transaction.documentIDs.flatMap(
      (id) => changesById.get(id)?.get(transaction.id) ?? [],
    ),
  }));
}

/** Returns a document's changes since the transaction with sequence number `first`, by the transactions' ids. */
function changesOf(dataset: Dataset, id: string, first: number): Map<string, Change> {
  const changes = new Map<string, Change>();
  const all = dataset.transactionsOf([id]);
  // The transaction before the first one is needed too, because its id is the document's revision.
  const previous = Math.max(
    0,
    all.findLastIndex(({ sequence }) => sequence < first),
  );
  let newer: { transaction: Transaction; after: LakeDocument | null } | undefined;
  for (const { transaction, document } of statesOf(dataset, id, all.slice(previous))) {
    const state = isDocument(document) ? document : null;
    const effects = newer?.transaction.effects[id];
    if (newer && effects) {
      const { transaction: made, after } = newer;
      changes.set(made.id, { id, before: state, after, effects, forms: [] });
    }
    if (!transaction || transaction.sequence < first) break;
    newer = { transaction, after: state };
  }
  return changes;
}
