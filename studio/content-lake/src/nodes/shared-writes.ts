import type { Outcome } from "../store/group-commit.ts";
import type { Store } from "../store/store.ts";
import { inOnePart, type InParts } from "../in-parts.ts";
import {
  attempt,
  attemptWhole,
  prepareFirst,
  queued,
  type QueuedWrite,
  type WriteOptions,
  type Writes,
} from "../mutation/write-queue.ts";
import { isPassing, unreachable, type LakeNode } from "./lake-node.ts";
import { UnknownOutcome, type LogTurn, type NewEntry, type SharedLog } from "./shared-log.ts";
import type { Timing } from "./timing.ts";

/** Maximum number of writes that are committed together. */
const portion = 100;

/** Time in ms for which a write is repeated while the log can't be reached. */
const patience = 10_000;

/** Pause in ms between two attempts. */
const pause = 50;

/** A batch that was sent to the log without an answer. */
interface Sent {
  entries: readonly NewEntry[];
  answers: readonly (() => void)[];
}

interface Parts {
  log: SharedLog;
  store: Store;
  node: LakeNode;
  timing: Timing;
}

/**
 * Performs writes in the order of the shared log. A batch of writes takes the turn of its datasets,
 * catches up with the log, and is rehearsed: it runs on memory and on the node's database, which are
 * then reverted. The resulting entries are appended to the log. When they are durable there, the
 * node applies them as it applies the entries of other nodes. So nobody sees a state that the log
 * doesn't have.
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

  /** See {@link Writes.write}. A write without the name of its dataset takes the turn of all datasets. */
  write<T>(work: () => T, dataset?: string): Promise<T> {
    return this.writeInParts(() => inOnePart(() => work), dataset === undefined ? {} : { dataset });
  }

  writeInParts<T>(prepare: () => InParts<() => T>, options: WriteOptions): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...options, ...queued(prepare, resolve), refuse: reject });
      if (!this.#isRunning) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    try {
      while (this.#waiting.length > 0) {
        await this.#performNext(this.#parts.timing.now() + patience);
      }
    } finally {
      this.#isRunning = false;
    }
  }

  /** Performs one batch, and repeats it until this time while the log can't be reached. */
  async #performNext(until: number): Promise<void> {
    const { timing, node } = this.#parts;
    const names = this.#namesOf(this.#waiting.slice(0, portion));
    let batch: readonly QueuedWrite[] = [];
    /** Returns the writes after the first `count` to the queue. */
    const shorten = (count: number) => {
      this.#waiting.unshift(...batch.slice(count));
      batch = batch.slice(0, count);
    };
    let sent: Sent | undefined;
    for (;;) {
      try {
        const turn = await this.#takeTurn(names);
        if (sent && (await this.#isInLog(turn, sent.entries))) {
          await turn.release();
          for (const answer of sent.answers) answer();
          return;
        }
        sent = undefined;
        if (batch.length === 0) batch = this.#takeBatch(names);
        await this.#perform(batch, turn, (unanswered) => (sent = unanswered), shorten);
        return;
      } catch (error) {
        if (isPassing(error) && !node.failure && timing.now() < until) {
          await timing.sleep(pause);
          continue;
        }
        if (batch.length === 0) batch = this.#takeBatch(names);
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
      const turn = await this.#takeTurn(this.#namesOf([write]));
      await this.#perform([write], turn, noReport, noReport);
    } catch (error) {
      write.refuse(isPassing(error) ? unreachable() : error);
    }
  }

  /** Locks the logs of these datasets, and applies all their entries. */
  async #takeTurn(names: readonly string[]): Promise<LogTurn> {
    const { log, node } = this.#parts;
    const turn = await log.takeTurn(names);
    try {
      for (const [name, head] of turn.sequences) {
        await node.catchUp(name, head, turn);
        node.checkHead(name, head);
      }
      return turn;
    } catch (error) {
      await turn.release().catch(() => undefined);
      throw error;
    }
  }

  async #perform(
    batch: readonly QueuedWrite[],
    turn: LogTurn,
    reportSent: (sent: Sent) => void,
    shorten: (count: number) => void,
  ): Promise<void> {
    const { store, node } = this.#parts;
    let rehearsed: { result: (() => void)[]; commits: readonly Outcome[] };
    try {
      const { timing } = this.#parts;
      const [first, ...others] = batch;
      const prepared = first && (await prepareFirst(first, () => timing.sleep(0)));
      if (!prepared) {
        await turn.release();
        // The first write was refused.
        shorten(1);
        return;
      }
      rehearsed = store.rehearse(() => {
        const settled = [attempt(store, first, prepared.commit)];
        for (const write of prepared.isLarge ? [] : others) {
          const settle = attemptWhole(store, write);
          if (!settle) break;
          settled.push(settle);
        }
        return settled;
      });
      shorten(rehearsed.result.length);
    } catch (error) {
      await turn.release().catch(() => undefined);
      throw error;
    }
    const { result: answers, commits } = rehearsed;
    const entries = numbered(commits, turn);
    try {
      if (entries.length > 0) await turn.append(entries);
      else await turn.release();
    } catch (error) {
      for (const { ended } of commits) ended(false);
      if (error instanceof UnknownOutcome) reportSent({ entries, answers });
      throw error;
    }
    for (const { ended } of commits) ended(true);
    node.apply(entries);
    for (const answer of answers) answer();
  }

  /** Whether the log contains these entries. A log contains all entries of a batch or none. */
  async #isInLog(turn: LogTurn, [first]: readonly NewEntry[]): Promise<boolean> {
    if (!first) return false;
    const { dataset, transaction } = first;
    const [found] = await turn.entriesAfter(dataset, transaction.sequence - 1, 1);
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
  #takeBatch(names: readonly string[]): QueuedWrite[] {
    const isIncluded = (write: QueuedWrite) =>
      this.#namesOf([write]).every((name) => names.includes(name));
    const end = this.#waiting.slice(0, portion).findIndex((write) => !isIncluded(write));
    return this.#waiting.splice(0, end < 0 ? portion : end);
  }
}

const noReport = () => undefined;

/** Returns the entries of commits that were rehearsed during a turn, with their numbers in the log. */
function numbered(commits: readonly Outcome[], { sequences }: LogTurn): NewEntry[] {
  const next = new Map(sequences);
  return commits.map(({ commit: { dataset, transaction, documents, traceparent } }) => {
    const sequence = (next.get(dataset) ?? 0) + 1;
    next.set(dataset, sequence);
    return { dataset, transaction: { ...transaction, sequence }, documents, traceparent };
  });
}
