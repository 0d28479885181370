import { createClientRateLimiter } from "../content/outbound/rate-limiter.ts";

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
  decrBy: (key: string, amount: number) => Promise<number>;
  del: (key: string) => Promise<unknown>;
  pExpire: (key: string, ms: number) => Promise<unknown>;
};

/** A counted action. */
export type Charge = {
  /** How many seconds to wait; 0 when the action is within the limit. */
  seconds: number;
  /** Subtracts the action, or `amount` of what was counted, because it did not happen. */
  giveBack: (amount?: number) => Promise<void>;
};

/** Counts one action, or `amount` of what the limit counts. */
export type ChargeLimit = (limit: LimitName, key: string, amount?: number) => Promise<Charge>;

/** Rate limits of one instance. */
export type FormLimits = {
  charge: ChargeLimit;
  /** Counts one action. Returns how many seconds to wait; 0 when the action is within the limit. */
  take: (limit: LimitName, key: string) => Promise<number>;
};

/**
 * Creates the rate limits of one instance. With `shared`, all instances count in the same store.
 * While the store fails, each instance counts by itself, so that forms still work.
 */
export function createFormLimits(
  now: () => number,
  shared: Promise<CountingClient> | null,
): FormLimits {
  const local = new Map(
    Object.entries(limits).map(([name, terms]) => [
      name,
      createClientRateLimiter({ ...terms, now }),
    ]),
  );
  async function chargeShared(
    limit: LimitName,
    key: string,
    amount: number,
    client: CountingClient,
  ): Promise<Charge> {
    const { most, perMs } = limits[limit];
    const window = Math.floor(now() / perMs);
    const name = `marquee:forms:${limit}:${window}:${key}`;
    // The count expires with each request, because one whose first request was cut off would otherwise never expire.
    const [count] = await Promise.all([client.incrBy(name, amount), client.pExpire(name, perMs)]);
    const isWithin = count - amount < most;
    return {
      seconds: isWithin ? 0 : Math.ceil(((window + 1) * perMs - now()) / 1000),
      giveBack: async (back = amount) => {
        // Without the key, it would begin a count that never expires.
        if (Math.floor(now() / perMs) !== window) return;
        const [rest] = await Promise.all([client.decrBy(name, back), client.pExpire(name, perMs)]);
        // The store has lost the count. Less than nothing would allow more than the limit.
        if (rest < 0) await client.del(name);
      },
    };
  }
  function chargeLocal(limit: LimitName, key: string, amount: number): Charge {
    const own = local.get(limit)?.charge(key, amount);
    return { seconds: own?.seconds ?? 0, giveBack: async (back) => own?.giveBack(back) };
  }
  async function charge(limit: LimitName, key: string, amount = 1): Promise<Charge> {
    const alone = chargeLocal(limit, key, amount);
    if (shared === null) return alone;
    try {
      const client = await shared;
      if (!client.isReady) return alone;
      const { seconds, giveBack } = await chargeShared(limit, key, amount, client);
      return {
        seconds,
        giveBack: async (back) => {
          await alone.giveBack(back);
          await giveBack(back).catch(() => undefined);
        },
      };
    } catch {
      return alone;
    }
  }
  return { charge, take: async (limit, key) => (await charge(limit, key)).seconds };
}
