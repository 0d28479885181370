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
  /** Subtracts what was taken for an action that did not happen. */
  giveBack: (client: string, amount?: number) => void;
};

/** Maximum number of clients that are counted. Beyond it, the oldest count is dropped, of those that refuse nobody first. */
const MAX_CLIENTS = 10_000;

type Count = { since: number; taken: number };

/** Creates a rate limiter that counts each client separately, in bounded memory. */
export function createAllowances(
  { most, perMs, now }: Terms,
  maxClients = MAX_CLIENTS,
): Allowances {
  /** Counts below the limit, and those that have reached it. So nobody can end a wait by inventing clients. */
  const [free, spent] = [new Map<string, Count>(), new Map<string, Count>()];

  function current(client: string): Count | undefined {
    const count = spent.get(client) ?? free.get(client);
    if (count === undefined || now() - count.since < perMs) return count;
    spent.delete(client);
    free.delete(client);
    return undefined;
  }

  function store(client: string, count: Count): void {
    const [counts, others] = count.taken < most ? [free, spent] : [spent, free];
    others.delete(client);
    counts.set(client, count);
    if (free.size + spent.size <= maxClients) return;
    const dropped = free.size > 0 ? free : spent;
    for (const oldest of dropped.keys()) return void dropped.delete(oldest);
  }

  const secondsOf = (count: Count | undefined) =>
    count === undefined || count.taken < most ? 0 : Math.ceil((count.since + perMs - now()) / 1000);

  return {
    wait: (client) => secondsOf(current(client)),
    take(client, amount = 1) {
      const count = current(client) ?? { since: now(), taken: 0 };
      const seconds = secondsOf(count);
      store(client, { ...count, taken: count.taken + amount });
      return seconds;
    },
    giveBack(client, amount = 1) {
      const count = current(client);
      if (count !== undefined)
        store(client, { ...count, taken: Math.max(0, count.taken - amount) });
    },
  };
}
