import { setImmediate } from "node:timers/promises";
import type { Slice } from "../processor-shares.ts";
import { processorTime } from "../processor-time.ts";
import { turn } from "../query/time-limit.ts";

/** A client that listens. */
export interface Listener {
  client: string;
  /** Starts a turn of the processor, as `begin` of `ProcessorShares` does. */
  startSlice(): Slice | Promise<Slice>;
  /** The time in ms that the client has used of late (see `ProcessorShares`). */
  usedTime(): number;
}

/** Maximum number of commits that wait for a slow filter. */
const backlogCeiling = 64;

/**
 * Evaluates a slow filter for one commit after another, in turns of the clients that listen. So it delays neither the
 * events of other listeners nor other requests. Each turn is that of the client which has used least, so a busy client
 * doesn't delay the events of others with the same filter.
 */
export class SlowFilterQueue {
  readonly #listeners: () => Iterable<Listener>;
  readonly #end: () => void;
  #deliveries: Iterator<void>[] = [];

  /** `end` is called if too many commits wait, or if none of the clients gets a turn. */
  constructor(listeners: () => Iterable<Listener>, end: () => void) {
    this.#listeners = listeners;
    this.#end = end;
  }

  /** Adds the delivery of one commit. Each step of the iterator evaluates the filter once, or writes to a connection. It must not throw. */
  add(delivery: Iterator<void>): void {
    this.#deliveries.push(delivery);
    if (this.#deliveries.length > backlogCeiling) this.#end();
    else if (this.#deliveries.length === 1) void this.#run();
  }

  stop(): void {
    this.#deliveries = [];
  }

  async #run(): Promise<void> {
    try {
      for (;;) {
        await setImmediate();
        const slice = await this.#leastBusy()?.startSlice();
        if (!slice) return;
        this.#advance(slice, performance.now() + turn);
        slice.end();
        if (this.#deliveries.length === 0) return;
      }
    } catch {
      // Too many requests of the client wait.
      this.#end();
    }
  }

  #leastBusy(): Listener | undefined {
    const [first, ...others] = this.#listeners();
    return others.reduce(
      (least, one) => (least && one.usedTime() < least.usedTime() ? one : least),
      first,
    );
  }

  #advance(slice: Slice, until: number): void {
    do {
      const [delivery] = this.#deliveries;
      if (!delivery) return;
      const startedAt = processorTime();
      const { done } = delivery.next();
      slice.addWhole(processorTime() - startedAt);
      if (done) this.#deliveries.shift();
    } while (performance.now() < until);
  }
}
