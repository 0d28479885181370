import { NotApplied } from "../store/commit.ts";
import type { Outcome } from "../store/group-commit.ts";
import type { Store } from "../store/store.ts";
import { inOnePart, type InParts } from "../in-parts.ts";
import {
  attempt,
  attemptWhole,
  prepareFirst,
  prepareWrite,
  enqueue,
  type PreparedFirst,
  type QueuedWrite,
  type WriteOptions,
  type Writes,
} from "../mutation/write-queue.ts";
import { isPassing, unreachable, type LakeNode } from "./lake-node.ts";
import { UnknownOutcome, type LogLock, type NewEntry, type SharedLog } from "./shared-log.ts";
import type { Timing } from "./timing.ts";

/** Maximum number of writes that are committed together. */
const portion = 100;

/** Time in ms for which a write is repeated while the log can't be reached. */
const patience = 10_000;

/** Pause in ms between two attempts. */
const pause = 50;

/** How often a large write is prepared before it locks the log. If others write more often, it is prepared during the lock. */
const earlyAttempts = 3;

/** A batch that was sent to the log without a response. */
interface Sent {
  entries: readonly NewEntry[];
  settlers: readonly (() => void)[];
}

/** A write that was prepared before it locks the log, and the newest transaction of each dataset then. */
interface Early {
  write: QueuedWrite;
  prepared: PreparedFirst;
  sequences: ReadonlyMap<string, number>;
  /** Charges the client for the preparation, and for its commit. Nobody pays for a preparation that isn't used. */
  use: () => void;
}

interface Parts {
  log: SharedLog;
  store: Store;
  node: LakeNode;
  timing: Timing;
}

/**
 * Performs writes in the order of the shared log. The first write of a batch is prepared, then the batch locks the logs of
 * its datasets, catches up, and has a dry run on memory and on the node's database, which is reverted. The entries are
 * appended to the log. When they are durable there, the node applies them as it applies those of other nodes, so nobody
 * sees a state that the log doesn't have.
 */
export class SharedWrites implements Writes {
  readonly #parts: Parts;
  #waiting: QueuedWrite[] = [];
  #isRunning = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get size(): number {
    return this.#waiting.length;
  }

  /** See {@link Writes.write}. A write without the name of its dataset locks the logs of all datasets. */
  write<T>(work: () => T, dataset?: string): Promise<T> {
    return this.writeInParts(() => inOnePart(() => work), dataset === undefined ? {} : { dataset });
  }

  writeInParts<T>(prepare: () => InParts<() => T>, options: WriteOptions): Promise<T> {
    const written = enqueue(this.#waiting, prepare, options);
    if (!this.#isRunning) void this.#run();
    return written;
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    try {
      while (this.#waiting.length > 0) {
        await this.#performNext();
      }
    } finally {
      this.#isRunning = false;
    }
  }

  /** Performs one batch, and repeats it for some time while the log can't be reached. */
  async #performNext(): Promise<void> {
    const { timing, node } = this.#parts;
    const names = this.#namesOf(this.#waiting.slice(0, portion));
    let batch: readonly QueuedWrite[] = [];
    const shorten = (count: number) => {
      this.#waiting.unshift(...batch.slice(count));
      batch = batch.slice(0, count);
    };
    let sent: Sent | undefined;
    let until = Infinity;
    for (let attempts = 1; ; attempts += 1) {
      try {
        const early = sent ? undefined : await this.#prepareEarly(batch[0] ?? this.#waiting[0]);
        // A large write may take longer to prepare.
        if (attempts === 1) until = timing.now() + patience;
        const lock = await this.#lockLogs(names);
        if (early?.prepared.isLarge && attempts < earlyAttempts && !this.#isValid(early)) {
          await lock.release();
          continue;
        }
        if (sent && (await this.#isInLog(lock, sent.entries))) {
          await lock.release();
          for (const settle of sent.settlers) settle();
          return;
        }
        sent = undefined;
        if (batch.length === 0) batch = this.#nextBatch(names);
        const report = (unsettled: Sent) => (sent = unsettled);
        await this.#perform(batch, lock, { early, report, shorten });
        return;
      } catch (error) {
        if (isPassing(error) && !node.failure && timing.now() < until) {
          await timing.sleep(pause);
          continue;
        }
        if (batch.length === 0) batch = this.#nextBatch(names);
        const refusal = isPassing(error) ? unreachable() : error;
        if (batch.length === 1 || isPassing(error) || node.failure) {
          for (const { refuse } of batch) refuse(refusal);
        } else for (const write of batch) await this.#performAlone(write);
        return;
      }
    }
  }

  /** Performs one write of a batch that the log has rejected, so that an invalid write affects no other. */
  async #performAlone(write: QueuedWrite): Promise<void> {
    try {
      const lock = await this.#lockLogs(this.#namesOf([write]));
      await this.#perform([write], lock, { report: nothing, shorten: nothing });
    } catch (error) {
      write.refuse(isPassing(error) ? unreachable() : error);
    }
  }

  async #lockLogs(names: readonly string[]): Promise<LogLock> {
    const { log, node } = this.#parts;
    // Other nodes wait during a lock.
    await node.whenApplied();
    const lock = await log.lock(names);
    try {
      for (const [name, head] of lock.sequences) {
        await node.catchUp(name, head, lock);
        node.checkHead(name, head);
      }
      return lock;
    } catch (error) {
      await lock.release().catch(() => undefined);
      throw error;
    }
  }

  async #perform(
    batch: readonly QueuedWrite[],
    lock: LogLock,
    {
      early,
      report,
      shorten,
    }: {
      early?: Early | undefined;
      report: (sent: Sent) => void;
      shorten: (count: number) => void;
    },
  ): Promise<void> {
    const { store, node } = this.#parts;
    let dryRun: { result: (() => void)[]; commits: readonly Outcome[] };
    try {
      const { timing } = this.#parts;
      const [first, ...others] = batch;
      const isPrepared = early && early.write === first && this.#isValid(early);
      if (isPrepared) early.use();
      const prepared = isPrepared
        ? early.prepared
        : first && (await prepareFirst(first, () => timing.sleep(0)));
      if (!first || !prepared) {
        await lock.release();
        // The first write was refused.
        shorten(1);
        return;
      }
      // Entries of other datasets may have come before this lock.
      if (!prepared.isLarge) await node.whenApplied();
      dryRun = store.dryRun(() => {
        const settlers = [attempt(store, first, prepared.commit)];
        for (const write of prepared.isLarge ? [] : others) {
          const settle = attemptWhole(store, write);
          if (!settle) break;
          settlers.push(settle);
        }
        return settlers;
      }, prepared.isLarge);
      shorten(dryRun.result.length);
    } catch (error) {
      if (error instanceof NotApplied) node.fail(error);
      await lock.release().catch(() => undefined);
      throw error;
    }
    const { result: settlers, commits } = dryRun;
    const entries = numbered(commits, lock);
    try {
      if (entries.length > 0) await lock.append(entries);
      else await lock.release();
    } catch (error) {
      for (const { ended } of commits) ended(false);
      if (error instanceof UnknownOutcome) report({ entries, settlers });
      throw error;
    }
    for (const { ended } of commits) ended(true);
    await node.apply(entries);
    for (const settle of settlers) settle();
  }

  /** Other nodes wait during a lock. Undefined if it fails: this node may lack transactions that the write needs. */
  async #prepareEarly(write: QueuedWrite | undefined): Promise<Early | undefined> {
    if (!write) return undefined;
    const sequences = this.#sequencesOf(write);
    let spent = 0;
    let isUsed = false;
    const charge = (milliseconds: number) => {
      if (isUsed) write.charge?.(milliseconds);
      else spent += milliseconds;
    };
    const use = () => {
      isUsed = true;
      write.charge?.(spent);
    };
    try {
      const pause = () => this.#parts.timing.sleep(0);
      const prepared = await prepareWrite({ ...write, charge }, pause);
      return { write, prepared, sequences, use };
    } catch {
      return undefined;
    }
  }

  #isValid({ write, sequences }: Early): boolean {
    return [...this.#sequencesOf(write)].every(([name, last]) => sequences.get(name) === last);
  }

  #sequencesOf(write: QueuedWrite): Map<string, number> {
    const { node } = this.#parts;
    return new Map(this.#namesOf([write]).map((name) => [name, node.sequenceOf(name)]));
  }

  /** Whether the log contains these entries. A log contains all entries of a batch or none. */
  async #isInLog(lock: LogLock, [first]: readonly NewEntry[]): Promise<boolean> {
    if (!first) return false;
    const { dataset, transaction } = first;
    const [found] = await lock.entriesAfter(dataset, transaction.sequence - 1, 1);
    return (
      found?.transaction.sequence === transaction.sequence &&
      found.transaction.id === transaction.id &&
      found.transaction.digest === transaction.digest
    );
  }

  #namesOf(writes: readonly QueuedWrite[]): string[] {
    const names = writes.some(({ dataset }) => dataset === undefined)
      ? this.#parts.store.datasets().map(({ name }) => name)
      : writes.flatMap(({ dataset }) => dataset ?? []);
    return [...new Set(names)].toSorted();
  }

  /** Removes the oldest writes from the queue, up to the first one that needs another dataset. */
  #nextBatch(names: readonly string[]): QueuedWrite[] {
    const isIncluded = (write: QueuedWrite) =>
      this.#namesOf([write]).every((name) => names.includes(name));
    const end = this.#waiting.slice(0, portion).findIndex((write) => !isIncluded(write));
    return this.#waiting.splice(0, end < 0 ? portion : end);
  }
}

const nothing = () => undefined;

function numbered(commits: readonly Outcome[], { sequences }: LogLock): NewEntry[] {
  const next = new Map(sequences);
  return commits.map(({ commit: { dataset, transaction, documents, texts, traceparent } }) => {
    const sequence = (next.get(dataset) ?? 0) + 1;
    next.set(dataset, sequence);
    return { dataset, transaction: { ...transaction, sequence }, documents, texts, traceparent };
  });
}
