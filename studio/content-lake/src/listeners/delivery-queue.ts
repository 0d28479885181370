/** Steps between two looks at what else there is to do; a step is about 20 µs, a write to one connection. */
const sliceSteps = 16;

/** With more commits than this undelivered, whoever commits next waits until all are delivered. */
const backlogCeiling = 64;

/**
 * Delivers commits in their order, after the writer was answered and in slices: while hundreds are told, requests are
 * taken in between. Bounded: a writer faster than its listeners can be told is slowed down to them.
 */
export class DeliveryQueue {
  readonly #deliveries: Iterator<void>[] = [];

  /** Adds the delivery of one commit; each step of the iterator tells somebody. */
  add(delivery: Iterator<void>): void {
    this.#deliveries.push(delivery);
    if (this.#deliveries.length > backlogCeiling) this.#advance(Infinity);
    else if (this.#deliveries.length === 1) setImmediate(() => this.#continue());
  }

  #continue(): void {
    this.#advance(sliceSteps);
    if (this.#deliveries.length > 0) setImmediate(() => this.#continue());
  }

  #advance(steps: number): void {
    for (let step = 0; step < steps; step += 1) {
      const [delivery] = this.#deliveries;
      if (!delivery) return;
      if (delivery.next().done) this.#deliveries.shift();
    }
  }
}
