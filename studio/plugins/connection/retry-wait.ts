/** Longest time in ms for which a service may ask to wait. */
const LONGEST = 30_000;

/** Returns the wait in ms that a response's header `Retry-After` asks for; null without a valid header. */
function parseRetryAfter(header: string | null | undefined, now: number): number | null {
  if (!header) return null;
  const wait = /^\d+$/.test(header.trim()) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isFinite(wait) && wait >= 0 ? Math.min(wait, LONGEST) : null;
}

type Backoff = {
  /** Number of the attempt that has failed, from 1. */
  count: number;
  /** Shortest and longest wait in ms. */
  first: number;
  last: number;
};

/**
 * Returns the wait in ms before a request is repeated: it doubles with each attempt, and is never shorter than the
 * service asks for. It is random within a half, so that all tabs don't come back at the same moment.
 */
export function retryWait(
  { count, first, last }: Backoff,
  retryAfter: string | null | undefined,
  random: () => number = Math.random,
): number {
  const backoff = Math.min(first * 2 ** (count - 1), last);
  const requested = parseRetryAfter(retryAfter, Date.now());
  return requested === null
    ? backoff * (0.5 + random() / 2)
    : Math.max(requested, backoff) + (random() * backoff) / 2;
}
