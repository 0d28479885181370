/** A limit of `most` actions per `perMs`. `perMs` and `now` are in ms. */
type RateLimit = { most: number; perMs: number; now: () => number };

/** Creates a rate limiter. Each call counts one action and returns whether it is within the limit. */
export function createRateLimiter({ most, perMs, now }: RateLimit): () => boolean {
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

/** A counted action. */
type Charge = {
  /** How many seconds to wait; 0 when the action is within the limit. */
  seconds: number;
  /** Subtracts the action, or `amount` of what was counted, because it did not happen. */
  giveBack: (amount?: number) => void;
};

/** A rate limiter per client. */
export type ClientRateLimiter = {
  /** Counts an action of a client, or `amount` of what the limit counts. */
  charge: (client: string, amount?: number) => Charge;
  /** Counts an action of a client. Returns how many seconds to wait, 0 when the action is within the limit. */
  take: (client: string) => number;
  /** Like {@link ClientRateLimiter.take}, without counting an action. */
  wait: (client: string) => number;
};

/** Maximum number of clients that are counted. Beyond it, the oldest count is dropped, of those that refuse nobody first. */
const MAX_CLIENTS = 10_000;

type Count = { since: number; taken: number };

/** Creates a rate limiter that counts each client separately, in bounded memory. */
export function createClientRateLimiter(
  { most, perMs, now }: RateLimit,
  maxClients = MAX_CLIENTS,
): ClientRateLimiter {
  /** In the order in which their periods began. */
  const counts = new Map<string, Count>();
  /** Clients below the limit. Their counts are dropped first, so that nobody can end a wait by inventing clients. */
  const free = new Set<string>();

  const hasEnded = ({ since }: Count) => now() - since >= perMs;

  function drop(client: string): void {
    counts.delete(client);
    free.delete(client);
  }

  function current(client: string): Count | undefined {
    const count = counts.get(client);
    if (count === undefined || !hasEnded(count)) return count;
    drop(client);
    return undefined;
  }

  /** Drops the count that is needed least, but not that of `added`, which would otherwise never reach the limit. */
  function dropOne(added: string): void {
    for (const clients of [free, counts.keys()]) {
      for (const client of clients) if (client !== added) return drop(client);
    }
  }

  function add(client: string): Count {
    const count = { since: now(), taken: 0 };
    counts.set(client, count);
    for (const [oldest, each] of counts) {
      if (!hasEnded(each)) break;
      drop(oldest);
    }
    if (counts.size > maxClients) dropOne(client);
    return count;
  }

  function change(client: string, count: Count, amount: number): void {
    // The period for which it was counted may have ended.
    if (counts.get(client) !== count) return;
    count.taken += amount;
    if (count.taken < most) free.add(client);
    else free.delete(client);
  }

  const secondsOf = (count: Count | undefined) =>
    count === undefined || count.taken < most ? 0 : Math.ceil((count.since + perMs - now()) / 1000);

  function charge(client: string, amount = 1): Charge {
    const count = current(client) ?? add(client);
    const seconds = secondsOf(count);
    change(client, count, amount);
    let remaining = amount;
    const giveBack = (back = amount) => {
      const given = Math.min(back, remaining);
      remaining -= given;
      change(client, count, -given);
    };
    return { seconds, giveBack };
  }

  return {
    charge,
    take: (client) => charge(client).seconds,
    wait: (client) => secondsOf(current(client)),
  };
}
