import { setImmediate } from "node:timers/promises";
import type { Caller, FairQueue } from "../fair-queue.ts";

/** The client that a query runs for, and the queue of long queries. */
export interface QuerySlotOptions {
  identity: string;
  /** If undefined, the query is never queued and never aborted. */
  caller?: Caller;
  /** If undefined, a long query doesn't wait for other queries. */
  queue?: FairQueue;
}

/**
 * A query's place in the queue of long queries. A query enters the queue at its first pause (see
 * `turn` in `time-limit.ts`), so a query without a pause needs no place. Every long query holds
 * memory until it ends, so the queue lets only a few of them run at once.
 */
export class QuerySlot {
  readonly #options: QuerySlotOptions;
  #leave: (() => void) | undefined;

  constructor(options: QuerySlotOptions) {
    this.#options = options;
  }

  /**
   * Pauses the query so that other work can run. The first pause lasts until the queue has a place.
   * Rejects with a 503 if too many long queries wait. Rejects with the signal's reason if the
   * client has disconnected, because nobody reads the result then.
   */
  async pause(): Promise<void> {
    const { queue, caller, identity } = this.#options;
    if (queue && caller && !this.#leave) {
      const client = `${identity} ${caller.client}`;
      this.#leave = await queue.enter({ client, signal: caller.signal });
    }
    await setImmediate();
    caller?.signal.throwIfAborted();
  }

  /** Frees this query's place in the queue for the next query. */
  leave(): void {
    this.#leave?.();
    this.#leave = undefined;
  }
}
