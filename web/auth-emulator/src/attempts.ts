/** So many within so long. */
export interface Limit {
  many: number;
  /** Milliseconds, from the first. */
  within: number;
}

/** A count that ends. */
interface Count {
  count: number;
  until: number;
}

/** Counts what happens by name, each for its own while. */
export interface Attempts {
  /** Whether the limit is reached. */
  isSpent(name: string, limit: Limit, now: number): boolean;
  /** Counts one more. */
  add(name: string, limit: Limit, now: number): void;
  /** Takes the last one back. */
  undo(name: string): void;
  /** Forgets what was counted under a name. */
  clear(name: string): void;
  clearAll(): void;
}

/**
 * Keeps counts for at most `most` names. When there are more, the one that was begun longest ago goes: who
 * invents names to fill the memory pushes out their own first.
 */
export function createAttempts(most = 20_000): Attempts {
  const counts = new Map<string, Count>();
  const current = (name: string, now: number) => {
    const count = counts.get(name);
    if (count && count.until <= now) counts.delete(name);
    return counts.get(name);
  };
  return {
    isSpent: (name, limit, now) => (current(name, now)?.count ?? 0) >= limit.many,
    add(name, limit, now) {
      const count = current(name, now);
      if (count) {
        count.count += 1;
        return;
      }
      const [oldest] = counts.keys();
      if (counts.size >= most && oldest !== undefined) counts.delete(oldest);
      counts.set(name, { count: 1, until: now + limit.within });
    },
    undo(name) {
      const count = counts.get(name);
      if (count && count.count > 1) count.count -= 1;
      else counts.delete(name);
    },
    clear: (name) => void counts.delete(name),
    clearAll: () => counts.clear(),
  };
}
