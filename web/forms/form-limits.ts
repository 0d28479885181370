import { createAllowances } from "../content/outbound/allowance.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * Rate limits of forms. A client is an IP address, which all people at a school may share. `request`
 * counts everything that a client posts. `proven` counts stored submissions with a proof of work.
 * `unproven` counts submissions without one, from browsers without script: few per client, and
 * `unprovenForm` few per form, because programs can use many addresses. `fileBytes` counts the stored bytes of one
 * client's files in an hour, `dayFileBytes` in a day, `allFileBytes` those of all clients, because the content service
 * stores them for months. A day of one client takes only half of what all may store.
 */
const limits = {
  request: { most: 600, perMs: MINUTE },
  challenge: { most: 600, perMs: MINUTE },
  proven: { most: 600, perMs: 10 * MINUTE },
  unproven: { most: 20, perMs: HOUR },
  unprovenForm: { most: 60, perMs: HOUR },
  fileBytes: { most: 200_000_000, perMs: HOUR },
  dayFileBytes: { most: 500_000_000, perMs: 24 * HOUR },
  allFileBytes: { most: 1_000_000_000, perMs: 24 * HOUR },
} as const;

/** Name of a rate limit. */
export type LimitName = keyof typeof limits;

/** The commands of a Redis client that count. Clients of `@redis/client` have them. */
export type CountingClient = {
  isReady: boolean;
  incrBy: (key: string, amount: number) => Promise<number>;
  pExpire: (key: string, ms: number) => Promise<unknown>;
};

/**
 * Counts one action, or `amount` of what the limit counts. Returns how many seconds to wait, 0 when the action is within
 * the limit.
 */
export type TakeLimit = (limit: LimitName, key: string, amount?: number) => Promise<number>;

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
  const takeShared = async (
    limit: LimitName,
    key: string,
    amount: number,
    client: CountingClient,
  ) => {
    const { most, perMs } = limits[limit];
    const window = Math.floor(now() / perMs);
    const name = `marquee:forms:${limit}:${window}:${key}`;
    // The count expires with each request, because one whose first request was cut off would otherwise never expire.
    const [count] = await Promise.all([client.incrBy(name, amount), client.pExpire(name, perMs)]);
    return count - amount < most ? 0 : Math.ceil(((window + 1) * perMs - now()) / 1000);
  };
  return async (limit, key, amount = 1) => {
    const alone = local.get(limit)?.take(key, amount) ?? 0;
    if (shared === null) return alone;
    try {
      const client = await shared;
      return client.isReady ? await takeShared(limit, key, amount, client) : alone;
    } catch {
      return alone;
    }
  };
}
