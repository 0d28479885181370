/** How much may be done within a time. `perMs` and `now` in ms. */
type Terms = { most: number; perMs: number; now: () => number };

/** Counts what may be done within a time: answers whether there is one left, and takes it. */
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

/** An allowance for each of many. */
export type Allowances = {
  /** Takes one of a client's; answers how long to wait, in whole seconds: 0 where there was one left. */
  take: (client: string) => number;
  /** As {@link Allowances.take}, but takes none. */
  wait: (client: string) => number;
};

/** Of so many clients the count is kept; beyond it the one that came first is forgotten. */
const MAX_CLIENTS = 10_000;

/** Counts for each client by itself what it may do within a time, in bounded memory. */
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
    take: (client) => {
      const seconds = wait(client);
      current(client).taken += 1;
      return seconds;
    },
  };
}
