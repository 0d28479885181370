/** Keeps a service that fails from costing each request its time limit. */
export type Circuit = {
  /** Asks, unless the service is known to be down: then it throws at once what it last failed with. */
  run<T>(ask: () => Promise<T>): Promise<T>;
  /** Whether the service is known to be down. */
  isDown(): boolean;
  /** Something else saw it fail: it is asked at once whether it is there. */
  suspect(): void;
  /** Called each time the service goes down. */
  onAway(tell: () => void): void;
  /** Called with how long the service was away, in ms, each time it is back. */
  onBack(tell: (ms: number) => void): void;
};

/** What a circuit is made of. */
export type CircuitParts = {
  /** Asks the service the least there is to ask; throws when it gives no good answer. */
  probe: () => Promise<void>;
  /** Whether an error says that the service is down, rather than that one question was wrong. */
  isOutage: (error: unknown) => boolean;
  /** Called once when it goes down. */
  onDown: (error: unknown) => void;
  /** Waits before the next probe. */
  pause: () => Promise<void>;
  now: () => number;
};

/**
 * A circuit breaker. One failure opens it; while it is open nobody waits, and a probe behind the scenes asks again and
 * again until the service is back, whether or not anybody wants anything.
 */
export function createCircuit({ probe, isOutage, onDown, pause, now }: CircuitParts): Circuit {
  const hearOfEnds = new Set<() => void>();
  const listeners = new Set<(ms: number) => void>();
  let down: { error: unknown; since: number } | null = null;
  let looking = false;

  function goDown(error: unknown): void {
    if (down !== null) return;
    down = { error, since: now() };
    onDown(error);
    for (const tell of hearOfEnds) tell();
  }

  /** Asks until there is an answer. */
  async function look(): Promise<void> {
    if (looking) return;
    looking = true;
    for (;;) {
      try {
        await probe();
        break;
      } catch (error) {
        goDown(error);
        await pause();
      }
    }
    looking = false;
    const since = down?.since;
    down = null;
    if (since !== undefined) for (const tell of listeners) tell(now() - since);
  }

  return {
    async run(ask) {
      if (down !== null) throw down.error;
      try {
        return await ask();
      } catch (error) {
        if (isOutage(error)) {
          goDown(error);
          void look();
        }
        throw error;
      }
    },
    isDown: () => down !== null,
    suspect: () => void look(),
    onAway: (tell) => void hearOfEnds.add(tell),
    onBack: (tell) => void listeners.add(tell),
  };
}
