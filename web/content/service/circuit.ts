/** Circuit breaker: while a service is down, requests fail at once instead of waiting for the timeout. */
export type Circuit = {
  /** Runs `ask`. While the service is down it throws the last error at once. */
  run<T>(ask: () => Promise<T>): Promise<T>;
  /** Whether the service is known to be down. */
  isDown(): boolean;
  /** Reports a failure seen elsewhere: starts probing the service at once. */
  suspect(): void;
  /** Registers a callback for each time the service goes down. */
  onAway(tell: () => void): void;
  /** Registers a callback for each recovery; it receives the length of the outage in ms. */
  onBack(tell: (ms: number) => void): void;
};

/** Options of {@link createCircuit}. */
export type CircuitParts = {
  /** Sends the cheapest possible request; throws if the response is not valid. */
  probe: () => Promise<void>;
  /** Whether an error means that the service is down, rather than that one request was invalid. */
  isOutage: (error: unknown) => boolean;
  /** Called once per outage. */
  onDown: (error: unknown) => void;
  /** Waits before the next probe. */
  pause: () => Promise<void>;
  now: () => number;
};

/**
 * Creates a circuit breaker. One failure opens it. While it is open, calls fail at once, and a background probe repeats
 * until the service is back, even without traffic.
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

  /** Probes until the service responds. */
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
