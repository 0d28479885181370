/** Circuit breaker: while a service is down, requests fail at once instead of waiting for the timeout. */
export type Circuit = {
  /**
   * Runs `ask`. While the service is down, doesn't run it, but throws the error that began the
   * outage.
   */
  run<T>(sendRequest: () => Promise<T>): Promise<T>;
  /**
   * Like `run`, but waits up to `patience` ms for the service to recover from a temporary outage, and then tries once
   * more.
   */
  runPatiently<T>(sendRequest: () => Promise<T>, patience: number): Promise<T>;
  isDown(): boolean;
  /** Starts probing the service at once. Call it after a failure outside `run`. */
  suspect(): void;
  /** Registers a callback for each time the service goes down. */
  onDown(listener: () => void): void;
  /** Registers a callback for each recovery; it receives the length of the outage in ms. */
  onRecovery(listener: (ms: number) => void): void;
};

export type CircuitParts = {
  /** Sends the cheapest possible request; throws if the response is not valid. */
  probe: () => Promise<void>;
  /** Whether an error means that the service is down, rather than that one request was invalid. */
  isOutage: (error: unknown) => boolean;
  /** Whether an outage with this error can end by itself, unlike one because of a wrong setting. */
  isTemporary: (error: unknown) => boolean;
  /** Called once per outage. */
  onDown: (error: unknown) => void;
  pause: () => Promise<void>;
  now: () => number;
};

/**
 * Creates a circuit breaker. One failure opens the circuit breaker. While it is open, calls fail at once, and a
 * background probe repeats until the service is back, even without traffic.
 */
export function createCircuit(parts: CircuitParts): Circuit {
  const { probe, isOutage, isTemporary, onDown, pause, now } = parts;
  const outageListeners = new Set<() => void>();
  const recoveryListeners = new Set<(ms: number) => void>();
  let down: { error: unknown; since: number } | null = null;
  let isProbing = false;

  function goDown(error: unknown): void {
    if (down !== null) return;
    down = { error, since: now() };
    onDown(error);
    for (const listener of outageListeners) listener();
  }

  async function probeUntilUp(): Promise<void> {
    if (isProbing) return;
    isProbing = true;
    for (;;) {
      try {
        await probe();
        break;
      } catch (error) {
        goDown(error);
        await pause();
      }
    }
    isProbing = false;
    const since = down?.since;
    down = null;
    if (since !== undefined) for (const listener of recoveryListeners) listener(now() - since);
  }

  async function run<T>(sendRequest: () => Promise<T>): Promise<T> {
    if (down !== null) throw down.error;
    try {
      return await sendRequest();
    } catch (error) {
      if (isOutage(error)) {
        goDown(error);
        void probeUntilUp();
      }
      throw error;
    }
  }

  /** Resolves when the outage ends, or after `patience` ms. */
  const outageEnds = (patience: number): Promise<void> =>
    new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        recoveryListeners.delete(end);
        resolve();
      };
      const timer = setTimeout(end, patience);
      recoveryListeners.add(end);
    });

  return {
    run,
    async runPatiently(sendRequest, patience) {
      try {
        return await run(sendRequest);
      } catch (error) {
        if (!isOutage(error) || !isTemporary(error)) throw error;
        await outageEnds(patience);
        return run(sendRequest);
      }
    },
    isDown: () => down !== null,
    suspect: () => void probeUntilUp(),
    onDown: (listener) => void outageListeners.add(listener),
    onRecovery: (listener) => void recoveryListeners.add(listener),
  };
}
