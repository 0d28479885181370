import type { Store } from "../store/store.ts";

/** A queued write. */
interface Waiting {
  /**
   * Performs the write. Returns the function that resolves the promise of `write`. That function
   * must be called after the write is on disk.
   */
  carryOut: () => () => void;
  refuse: (error: unknown) => void;
}

/**
 * Performs writes in the order of their arrival. Writes that arrived while the lake was busy run one after another, and
 * are then written to disk together. No other code runs in between. A write resolves only after it is on disk.
 */
export class WriteQueue {
  readonly #store: Store;
  #waiting: Waiting[] = [];

  constructor(store: Store) {
    this.#store = store;
  }

  /** Number of writes that wait. */
  get size(): number {
    return this.#waiting.length;
  }

  /**
   * Queues a write. `work` may commit at most once, and must not throw after that. Resolves when the
   * write is on disk. If `work` throws, nothing is written, and the promise rejects with that
   * error.
   */
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
      const answers = this.#store.together(() => waiting.map((write) => this.#attempt(write)));
      for (const answer of answers) answer();
    } catch (error) {
      for (const { refuse } of waiting) refuse(error);
    }
  }

  /**
   * Performs one write and returns the function that settles its promise. An error affects only this write, unless
   * SQLite rolled back the whole transaction (disk full).
   */
  #attempt({ carryOut, refuse }: Waiting): () => void {
    try {
      return carryOut();
    } catch (error) {
      if (!this.#store.database.isTransaction) throw error;
      return () => refuse(error);
    }
  }
}
