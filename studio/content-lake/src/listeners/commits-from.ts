import type { Change, CommittedTransaction, Dataset } from "../dataset/dataset.ts";
import { isDocument, type LakeDocument } from "../document.ts";
import { statesOf } from "../history/revisions.ts";
import type { Transaction } from "../store/store.ts";

/** Maximum number of commits that are read from disk, and of documents that they change. */
const ceiling = { commits: 200, documents: 1_000 };

/** Time in ms for which commits that were read from disk stay in memory. Many listeners resume together after a restart. */
const storedFor = 10_000;

type Commits = readonly CommittedTransaction[] | undefined;

/** What was read from disk, by the first transaction's id. Undefined if it exceeds the limits. */
const stored = new WeakMap<Dataset, { last: number; byId: Map<string, Commits> }>();

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

function storedFrom(dataset: Dataset, id: string): Commits {
  const last = dataset.lastStored;
  let known = stored.get(dataset);
  if (known?.last !== last) {
    known = { last, byId: new Map() };
    stored.set(dataset, known);
    setTimeout(() => stored.delete(dataset), storedFor).unref();
  }
  const { byId } = known;
  if (byId.has(id)) return byId.get(id);
  const commits = knownFrom(byId, id) ?? readFrom(dataset, id);
  // A client may send any id.
  if (byId.size < ceiling.commits) byId.set(id, commits);
  return commits;
}

function knownFrom(byId: ReadonlyMap<string, Commits>, id: string): Commits {
  for (const commits of byId.values()) {
    const at = commits?.findIndex(({ transaction }) => transaction.id === id) ?? -1;
    if (at !== -1) return commits?.slice(at);
  }
  return undefined;
}

function readFrom(dataset: Dataset, id: string): Commits {
  // The history of submissions contains no documents.
  if (dataset.holdsSubmissions) return undefined;
  const transactions = dataset.storedFrom(id, ceiling.commits);
  return transactions && withChanges(dataset, transactions);
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
