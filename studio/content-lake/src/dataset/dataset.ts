import { publishedIdOf, type LakeDocument } from "../document.ts";
import { forEach, portion, type InParts, type WaitingParts } from "../in-parts.ts";
import type { Outcome } from "../store/group-commit.ts";
import { lengthOf, NotApplied, type Commit, type CommitTexts } from "../store/commit.ts";
import type { Effects, Store, Transaction } from "../store/store.ts";
import { documentsCeiling, writeTexts } from "../store/stored-json.ts";
import type { Telemetry } from "../telemetry/telemetry.ts";
import type { TextHits } from "../store/search-index.ts";
import { Perspectives } from "./perspectives.ts";

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
  hasSubmissions?: boolean;
  telemetry?: Telemetry | undefined;
}

/**
 * Maximum number of commits in memory, and maximum number of changes in all these commits together.
 * When a listener reconnects, the commits that it missed are read from memory.
 */
const recentCeiling = { commits: 1_000, changes: 5_000 };

/** Number of documents, or characters of JSON, above which a commit is written in another thread: it takes over 5 ms. */
const longCommit = { documents: 1_000, characters: 1_000_000 };

/** Characters of JSON above which a commit is prepared in parts. */
const largeCommit = 250_000;

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
  readonly hasSubmissions: boolean;
  readonly perspectives = new Perspectives();
  readonly #store: Store;
  readonly #telemetry: Telemetry | undefined;
  readonly #recent: CommittedTransaction[] = [];
  #recentChanges = 0;
  /** Every commit after this sequence number is in `#recent`. */
  #complete: number;
  readonly #subscribers = new Set<(commit: CommittedTransaction) => void>();
  /** Whether the database may have a commit that isn't applied in memory yet. */
  #isBehind = false;

  constructor(
    name: string,
    store: Store,
    { isAddOn = false, hasSubmissions = false, telemetry }: DatasetOptions = {},
  ) {
    this.name = name;
    this.isAddOn = isAddOn;
    this.hasSubmissions = hasSubmissions;
    this.#store = store;
    this.#telemetry = telemetry;
    this.#complete = store.lastSequence(name);
    for (const document of store.documents(name)) {
      this.perspectives.apply(document._id, document);
    }
  }

  get(id: string): LakeDocument | undefined {
    return this.perspectives.raw.get(id);
  }

  search(text: string): InParts<TextHits> {
    return this.#store.search(this.name, text);
  }

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
    texts?: CommitTexts,
  ): CommittedTransaction {
    this.#requireDryRun();
    if (this.#store.isInSingleDryRun)
      return this.#commitInDryRun({ transaction, documents, texts, traceparent });
    const span = this.#telemetry?.beginCommit(traceparent);
    const commit = { transaction, documents, texts, traceparent: span?.traceparent };
    return this.#write(commit, (isWritten) => span?.end(isWritten));
  }

  /**
   * Prepares a commit in parts, and returns the function that does what `commit` does. No other commit may come in
   * between. A long commit is on disk before that function is called, so it must be called.
   */
  *prepareCommit(
    transaction: Omit<Transaction, "sequence">,
    documents: Commit["documents"],
    traceparent?: string,
  ): WaitingParts<() => CommittedTransaction> {
    const texts = yield* writeTexts(transaction, documents, documentsCeiling);
    if (!isLarge(documents, texts))
      return () => this.commit(transaction, documents, traceparent, texts);
    // A write without a pause may be followed by others in its batch.
    yield;
    // A node writes and applies it when the shared log has it.
    if (this.#store.isReplica)
      return () => this.#commitInDryRun({ transaction, documents, texts, traceparent });
    const span = this.#telemetry?.beginCommit(traceparent);
    const commit = { transaction, documents, texts, traceparent: span?.traceparent };
    return yield* this.#prepareWrite(commit, (isWritten) => span?.end(isWritten));
  }

  /** Throws if the dataset belongs to several nodes, and this one commits in no dry run. */
  #requireDryRun(): void {
    if (!this.#store.isReplica || this.#store.isInDryRun) return;
    throw new Error(
      "A dataset that several nodes share can only be written through the write queue",
    );
  }

  /** Adds a commit to those of a dry run. Leaves the documents as they are, because no other write follows. */
  #commitInDryRun({
    transaction,
    traceparent,
    ...commit
  }: Omit<Outcome["commit"], "dataset">): CommittedTransaction {
    this.#requireDryRun();
    const span = this.#telemetry?.beginCommit(traceparent);
    const nothing = () => undefined;
    this.#store.whenOnDisk({
      commit: { dataset: this.name, transaction, ...commit, traceparent: span?.traceparent },
      done: nothing,
      undone: nothing,
      ended: (isWritten) => span?.end(isWritten),
    });
    return { transaction: { ...transaction, sequence: this.sequence + 1 }, changes: [] };
  }

  /** Prepares the write of a large commit, and writes it to disk if it is long. */
  *#prepareWrite(
    commit: Omit<Outcome["commit"], "dataset">,
    ended: Outcome["ended"],
  ): WaitingParts<() => CommittedTransaction> {
    const { transaction, documents, texts } = commit;
    const { sequence } = this;
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
    if (this.sequence !== sequence) throw new Error("Another commit came during a preparation");
    const { commitInThread } = this.#store;
    if (!commitInThread || !texts || !isLong(documents, texts))
      return () => this.#write(commit, ended, applyAll);
    this.#isBehind = true;
    try {
      const written = yield* commitInThread({ dataset: this.name, ...commit });
      return () => {
        this.#isBehind = false;
        return this.#write(commit, ended, applyAll, written);
      };
    } catch (error) {
      this.#isBehind = false;
      ended(false);
      throw error;
    }
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
    this.#requireNext(transaction);
    return this.#write({ transaction, documents, traceparent }, () => undefined);
  }

  /** Does what `apply` does, in parts. No other commit may come in between. */
  *applyInParts(
    transaction: Transaction,
    {
      documents,
      traceparent,
      ...prepared
    }: Omit<Commit, "transaction" | "dataset"> & { traceparent?: string | undefined },
  ): WaitingParts<void> {
    this.#requireNext(transaction);
    const texts = prepared.texts ?? (yield* writeTexts(transaction, documents, Infinity));
    const commit = { transaction, documents, texts, traceparent };
    const apply = yield* this.#prepareWrite(commit, () => undefined);
    apply();
  }

  #requireNext({ sequence }: Transaction): void {
    const next = this.sequence + 1;
    if (sequence === next) return;
    throw new Error(`The dataset ${this.name} expects transaction ${next}, not ${sequence}`);
  }

  #write(
    contents: Omit<Outcome["commit"], "dataset">,
    ended: Outcome["ended"],
    apply = () => this.#apply(contents.documents, contents.transaction.effects),
    written?: number,
  ): CommittedTransaction {
    const commit = { dataset: this.name, ...contents };
    const sequence = written ?? this.#store.commit(commit);
    try {
      const { transaction, traceparent } = commit;
      const committed = {
        transaction: { ...transaction, sequence },
        changes: apply(),
        traceparent,
      };
      this.#finish({ commit, ended }, committed, written !== undefined);
      return committed;
    } catch (cause) {
      throw new NotApplied(cause);
    }
  }

  /** Ends a write whose changes are in memory. */
  #finish(
    { commit, ended }: Pick<Outcome, "commit" | "ended">,
    committed: CommittedTransaction,
    isFromThread: boolean,
  ): void {
    this.#remember(committed);
    if (isFromThread) this.#store.markApplied();
    this.#store.whenOnDisk({
      commit,
      ended,
      done: () => {
        for (const subscriber of this.#subscribers) subscriber(committed);
      },
      undone: () => this.#revert(committed),
    });
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
  #revert(committed: CommittedTransaction): void {
    this.perspectives.applyAll(new Map(committed.changes.map(({ id, before }) => [id, before])));
    const { sequence } = committed.transaction;
    // A commit of very many documents was dropped at once.
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
    const found = this.#store.transactionsOf(this.name, ids);
    const newest = this.#isBehind ? found.at(-1) : undefined;
    return newest && newest.sequence > this.sequence ? found.slice(0, -1) : found;
  }

  /** Calls `subscriber` after every commit, until the caller calls the returned function. */
  subscribe(subscriber: (commit: CommittedTransaction) => void): () => void {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  }

  since(sequence: number): readonly CommittedTransaction[] | undefined {
    // `sequence` is `NaN` if a client sent an invalid event id. `!(… >= …)` is true then, but a
    // comparison with `<` would be false.
    if (!(sequence >= this.#complete)) return undefined;
    return this.#recent.filter(({ transaction }) => transaction.sequence > sequence);
  }

  recent(transactionId: string): CommittedTransaction | undefined {
    return this.#recent.findLast(({ transaction }) => transaction.id === transactionId);
  }

  /** The id of the newest transaction in memory; undefined if there is none. The database may have a newer one. */
  get newestTransactionId(): string | undefined {
    const newest = this.#recent.at(-1)?.transaction;
    return newest ? newest.id : this.#store.transactionIdAt(this.name, this.#complete);
  }

  /**
   * Reads a transaction from disk, and all later ones that are not in memory, each in a part. Those that are in `known`,
   * by their sequence numbers, need not be read; the others are added to it. Returns undefined if the history does not
   * contain them, or if there are too many.
   */
  *storedFrom(
    transactionId: string,
    ceiling: { commits: number; bytes: number },
    known: Map<number, Transaction>,
  ): InParts<Transaction[] | undefined> {
    const first = this.#store.sequenceOf(this.name, transactionId);
    const count = first === undefined ? 0 : this.#complete - first + 1;
    if (first === undefined || count < 1 || count > ceiling.commits) return undefined;
    if (this.#store.sizeAfter(this.name, first - 1, count) > ceiling.bytes) return undefined;
    const found: Transaction[] = [];
    for (let next = first; next < first + count; next += 1) {
      const before = known.get(next);
      const transaction = before ?? this.#store.transactionsAfter(this.name, next - 1, 1)[0];
      if (transaction?.sequence !== next) return undefined;
      found.push(transaction);
      if (before) continue;
      known.set(next, transaction);
      yield;
    }
    return found;
  }

  /** The sequence number of the last commit that is not in memory. */
  get lastStored(): number {
    return this.#complete;
  }
}

const isLarge = (documents: Commit["documents"], texts: CommitTexts): boolean =>
  documents.size > portion || lengthOf(texts) > largeCommit;

const isLong = (documents: Commit["documents"], texts: CommitTexts): boolean =>
  documents.size > longCommit.documents || lengthOf(texts) > longCommit.characters;
