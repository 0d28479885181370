/** A limit of `most` actions per `perMs`. `perMs` and `now` are in ms. */
type Terms = { most: number; perMs: number; now: () => number };

/** Creates a rate limiter. Each call counts one action and returns whether it is within the limit. */
export function createAllowance({ most, perMs, now }: Terms): () => boolean {
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

/** A rate limiter per client. */
export type Allowances = {
  /**
   * Counts an action of a client, or `amount` of what the limit counts. Returns how many seconds to wait, 0 when the
   * action is within the limit.
   */
  take: (client: string, amount?: number) => number;
  /** Like {@link Allowances.take}, without counting an action. */
  wait: (client: string) => number;
};

/** Maximum number of clients that are counted. Beyond it, the oldest count is dropped. */
const MAX_CLIENTS = 10_000;

/** Creates a rate limiter that counts each client separately, in bounded memory. */
export function createAllowances(
  { most, perMs, now }: Terms,
  maxClients = MAX_CLIENTS,
): Allowances {
  const counts = new Map<string, { since: number; taken: number }>();

  const current = (client: string) => {
    const known = counts.get(client);
    if (known && now() - known.since < perMs) return known;
    counts.delete(client);
    const [first] = counts.keys();
    if (first !== undefined && counts.size >= maxClients) counts.delete(first);
    const fresh = { since: now(), taken: 0 };
    counts.set(client, fresh);
    return fresh;
  };

  const wait = (client: string) => {
    const { since, taken } = current(client);
    return taken < most ? 0 : Math.ceil((since + perMs - now()) / 1000);
  };
  return {
    wait,
    take: (client, amount = 1) => {
      const seconds = wait(client);
      current(client).taken += amount;
      return seconds;
    },
  };
}
