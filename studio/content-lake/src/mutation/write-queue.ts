import type { Store } from "../store/store.ts";

/** One write on its way. */
interface Waiting {
  /** Carries it out; answers how its caller is to be told, once it is on disk. */
  carryOut: () => () => void;
  refuse: (error: unknown) => void;
}

/**
 * Writes in the order in which they came. Those that came while the lake was busy are carried out one after the other
 * and put on disk together, with nothing in between; nobody is answered before.
 */
export class WriteQueue {
  readonly #store: Store;
  #waiting: Waiting[] = [];

  constructor(store: Store) {
    this.#store = store;
  }

  /**
   * Carries out a write, whose one commit is the last thing in it that may fail. Resolves when it is on disk; rejects with
   * what `work` throws, and then nothing of it is written.
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

  /** One write's answer. What it throws is its own affair, unless it took the whole transaction with it (a full disk). */
  #attempt({ carryOut, refuse }: Waiting): () => void {
    try {
      return carryOut();
    } catch (error) {
      if (!this.#store.database.isTransaction) throw error;
      return () => refuse(error);
    }
  }
}
