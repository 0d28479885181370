import { setImmediate } from "node:timers/promises";
import type { Slice } from "../processor-shares.ts";
import { processorTime } from "../processor-time.ts";
import { turn } from "../query/time-limit.ts";

/** A client that listens. */
export interface Listener {
  /** Identifies the client. */
  client: string;
  /** Begins a turn of the processor, as `begin` of `ProcessorShares` does. */
  beginTurn(): Slice | Promise<Slice>;
}

/** Maximum number of commits that wait for a slow filter. */
const backlogCeiling = 64;

/**
 * Evaluates a slow filter for one commit after another, in turns of the client that listens. So it delays neither the
 * events of other listeners nor other requests.
 */
export class FilterLane {
  readonly #listener: Listener;
  readonly #end: () => void;
  #deliveries: Iterator<void>[] = [];

  /** `end` is called if too many commits wait, or if the client gets no turn. */
  constructor(listener: Listener, end: () => void) {
    this.#listener = listener;
    this.#end = end;
  }

  /** Adds the delivery of one commit. Each step of the iterator evaluates the filter once, or writes to a connection. It must not throw. */
  add(delivery: Iterator<void>): void {
    this.#deliveries.push(delivery);
    if (this.#deliveries.length > backlogCeiling) this.#end();
    else if (this.#deliveries.length === 1) void this.#run();
  }

  /** Drops what waits. */
  stop(): void {
    this.#deliveries = [];
  }

  async #run(): Promise<void> {
    try {
      for (;;) {
        await setImmediate();
        const slice = await this.#listener.beginTurn();
        this.#advance(slice, performance.now() + turn);
        slice.end();
        if (this.#deliveries.length === 0) return;
      }
    } catch {
      // Too many requests of the client wait.
      this.#end();
    }
  }

  #advance(slice: Slice, until: number): void {
    do {
      const [delivery] = this.#deliveries;
      if (!delivery) return;
      const began = processorTime();
      const { done } = delivery.next();
      slice.addWhole(processorTime() - began);
      if (done) this.#deliveries.shift();
    } while (performance.now() < until);
  }
}
