/** Counts what may be done within a time: answers whether there is one left, and takes it. `now` in ms. */
export function createAllowance({
  most,
  perMs,
  now,
}: {
  most: number;
  perMs: number;
  now: () => number;
}): () => boolean {
  let since = now();
  let taken = 0;
  return () => {
    if (now() - since >= perMs) {
      since = now();
      taken = 0;
    }
    taken += 1;
    return taken <= most;
  };
}
