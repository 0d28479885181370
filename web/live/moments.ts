/** What waiting for moments is made of. */
export type MomentsParts = {
  /** The clock, in ms since 1970. */
  now: () => number;
  /** Runs something after so many ms. */
  wait: (run: () => void, ms: number) => void;
  /** Expires the cached pages of these documents; throws where that fails. */
  renew: (documents: readonly string[]) => Promise<void>;
  /** Tells the open pages of these documents to look again. */
  tell: (documents: readonly string[]) => void;
  /** Takes one line. */
  warn: (line: string) => void;
};

/** A timer of Node's holds no more than some 24 days; a day is as good. In ms. */
const LONGEST_WAIT = 86_400_000;

/** Before something that failed is tried again, in ms. */
const RETRY = 2_000;

/**
 * A page that was being made as its moment came was made for the time before, and is kept only afterwards. It is
 * expired once more after a second, by when nearly every page is made, and after the longest that a block may take.
 */
const LATE = [1_000, 12_000];

/** Takes note of the moments at which pages change by themselves, and has them renewed to the second. One a process. */
export function createMoments({ now, wait, renew, tell, warn }: MomentsParts) {
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
    // Timers may be early by a hair.
    if (left > 0) return wait(() => arrive(moment), Math.min(left, LONGEST_WAIT));
    const documents = [...(waiting.get(moment) ?? [])];
    waiting.delete(moment);
    renewAtLast(documents, () => {
      tell(documents);
      for (const late of LATE) wait(() => renewAtLast(documents, () => {}), late);
    });
  }

  return {
    /** The pages of a document change at a moment, in ms since 1970. Noted as often as one likes. */
    note(document: string, moment: number): void {
      const known = waiting.get(moment);
      if (known) known.add(document);
      else {
        waiting.set(moment, new Set([document]));
        arrive(moment);
      }
    },

    /** How many moments are still to come. */
    size: (): number => waiting.size,
  };
}
