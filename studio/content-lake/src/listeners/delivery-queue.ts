/** Maximum number of steps of deliveries without a break. Most of them write to one connection, which takes about 20 µs. */
const sliceSteps = 16;

/** Maximum duration of a slice in milliseconds. `sliceSteps` alone isn't enough, because some steps take long. */
const sliceTime = 5;

/** If more commits than this are undelivered, the next writer waits until all are delivered. */
const backlogCeiling = 64;

/**
 * Delivers the events of commits in their order, after the writer has its response, in slices between which the lake
 * handles requests. The queue is bounded: a writer that is faster than the deliveries is slowed down.
 */
export class DeliveryQueue {
  readonly #deliveries: Iterator<void>[] = [];

  add(delivery: Iterator<void>): void {
    this.#deliveries.push(delivery);
    if (this.#deliveries.length > backlogCeiling) this.#advance(Infinity, Infinity);
    else if (this.#deliveries.length === 1) setImmediate(() => this.#continue());
  }

  #continue(): void {
    this.#advance(sliceSteps, performance.now() + sliceTime);
    if (this.#deliveries.length > 0) setImmediate(() => this.#continue());
  }

  #advance(steps: number, until: number): void {
    for (let step = 0; step < steps && performance.now() < until; step += 1) {
      const [delivery] = this.#deliveries;
      if (!delivery) return;
      if (delivery.next().done) this.#deliveries.shift();
    }
  }
}
