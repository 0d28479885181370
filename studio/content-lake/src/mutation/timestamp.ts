/** Largest step back of the clock in ms that timestamps don't follow: corrections by NTP, and leap seconds. */
const toleratedStep = 10 * 60_000;

/**
 * Returns the time of a transaction. It is never before `newest`, the time of the transaction before, if the clock goes
 * back a little: the order of `_updatedAt` stays the order of writes. A larger step back is a correction of a clock that
 * was wrong, which timestamps follow.
 */
export function timestampAfter(newest: string | undefined, now: Date): string {
  const ahead = newest === undefined ? 0 : Date.parse(newest) - now.getTime();
  return newest !== undefined && ahead > 0 && ahead <= toleratedStep ? newest : now.toISOString();
}
