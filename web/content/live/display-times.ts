export type DisplayTimesOptions = {
  now: () => number;
  wait: (run: () => void, ms: number) => void;
  /** Expires the cached pages of these documents. Throws when that fails. */
  renew: (documents: readonly string[]) => Promise<void>;
  /** Notifies the open pages of these documents, so that they refresh. */
  publish: (documents: readonly string[]) => void;
  /** Called when a renewal has failed and will be retried. */
  warn: (line: string) => void;
};

/** Longest timer in ms: one day. Timers of Node.js are limited to about 24 days. */
const LONGEST_WAIT = 86_400_000;

/** Delay before a retry, in ms. */
const RETRY = 2_000;

/**
 * Delays in ms after which renewed pages are expired again. A rendering that began before the
 * renewal may show the previous state, and Next.js caches it after the renewal. Nearly every
 * rendering ends within one second. The longer delay covers the slowest block.
 */
const LATE = [1_000, 12_000];

/**
 * Creates a scheduler that renews pages when a block's display time begins or ends. Each such time
 * is called a moment. One scheduler per process.
 */
export function createDisplayTimes({ now, wait, renew, publish, warn }: DisplayTimesOptions) {
  const waiting = new Map<number, Set<string>>();

  const renewAtLast = (documents: readonly string[], then: () => void): void => {
    renew(documents).then(then, (error: unknown) => {
      warn(
        `live: pages could not be renewed at their moment, which is tried again (${String(error)})`,
      );
      wait(() => renewAtLast(documents, then), RETRY);
    });
  };

  function arrive(moment: number): void {
    const left = moment - now();
    // Waits again if the timer fired slightly early, or if the moment is further away than the longest timer.
    if (left > 0) return wait(() => arrive(moment), Math.min(left, LONGEST_WAIT));
    const documents = [...(waiting.get(moment) ?? [])];
    waiting.delete(moment);
    renewAtLast(documents, () => {
      publish(documents);
      for (const late of LATE) wait(() => renewAtLast(documents, () => {}), late);
    });
  }

  return {
    /**
     * Schedules a renewal of a document's pages at `moment`, Unix time in ms. Repeated calls with the same arguments
     * have no effect.
     */
    note(document: string, moment: number): void {
      const known = waiting.get(moment);
      if (known) known.add(document);
      else {
        waiting.set(moment, new Set([document]));
        arrive(moment);
      }
    },

    /** Returns the number of pending moments. */
    size: (): number => waiting.size,
  };
}
