import type { Store } from "../store/store.ts";

/** A queued write. */
export interface QueuedWrite {
  /**
   * Performs the write. Returns the function that resolves the promise of `write`. That function
   * must be called after the write is on disk.
   */
  carryOut: () => () => void;
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
}

/**
 * Performs writes in the order of their arrival. Writes that arrived while the lake was busy run one after another, and
 * are then written to disk together. No other code runs in between. A write resolves only after it is on disk.
 */
export class WriteQueue implements Writes {
  readonly #store: Store;
  #waiting: QueuedWrite[] = [];

  constructor(store: Store) {
    this.#store = store;
  }

  get size(): number {
    return this.#waiting.length;
  }

  write<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const carryOut = () => {
        const value = work();
        return () => resolve(value);
      };
      if (this.#waiting.push({ carryOut, refuse: reject }) === 1) setImmediate(() => this.#flush());
    });
  }

  #flush(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    try {
      const answers = this.#store.together(() =>
        waiting.map((write) => attempt(this.#store, write)),
      );
      for (const answer of answers) answer();
    } catch (error) {
      for (const { refuse } of waiting) refuse(error);
    }
  }
}

/**
 * Performs one write and returns the function that settles its promise. An error affects only this write, unless
 * SQLite rolled back the whole transaction (disk full).
 */
export function attempt(store: Store, { carryOut, refuse }: QueuedWrite): () => void {
  try {
    return carryOut();
  } catch (error) {
    if (!store.database.isTransaction) throw error;
    return () => refuse(error);
  }
}
