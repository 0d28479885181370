/** A maximum number of attempts within a time window. */
export interface Limit {
  many: number;
  /** Length of the window in ms. The window starts with the first attempt. */
  within: number;
}

/**
 * The attempts counted for a name, such as a client or an account. The name is locked while `count` is at least `many`,
 * until the Unix time `until` in ms.
 */
interface Count {
  count: number;
  many: number;
  until: number;
}

/** Counts attempts by name. Each name has its own time window. */
export interface Attempts {
  /**
   * Whether a name has reached the limit. The number of counters is limited. While locked names use
   * all of them, every new name counts as having reached its limit.
   */
  isSpent(name: string, limit: Limit, now: number): boolean;
  add(name: string, limit: Limit, now: number): void;
  undo(name: string): void;
  clear(name: string): void;
  clearAll(): void;
}

/**
 * Creates counters for at most `most` names. When all are in use, drops expired counts, then the
 * lowest counts until a tenth of the counters is free. The count of a locked name is never dropped
 * before it expires. While all counters hold locked names, new names count as locked too. A client
 * therefore can't unlock a name by using many others.
 */
export function createAttempts(most = 20_000): Attempts {
  const counts = new Map<string, Count>();
  const current = (name: string, now: number) => {
    const count = counts.get(name);
    if (count && count.until <= now) counts.delete(name);
    return counts.get(name);
  };

  function shed(now: number): void {
    for (const [name, { until }] of counts) if (until <= now) counts.delete(name);
    const surplus = counts.size - Math.floor(most * 0.9);
    if (surplus <= 0) return;
    const unlocked = [...counts].filter(([, { count, many }]) => count < many);
    const lowest = unlocked.toSorted(([, one], [, other]) => one.count - other.count);
    for (const [name] of lowest.slice(0, surplus)) counts.delete(name);
  }

  /** Frees space for one more name. Returns false while all counters hold locked names. */
  function hasRoom(now: number): boolean {
    if (counts.size >= most) shed(now);
    return counts.size < most;
  }

  return {
    isSpent(name, limit, now) {
      const count = current(name, now);
      return count ? count.count >= limit.many : !hasRoom(now);
    },
    add(name, limit, now) {
      const count = current(name, now);
      if (count) count.count += 1;
      else if (hasRoom(now)) {
        counts.set(name, { count: 1, many: limit.many, until: now + limit.within });
      }
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
