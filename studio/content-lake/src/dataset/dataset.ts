import { publishedIdOf, type LakeDocument } from "../document.ts";
import type { Commit, Effects, Store, Transaction } from "../store/store.ts";
import type { TextHits } from "../store/search-index.ts";
import { Perspectives } from "./perspectives.ts";

/** One document's part in a commit. */
export interface Change {
  id: string;
  before: LakeDocument | null;
  after: LakeDocument | null;
  effects: Effects;
  /** Every form of the document (published, draft, versions) before the commit and after it. */
  forms: readonly LakeDocument[];
}

/** A commit, as listeners and live events see it. */
export interface CommittedTransaction {
  transaction: Transaction;
  changes: readonly Change[];
}

/** Kept in memory, so that a listener that comes back has lost nothing: this many commits, of this many documents in all. */
const recentCeiling = { commits: 1_000, changes: 5_000 };

/**
 * The documents of one dataset in memory, and its only writer. A commit is on disk before anyone hears of it or can ask
 * for it: those that are written together are taken in and put on disk with nothing in between. Everything here is
 * synchronous, so that commits can't interleave.
 */
export class Dataset {
  readonly name: string;
  readonly perspectives = new Perspectives();
  readonly #store: Store;
  readonly #recent: CommittedTransaction[] = [];
  #recentChanges = 0;
  /** Every commit after this place in the log is in `#recent`. */
  #complete: number;
  readonly #subscribers = new Set<(commit: CommittedTransaction) => void>();

  constructor(name: string, store: Store) {
    this.name = name;
    this.#store = store;
    this.#complete = store.lastSequence(name);
    for (const document of store.documents(name)) {
      this.perspectives.apply(document._id, document);
    }
  }

  /** The stored document with this id, whatever its layer. */
  get(id: string): LakeDocument | undefined {
    return this.perspectives.raw.get(id);
  }

  /** The stored documents, whatever their layer, that a full-text search finds. */
  search(text: string): TextHits {
    return this.#store.search(this.name, text);
  }

  /** The place of the newest transaction in the log. */
  get sequence(): number {
    return this.#recent.at(-1)?.transaction.sequence ?? this.#complete;
  }

  /** Writes a transaction, takes it in, and tells the subscribers once it is on disk. */
  commit(
    transaction: Omit<Transaction, "sequence">,
    documents: Commit["documents"],
  ): CommittedTransaction {
    const sequence = this.#store.commit({ dataset: this.name, transaction, documents });
    const changes = [...documents].map(([id, after]) =>
      this.#change(id, after, transaction.effects),
    );
    for (const { id, after } of changes) this.perspectives.apply(id, after);
    const committed = {
      transaction: { ...transaction, sequence },
      changes: changes.map((change) => ({
        ...change,
        forms: [...change.forms, ...this.perspectives.formsOf(change.id)],
      })),
    };
    this.#remember(committed);
    this.#store.whenOnDisk({
      done: () => {
        for (const subscriber of this.#subscribers) subscriber(committed);
      },
      undone: () => this.#takeBack(committed),
    });
    return committed;
  }

  /** Leaves the documents as they were before a commit that is the newest, and that the disk did not take. */
  #takeBack(committed: CommittedTransaction): void {
    for (const { id, before } of committed.changes) this.perspectives.apply(id, before);
    if (this.#recent.at(-1) !== committed) return;
    this.#recent.pop();
    this.#recentChanges -= committed.changes.length;
  }

  #remember(committed: CommittedTransaction): void {
    this.#recent.push(committed);
    this.#recentChanges += committed.changes.length;
    while (
      this.#recent.length > recentCeiling.commits ||
      this.#recentChanges > recentCeiling.changes
    ) {
      const oldest = this.#recent.shift();
      if (!oldest) return;
      this.#complete = oldest.transaction.sequence;
      this.#recentChanges -= oldest.changes.length;
    }
  }

  #change(id: string, after: LakeDocument | null, effects: Transaction["effects"]): Change {
    return {
      id,
      before: this.get(id) ?? null,
      after,
      effects: effects[id] ?? { apply: [], revert: [] },
      forms: this.perspectives.formsOf(publishedIdOf(id)),
    };
  }

  /** Every transaction that touched one of these documents, oldest first; from disk. */
  transactionsOf(ids: readonly string[]): Transaction[] {
    return this.#store.transactionsOf(this.name, ids);
  }

  /** Calls back after every commit, until the returned function is called. */
  subscribe(subscriber: (commit: CommittedTransaction) => void): () => void {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  }

  /** The commits after this place in the log, or undefined when some of them are no longer in memory. */
  since(sequence: number): readonly CommittedTransaction[] | undefined {
    // Also false for what is no number at all.
    if (!(sequence >= this.#complete)) return undefined;
    return this.#recent.filter(({ transaction }) => transaction.sequence > sequence);
  }

  /** A commit that is still in memory. */
  recent(transactionId: string): CommittedTransaction | undefined {
    return this.#recent.findLast(({ transaction }) => transaction.id === transactionId);
  }
}
