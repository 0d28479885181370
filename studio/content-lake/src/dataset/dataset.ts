import { publishedIdOf, type LakeDocument } from "../document.ts";
import { forEach, portion, type InParts } from "../in-parts.ts";
import type { Outcome } from "../store/group-commit.ts";
import type { Commit, Effects, Store, Transaction } from "../store/store.ts";
import { writeTexts } from "../store/stored-json.ts";
import type { Telemetry } from "../telemetry/telemetry.ts";
import type { TextHits } from "../store/search-index.ts";
import { Perspectives } from "./perspectives.ts";

/** The change of one document in a commit. */
export interface Change {
  id: string;
  before: LakeDocument | null;
  after: LakeDocument | null;
  effects: Effects;
  /** The published document, its draft and its versions: all as before the commit, followed by all as after it. */
  forms: readonly LakeDocument[];
}

/** A committed transaction and its changes, as subscribers receive them. */
export interface CommittedTransaction {
  transaction: Transaction;
  changes: readonly Change[];
  /** The span of the commit as a W3C `traceparent`. Undefined while OpenTelemetry is off. */
  traceparent?: string | undefined;
}

interface DatasetOptions {
  isAddOn?: boolean;
  holdsSubmissions?: boolean;
  telemetry?: Telemetry | undefined;
}

/**
 * Maximum number of commits in memory, and maximum number of changes in all these commits together.
 * When a listener reconnects, the commits that it missed are read from memory.
 */
const recentCeiling = { commits: 1_000, changes: 5_000 };

/**
 * The documents of one dataset in memory, and its only writer. Subscribers are notified of a commit
 * only once it is on disk. All methods are synchronous, so commits can't interleave. Several
 * commits may be written to disk together. No query runs before that write has ended, so queries
 * see only commits that are on disk.
 */
export class Dataset {
  readonly name: string;
  /** Whether this is an add-on dataset, which contains the comments and tasks of another dataset. */
  readonly isAddOn: boolean;
  /**
   * Whether this dataset contains the submissions of a site's forms. Its history contains no
   * documents, so that a deleted submission is gone.
   */
  readonly holdsSubmissions: boolean;
  readonly perspectives = new Perspectives();
  readonly #store: Store;
  readonly #telemetry: Telemetry | undefined;
  readonly #recent: CommittedTransaction[] = [];
  #recentChanges = 0;
  /** Every commit after this sequence number is in `#recent`. */
  #complete: number;
  readonly #subscribers = new Set<(commit: CommittedTransaction) => void>();

  constructor(
    name: string,
    store: Store,
    { isAddOn = false, holdsSubmissions = false, telemetry }: DatasetOptions = {},
  ) {
    this.name = name;
    this.isAddOn = isAddOn;
    this.holdsSubmissions = holdsSubmissions;
    this.#store = store;
    this.#telemetry = telemetry;
    this.#complete = store.lastSequence(name);
    for (const document of store.documents(name)) {
      this.perspectives.apply(document._id, document);
    }
  }

  /** Returns the stored document with this id, which may be the id of a draft or a version. */
  get(id: string): LakeDocument | undefined {
    return this.perspectives.raw.get(id);
  }

  /** Finds stored documents in all layers by a full-text search (see {@link Store.search}). */
  search(text: string): InParts<TextHits> {
    return this.#store.search(this.name, text);
  }

  /** The sequence number of the newest transaction. */
  get sequence(): number {
    return this.#recent.at(-1)?.transaction.sequence ?? this.#complete;
  }

  /** The time of the newest transaction since the start; undefined if there is none. */
  get newestTimestamp(): string | undefined {
    return this.#recent.at(-1)?.transaction.timestamp;
  }

  /**
   * Writes a transaction, applies it in memory, and notifies the subscribers once it is on disk. `traceparent` is
   * the trace of the client that requested it.
   */
  commit(
    transaction: Omit<Transaction, "sequence">,
    documents: Commit["documents"],
    traceparent?: string,
  ): CommittedTransaction {
    if (this.#store.isReplica && !this.#store.isRehearsing) {
      throw new Error(
        "A dataset that several nodes share can only be written through the write queue",
      );
    }
    const span = this.#telemetry?.beginCommit(traceparent);
    return this.#write({ transaction, documents, traceparent: span?.traceparent }, (isWritten) =>
      span?.end(isWritten),
    );
  }

  /**
   * Prepares a commit in parts, and returns the function that does what `commit` does. No other commit may come in
   * between.
   */
  *prepareCommit(
    transaction: Omit<Transaction, "sequence">,
    documents: Commit["documents"],
    traceparent?: string,
  ): InParts<() => CommittedTransaction> {
    // A node only rehearses this commit, and then applies the entry of the shared log.
    if (documents.size <= portion || this.#store.isReplica)
      return () => this.commit(transaction, documents, traceparent);
    const { sequence } = this;
    const texts = yield* writeTexts(transaction, documents);
    const { apply, formsOf } = yield* this.perspectives.prepare(documents);
    const changes: Change[] = [];
    yield* forEach(documents, ([id, after]) => {
      const change = this.#change(id, after, transaction.effects);
      changes.push({ ...change, forms: [...change.forms, ...formsOf(id)] });
    });
    const applyAll = () => {
      apply();
      return changes;
    };
    return () => {
      if (this.sequence !== sequence) throw new Error("Another commit came during a preparation");
      const span = this.#telemetry?.beginCommit(traceparent);
      const commit = { transaction, documents, texts, traceparent: span?.traceparent };
      return this.#write(commit, (isWritten) => span?.end(isWritten), applyAll);
    };
  }

  /**
   * Applies a transaction that is already committed elsewhere, in the log that several nodes share.
   * Throws unless it is the next one. `traceparent` is the span of its commit.
   */
  apply(
    transaction: Transaction,
    documents: Commit["documents"],
    traceparent?: string,
  ): CommittedTransaction {
    const next = this.sequence + 1;
    if (transaction.sequence !== next) {
      throw new Error(
        `The dataset ${this.name} expects transaction ${next}, not ${transaction.sequence}`,
      );
    }
    return this.#write({ transaction, documents, traceparent }, () => undefined);
  }

  #write(
    { transaction, documents, traceparent, ...prepared }: Omit<Outcome["commit"], "dataset">,
    ended: Outcome["ended"],
    apply = () => this.#apply(documents, transaction.effects),
  ): CommittedTransaction {
    const commit = { dataset: this.name, transaction, documents, traceparent, ...prepared };
    const sequence = this.#store.commit(commit);
    const changes = apply();
    const committed = { transaction: { ...transaction, sequence }, changes, traceparent };
    this.#remember(committed);
    this.#store.whenOnDisk({
      commit,
      ended,
      done: () => {
        for (const subscriber of this.#subscribers) subscriber(committed);
      },
      undone: () => this.#takeBack(committed),
    });
    return committed;
  }

  /** Changes the documents in memory, and returns the changes. */
  #apply(documents: Commit["documents"], effects: Transaction["effects"]): Change[] {
    const changes = [...documents].map(([id, after]) => this.#change(id, after, effects));
    this.perspectives.applyAll(documents);
    return changes.map((change) => ({
      ...change,
      forms: [...change.forms, ...this.perspectives.formsOf(change.id)],
    }));
  }

  /** Reverts the newest commit in memory after it could not be written to disk. */
  #takeBack(committed: CommittedTransaction): void {
    this.perspectives.applyAll(new Map(committed.changes.map(({ id, before }) => [id, before])));
    const { sequence } = committed.transaction;
    // A commit of very many documents was forgotten at once.
    if (this.#complete >= sequence) this.#complete = sequence - 1;
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

  /** Reads from disk every transaction that changed one of these documents, oldest first. */
  transactionsOf(ids: readonly string[]): Transaction[] {
    return this.#store.transactionsOf(this.name, ids);
  }

  /** Calls `subscriber` after every commit, until the caller calls the returned function. */
  subscribe(subscriber: (commit: CommittedTransaction) => void): () => void {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  }

  /** Returns the commits after this sequence number, or undefined if some of them are no longer in memory. */
  since(sequence: number): readonly CommittedTransaction[] | undefined {
    // `sequence` is `NaN` if a client sent an invalid event id. `!(… >= …)` is true then, but a
    // comparison with `<` would be false.
    if (!(sequence >= this.#complete)) return undefined;
    return this.#recent.filter(({ transaction }) => transaction.sequence > sequence);
  }

  /** Returns the commit of a transaction, or undefined if the commit is no longer in memory. */
  recent(transactionId: string): CommittedTransaction | undefined {
    return this.#recent.findLast(({ transaction }) => transaction.id === transactionId);
  }

  /** The id of the newest transaction; undefined if there is none. */
  get newestTransactionId(): string | undefined {
    const newest = this.#recent.at(-1)?.transaction;
    return newest ? newest.id : this.#store.lastTransactionId(this.name);
  }

  /**
   * Reads a transaction from disk, and all later ones that are not in memory. Returns undefined if the history does not
   * contain them, or if there are more than `most`.
   */
  storedFrom(transactionId: string, most: number): Transaction[] | undefined {
    const first = this.#store.sequenceOf(this.name, transactionId);
    const count = first === undefined ? 0 : this.#complete - first + 1;
    if (first === undefined || count < 1 || count > most) return undefined;
    const found = this.#store.transactionsAfter(this.name, first - 1, count);
    return found.length === count ? found : undefined;
  }

  /** The sequence number of the last commit that is not in memory. */
  get lastStored(): number {
    return this.#complete;
  }
}
