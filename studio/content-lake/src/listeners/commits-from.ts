import type { Change, CommittedTransaction, Dataset } from "../dataset/dataset.ts";
import { isDocument, type LakeDocument } from "../document.ts";
import { statesOf } from "../history/revisions.ts";
import type { InParts } from "../in-parts.ts";
import type { Transaction } from "../store/store.ts";

/** Maximum number of commits that are read from disk, of documents that they change, and of bytes. */
const ceiling = { commits: 200, documents: 1_000, bytes: 4_000_000 };

/** Time in ms for which commits that were read from disk stay in memory. Many listeners resume together after a restart. */
const storedFor = 10_000;

/** Commits in their order. Undefined if they are unknown, or exceed the limits. */
export type Commits = readonly CommittedTransaction[] | undefined;

/** What was read from disk. Listeners that resume together share it, so that their number makes it no larger. */
interface Stored {
  /** Sequence number of the last commit that was not in memory then. */
  last: number;
  /** The transactions by their sequence numbers, and their commits, which have the changes too. */
  transactions: Map<number, Transaction>;
  commits: Map<number, CommittedTransaction>;
  /** The changes of a document since a sequence number, by the ids of their transactions. */
  byDocument: Map<string, { since: number; changes: ReadonlyMap<string, Change> }>;
}

const stored = new WeakMap<Dataset, Stored>();

/** The commit of a transaction and all later ones; undefined if some are neither in memory nor in `read`. */
export function commitsFrom(dataset: Dataset, transactionId: string, read: Commits): Commits {
  const recent = dataset.recent(transactionId);
  if (recent) return [recent, ...(dataset.since(recent.transaction.sequence) ?? [])];
  const last = read?.at(-1);
  const later = last && dataset.since(last.transaction.sequence);
  return read && later && [...read, ...later];
}

/**
 * Reads from disk the commit of a transaction and all later ones that are not in memory, so that listeners can resume
 * after a restart. Works in parts, each of which reads one transaction, or the changes of one document. Returns undefined
 * if the history does not contain the transaction, or if there are too many.
 */
export function* readCommitsFrom(dataset: Dataset, transactionId: string): InParts<Commits> {
  // The history of submissions contains no documents.
  if (dataset.hasSubmissions || dataset.recent(transactionId)) return undefined;
  const known = storedOf(dataset);
  const transactions = yield* dataset.storedFrom(transactionId, ceiling, known.transactions);
  if (!transactions || !(yield* addCommits(dataset, transactions, known))) return undefined;
  return transactions.flatMap(({ sequence }) => known.commits.get(sequence) ?? []);
}

function storedOf(dataset: Dataset): Stored {
  const last = dataset.lastStored;
  const known = stored.get(dataset);
  if (known?.last === last) return known;
  const empty: Stored = {
    last,
    transactions: new Map(),
    commits: new Map(),
    byDocument: new Map(),
  };
  stored.set(dataset, empty);
  setTimeout(() => {
    if (stored.get(dataset) === empty) stored.delete(dataset);
  }, storedFor).unref();
  return empty;
}

/**
 * Adds the commits of stored transactions. Returns false if they change too many documents. The changes have no `forms`,
 * because only live events need these.
 */
function* addCommits(
  dataset: Dataset,
  transactions: readonly Transaction[],
  { commits, byDocument }: Stored,
): InParts<boolean> {
  const missing = transactions.filter(({ sequence }) => !commits.has(sequence));
  if (missing.length === 0) return true;
  const idsIn = (some: readonly Transaction[]) =>
    new Set(some.flatMap(({ effects }) => Object.keys(effects)));
  if (idsIn(transactions).size > ceiling.documents) return false;
  const since = transactions[0]?.sequence ?? 0;
  for (const id of idsIn(missing)) {
    const known = byDocument.get(id);
    if (known && known.since <= since) continue;
    byDocument.set(id, { since, changes: changesOf(dataset, id, since) });
    yield;
  }
  for (const transaction of missing) {
    // Another listener may have added it meanwhile.
    if (commits.has(transaction.sequence)) continue;
    const changes = transaction.documentIDs.flatMap(
      (id) => byDocument.get(id)?.changes.get(transaction.id) ?? [],
    );
    commits.set(transaction.sequence, { transaction, changes });
  }
  return true;
}

function changesOf(dataset: Dataset, id: string, first: number): Map<string, Change> {
  const changes = new Map<string, Change>();
  const all = dataset.transactionsOf([id]);
  const start = all.findLastIndex(({ sequence }) => sequence < first) + 1;
  const previous = start > 0 ? all[start - 1] : undefined;
  const needed = [...(previous ? [withoutContents(previous, id)] : []), ...all.slice(start)];
  let newer: { transaction: Transaction; after: LakeDocument | null } | undefined;
  for (const { transaction, document } of statesOf(dataset, id, needed)) {
    const state = isDocument(document) ? document : null;
    const effects = newer?.transaction.effects[id];
    if (newer && effects) {
      const { transaction: committed, after } = newer;
      changes.set(committed.id, { id, before: state, after, effects, forms: [] });
    }
    if (!transaction || transaction.sequence < first) break;
    newer = { transaction, after: state };
  }
  return changes;
}

/**
 * Returns a transaction of a document without its contents, which may be those of a large import. Only its id is needed:
 * it is the document's revision.
 */
function withoutContents(
  { sequence, id, author, timestamp, digest }: Transaction,
  document: string,
): Transaction {
  const head = { sequence, id, author, timestamp, digest };
  const effects = { [document]: { apply: [], revert: [] } };
  return { ...head, documentIDs: [document], mutations: [], effects, results: [] };
}
