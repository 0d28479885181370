import { LRUCache } from "lru-cache";

/** A cached result that belongs to a member. */
type Known = { uid: string };

type Kept<Answer> = { until: number; answer: Promise<Answer | null>; uid: string | null };

/** Cache of results about members. Keys must not be secrets. */
export type AnswerCache<Answer extends Known> = {
  get: (key: string) => Promise<Answer | null> | null;
  /** Caches a result. One that rejects is removed, so that the next lookup asks again. */
  set: (key: string, answer: Promise<Answer | null>) => void;
  /** Removes every entry of a member, because entries may be older than a change that was just made. */
  forget: (uid: string) => void;
};

/**
 * Creates a cache of at most `most` entries, each valid for `keepMs` milliseconds. A full cache drops its oldest entry.
 * `peek` leaves that order as it is: an entry that is read often is not newer.
 */
export function keepAnswers<Answer extends Known>({
  keepMs,
  most,
  now,
}: {
  keepMs: number;
  most: number;
  now: () => number;
}): AnswerCache<Answer> {
  const kept = new LRUCache<string, Kept<Answer>>({ max: most });

  return {
    get: (key) => {
      const known = kept.peek(key);
      return known && now() < known.until ? known.answer : null;
    },
    set: (key, answer) => {
      const entry: Kept<Answer> = { until: now() + keepMs, answer, uid: null };
      kept.set(key, entry);
      answer.then(
        (known) => (entry.uid = known?.uid ?? ""),
        () => kept.peek(key) === entry && kept.delete(key),
      );
    },
    forget: (uid) => {
      for (const [key, entry] of kept.entries()) {
        // A pending entry may belong to this member, and be older than the change.
        if (entry.uid === uid || entry.uid === null) kept.delete(key);
      }
    },
  };
}
