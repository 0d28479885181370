import { createAllowances } from "../content/outbound/allowance.ts";

const MINUTE = 60_000;

/**
 * Rate limits of forms. A client is an IP address, which all people at a school may share. `request`
 * counts everything that a client posts. `proven` counts stored submissions with a proof of work.
 * `unproven` counts submissions without one, from browsers without script: few per client, and
 * `unprovenForm` few per form, because programs can use many addresses.
 */
const limits = {
  request: { most: 600, perMs: MINUTE },
  challenge: { most: 600, perMs: MINUTE },
  proven: { most: 600, perMs: 10 * MINUTE },
  unproven: { most: 20, perMs: 60 * MINUTE },
  unprovenForm: { most: 60, perMs: 60 * MINUTE },
} as const;

/** Name of a rate limit. */
export type LimitName = keyof typeof limits;

/** The commands of a Redis client that count. Clients of `@redis/client` have them. */
export type CountingClient = {
  isReady: boolean;
  incr: (key: string) => Promise<number>;
  pExpire: (key: string, ms: number) => Promise<unknown>;
};

/** Counts one action. Returns how many seconds to wait, 0 when the action is within the limit. */
export type TakeLimit = (limit: LimitName, key: string) => Promise<number>;

/**
 * Creates the rate limits of one instance. With `shared`, all instances count in the same store.
 * While the store fails, each instance counts by itself, so that forms still work.
 */
export function createFormLimits(
  now: () => number,
  shared: Promise<CountingClient> | null,
): TakeLimit {
  const local = new Map(
    Object.entries(limits).map(([name, terms]) => [name, createAllowances({ ...terms, now })]),
  );
  const takeShared = async (limit: LimitName, key: string, client: CountingClient) => {
    const { most, perMs } = limits[limit];
    const window = Math.floor(now() / perMs);
    const name = `marquee:forms:${limit}:${window}:${key}`;
    // The count expires with each request, because one whose first request was cut off would otherwise never expire.
    const [count] = await Promise.all([client.incr(name), client.pExpire(name, perMs)]);
    return count <= most ? 0 : Math.ceil(((window + 1) * perMs - now()) / 1000);
  };
  return async (limit, key) => {
    const alone = local.get(limit)?.take(key) ?? 0;
    if (shared === null) return alone;
    try {
      const client = await shared;
      return client.isReady ? await takeShared(limit, key, client) : alone;
    } catch {
      return alone;
    }
  };
}
