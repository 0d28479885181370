/** Limits of the writes that a tab remembers: in number, in characters, and in ms. */
const MOST = 300;
const LARGEST = 2_000_000;
const LONGEST = 60_000;

/** Time in ms for which a repetition of the writes serves all streams that need it. */
const SHARED = 10_000;

type Write = { transaction: string; size: number; at: number; send: () => Promise<unknown> };

/**
 * Remembers what a tab has written in the last minute. A lake that was restored from its backup may lack the last
 * seconds. The same writes with the same transaction ids then make the same revisions, and change nothing where the lake
 * has them.
 */
export function createSentWrites(now: () => number = Date.now) {
  let writes: Write[] = [];
  let repeated: { at: number; done: Promise<void> } | undefined;

  async function sendAll(): Promise<void> {
    for (const { send } of writes) {
      // The lake refuses a write whose basis is gone. The later ones may still be possible.
      await send().catch(() => undefined);
    }
  }

  return {
    add(write: Omit<Write, "at">): void {
      writes = [...writes.filter(({ at }) => now() - at < LONGEST), { ...write, at: now() }].slice(
        -MOST,
      );
      let total = writes.reduce((sum, { size }) => sum + size, 0);
      while (total > LARGEST) total -= writes.shift()?.size ?? total;
    },
    has: (transaction: string): boolean => writes.some((each) => each.transaction === transaction),
    /** Sends the remembered writes again, in order. */
    repeat(): Promise<void> {
      if (!repeated || now() - repeated.at > SHARED) repeated = { at: now(), done: sendAll() };
      return repeated.done;
    },
  };
}

export type SentWrites = ReturnType<typeof createSentWrites>;

/** What this tab has written. */
export const sentWrites = createSentWrites();
