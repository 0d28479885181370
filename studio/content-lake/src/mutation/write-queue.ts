import { setImmediate } from "node:timers/promises";
import { inOnePart, type WaitingParts } from "../in-parts.ts";
import { NotApplied } from "../store/commit.ts";
import type { Store } from "../store/store.ts";

export interface WriteOptions {
  /** The name of the only dataset that the write changes. */
  dataset?: string;
  /** Called with the milliseconds of each part of the write. */
  charge?: (milliseconds: number) => void;
}

/** Commits a prepared write. Returns the function that settles its promise once the commit is on disk. */
export type PreparedWrite = () => () => void;

export interface QueuedWrite extends WriteOptions {
  prepare: () => WaitingParts<PreparedWrite>;
  refuse: (error: unknown) => void;
}

/** Performs writes in order. */
export interface Writes {
  /** Number of writes that wait. */
  readonly size: number;
  /**
   * Queues a write. `work` may commit at most once, and must not throw after that. Resolves when the
   * write is durable. If `work` throws, nothing is written, and the promise rejects with that
   * error. In a lake with several nodes, `work` may run several times before its write is durable.
   * `dataset` is the name of the only dataset that `work` changes.
   */
  write<T>(work: () => T, dataset?: string): Promise<T>;
  /**
   * Queues a write that is prepared in parts, and returns the function that commits it, with the rules of `write`.
   * Queries run between the parts, but no other write does, so what the preparation has read stays valid until the
   * commit. In a lake with several nodes, the preparation may be abandoned and begun again.
   */
  writeInParts<T>(prepare: () => WaitingParts<() => T>, options: WriteOptions): Promise<T>;
}

/** Time in ms after which a batch of writes ends, so that other requests can run. */
const batchTime = 10;

/**
 * Performs writes in the order of their arrival. Small writes that arrived while the lake was busy run one after
 * another, and are then written to disk together. No other code runs in between. A large one is prepared in parts
 * and written alone. A write resolves only after it is on disk.
 */
export class WriteQueue implements Writes {
  readonly #store: Store;
  readonly #fail: (error: NotApplied) => void;
  #waiting: QueuedWrite[] = [];
  #isRunning = false;

  /** `fail` is called if the documents in memory no longer are those on disk. By default, it ends the process. */
  constructor(store: Store, fail: (error: NotApplied) => void = endProcess) {
    this.#store = store;
    this.#fail = fail;
  }

  get size(): number {
    return this.#waiting.length;
  }

  write<T>(work: () => T): Promise<T> {
    return this.writeInParts(() => inOnePart(() => work), {});
  }

  writeInParts<T>(prepare: () => WaitingParts<() => T>, options: WriteOptions): Promise<T> {
    const written = enqueue(this.#waiting, prepare, options);
    if (!this.#isRunning) void this.#run();
    return written;
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#waiting.length > 0) {
      await setImmediate();
      const [first] = this.#waiting;
      const prepared = first && (await prepareFirst(first, setImmediate));
      const batch = this.#waiting;
      this.#waiting = [];
      if (prepared && !prepared.isLarge) this.#perform(batch, prepared);
      else {
        if (first && prepared) this.#performAlone(first, prepared);
        this.#waiting = [...batch.slice(1), ...this.#waiting];
      }
    }
    this.#isRunning = false;
  }

  /** Performs a batch. Its writes after those that it has time for wait for the next one. */
  #perform(batch: readonly QueuedWrite[], { commit }: PreparedFirst): void {
    const until = performance.now() + batchTime;
    try {
      const settlers = this.#store.together(() => {
        const [first, ...others] = batch;
        const settlers = first ? [attempt(this.#store, first, commit)] : [];
        for (const write of others) {
          if (performance.now() > until) break;
          const one = attemptWhole(this.#store, write);
          if (!one) break;
          settlers.push(one);
        }
        return settlers;
      });
      this.#waiting = [...batch.slice(settlers.length), ...this.#waiting];
      for (const one of settlers) one();
    } catch (error) {
      if (error instanceof NotApplied) this.#fail(error);
      for (const { refuse } of batch) refuse(error);
    }
  }

  /** Commits a large write. It may be on disk already, so no other transaction of the database must fail with it. */
  #performAlone({ refuse }: QueuedWrite, { commit }: PreparedFirst): void {
    try {
      commit()();
    } catch (error) {
      if (error instanceof NotApplied) this.#fail(error);
      refuse(error);
    }
  }
}

/** Ends the process with an error that nobody handles. */
function endProcess(error: Error): void {
  process.nextTick(() => {
    throw error;
  });
}

/** Adds a write to a queue. Resolves with the result of its commit. */
export function enqueue<T>(
  queue: QueuedWrite[],
  prepare: () => WaitingParts<() => T>,
  options: WriteOptions,
): Promise<T> {
  return new Promise((resolve, reject) => {
    queue.push({
      ...options,
      *prepare() {
        const commit = yield* prepare();
        return () => {
          const value = commit();
          return () => resolve(value);
        };
      },
      refuse: reject,
    });
  });
}

/** The first write of a batch, which was prepared before the batch begins. */
export interface PreparedFirst {
  commit: PreparedWrite;
  /** Whether its preparation had several parts. */
  isLarge: boolean;
}

/** Prepares a write. Between the parts, waits for `pause` or for the promise of a part. */
export async function prepareWrite(
  write: QueuedWrite,
  pause: () => Promise<unknown>,
): Promise<PreparedFirst> {
  const parts = write.prepare();
  let isLarge = false;
  for (;;) {
    const { done, value } = charged(write, () => parts.next());
    if (done) return { commit: () => charged(write, value), isLarge };
    isLarge = true;
    await (value ?? pause());
  }
}

/** Does what `prepareWrite` does. Returns undefined if the write was refused. */
export async function prepareFirst(
  ...[write, pause]: Parameters<typeof prepareWrite>
): Promise<PreparedFirst | undefined> {
  try {
    return await prepareWrite(write, pause);
  } catch (error) {
    write.refuse(error);
    return undefined;
  }
}

/**
 * Prepares and commits a write if its preparation has one part. Otherwise returns undefined, and the write has to be the
 * first of a batch.
 */
export function attemptWhole(store: Store, write: QueuedWrite): (() => void) | undefined {
  let isWhole = true;
  const settle = attempt(store, write, () =>
    charged(write, () => {
      const { done, value } = write.prepare().next();
      isWhole = done === true;
      return done ? value() : () => undefined;
    }),
  );
  return isWhole ? settle : undefined;
}

/**
 * Commits one write and returns the function that settles its promise. An error affects only this write, unless
 * SQLite rolled back the whole transaction (disk full), or a commit isn't in memory as it is in the database.
 */
export function attempt(store: Store, { refuse }: QueuedWrite, commit: PreparedWrite): () => void {
  try {
    return commit();
  } catch (error) {
    if (error instanceof NotApplied || !store.database.isTransaction) throw error;
    return () => refuse(error);
  }
}

function charged<T>({ charge }: QueuedWrite, work: () => T): T {
  if (!charge) return work();
  const startedAt = performance.now();
  try {
    return work();
  } finally {
    charge(performance.now() - startedAt);
  }
}
