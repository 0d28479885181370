import { setImmediate } from "node:timers/promises";
import type { Caller, FairQueue } from "../fair-queue.ts";
import type { ProcessorShares, Slice } from "../processor-shares.ts";

/** The client that a query runs for, and the queue of long queries. */
export interface QuerySlotOptions {
  identity: string;
  /** If undefined, the query is never queued and never aborted. */
  caller?: Caller;
  /** If undefined, a long query doesn't wait for other queries. */
  queue?: FairQueue;
  /** If undefined, a client's queries may take all of the processor's time. */
  shares?: ProcessorShares;
}

/** Returns the client that shares the processor's time with others: an identity at an address. */
export const sharerOf = (identity: string, { client }: Caller): string => `${identity} ${client}`;

/**
 * A query's turns of the processor, and its place in the queue of long queries, which it enters at its first pause (see
 * `turn` in `time-limit.ts`). A long query holds memory until it ends, so the queue lets only a few run at once.
 */
export class QuerySlot {
  readonly #options: QuerySlotOptions;
  readonly #caller: Caller | undefined;
  #leave: (() => void) | undefined;
  #slice: Slice | undefined;

  constructor(options: QuerySlotOptions) {
    this.#options = options;
    const { caller, identity } = options;
    this.#caller = caller && {
      client: sharerOf(identity, caller),
      get signal() {
        return caller.signal;
      },
    };
  }

  /** A promise if the client used so much time that it has to wait. It rejects as {@link ProcessorShares.begin} does. */
  begin(): Promise<void> | undefined {
    const { shares } = this.#options;
    if (!shares || !this.#caller) return undefined;
    const slice = shares.begin(this.#caller);
    if (slice instanceof Promise) return this.#wait(slice);
    this.#slice = slice;
    return undefined;
  }

  async #wait(slice: Promise<Slice>): Promise<void> {
    this.#slice = await slice;
  }

  /**
   * The first pause lasts until the queue has a place. Rejects with a 503 if too many long queries wait, and with the
   * signal's reason if the client has disconnected, because nobody reads the result then.
   */
  async pause(): Promise<void> {
    const { queue } = this.#options;
    const caller = this.#caller;
    this.#slice?.end();
    if (queue && caller && !this.#leave) this.#leave = await queue.enter(caller);
    await setImmediate();
    caller?.signal.throwIfAborted();
    await this.begin();
  }

  /** Records work that could not be divided (see {@link Slice.addWhole}). */
  addWhole(ms: number): void {
    this.#slice?.addWhole(ms);
  }

  leave(): void {
    this.#slice?.end();
    this.#leave?.();
    this.#leave = undefined;
  }
}
