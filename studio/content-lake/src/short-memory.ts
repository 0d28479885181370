import { LRUCache } from "lru-cache";

/** How often something happened within a time that began with its first occurrence. */
export interface Tally {
  count: number;
  /** Milliseconds until the tally begins again. */
  remaining: number;
}

/** Facts that a lake remembers for minutes. Several nodes of a lake share them. */
export interface ShortMemory {
  put(kind: string, key: string, value: string, lifetime: number): Promise<void>;
  /** Returns a remembered value and forgets it. One of several callers gets it, the others get undefined. */
  take(kind: string, key: string): Promise<string | undefined>;
  /** Counts an occurrence. The tally begins again `lifetime` milliseconds after its first one. */
  count(kind: string, key: string, lifetime: number): Promise<Tally>;
  resetCount(kind: string, key: string): Promise<void>;
}

/** Maximum number of values, and of tallies. Above it, the oldest one is dropped. */
const ceiling = 20_000;

export function createShortMemory(now: () => Date): ShortMemory {
  const options = {
    max: ceiling,
    ttlResolution: 0,
    // A tally's time begins with its first occurrence. Later ones don't extend it.
    noUpdateTTL: true,
    perf: { now: () => now().getTime() },
  };
  // Subtracts one millisecond, because lru-cache still returns an entry whose age equals its `ttl`.
  const ttlOf = (lifetime: number) => ({ ttl: lifetime - 1 });
  const values = new LRUCache<string, string>(options);
  const tallies = new LRUCache<string, number>(options);
  const nameOf = (kind: string, key: string) => `${kind} ${key}`;
  return {
    put: async (kind, key, value, lifetime) => {
      values.set(nameOf(kind, key), value, ttlOf(lifetime));
    },
    take: async (kind, key) => {
      const name = nameOf(kind, key);
      const found = values.get(name);
      values.delete(name);
      return found;
    },
    count: async (kind, key, lifetime) => {
      const name = nameOf(kind, key);
      const count = (tallies.get(name) ?? 0) + 1;
      tallies.set(name, count, ttlOf(lifetime));
      return { count, remaining: tallies.getRemainingTTL(name) };
    },
    resetCount: async (kind, key) => {
      tallies.delete(nameOf(kind, key));
    },
  };
}
