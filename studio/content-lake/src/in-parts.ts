/** Work in parts, between which other requests can run. Yields after each part. */
export type InParts<T> = Generator<void, T>;

/** Work in parts that may also wait: it goes on when the promise that it yields is settled. */
export type WaitingParts<T> = Generator<void | Promise<void>, T>;

export function* settled<T>(promise: Promise<T>): WaitingParts<T> {
  const outcomes: PromiseSettledResult<T>[] = [];
  yield Promise.allSettled([promise]).then((all) => void outcomes.push(...all));
  const [outcome] = outcomes;
  if (!outcome) throw new Error("Work that waits for a promise went on before it was settled");
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}

// oxlint-disable-next-line require-yield -- there is nothing between the parts
export function* inOnePart<T>(work: () => T): InParts<T> {
  return work();
}

export function finish<T>(work: InParts<T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** Number of documents that work on a large transaction handles between two pauses, which takes a few milliseconds. */
export const portion = 64;

/** Handles items one after another, and pauses after each portion. */
export function* forEach<Item>(items: Iterable<Item>, handle: (item: Item) => void): InParts<void> {
  let count = 0;
  for (const item of items) {
    handle(item);
    count += 1;
    if (count % portion === 0) yield;
  }
}
