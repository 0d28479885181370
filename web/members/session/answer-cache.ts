import { LRUCache } from "lru-cache";

/** A cached result that belongs to a member. */
type Known = { uid: string };

type Entry<Answer> = { until: number; answer: Promise<Answer | null>; uid: string | null };

/** Cache of results about members. Keys must not be secrets. */
export type AnswerCache<Answer extends Known> = {
  get: (key: string) => Promise<Answer | null> | null;
  /** Caches a result. A result that rejects is removed, so that the next lookup starts again. */
  set: (key: string, answer: Promise<Answer | null>) => void;
  /** Removes every entry of a member, because entries may be older than a change that was just made. */
  forget: (uid: string) => void;
};

/**
 * Creates a cache of at most `max` entries, each valid for `ttlMs` milliseconds. A full cache drops its oldest entry,
 * even if that is read often: lookups use `peek`, which does not count as a use.
 */
export function createAnswerCache<Answer extends Known>({
  ttlMs,
  max,
  now,
}: {
  ttlMs: number;
  max: number;
  now: () => number;
}): AnswerCache<Answer> {
  const entries = new LRUCache<string, Entry<Answer>>({ max });

  return {
    get: (key) => {
      const known = entries.peek(key);
      return known && now() < known.until ? known.answer : null;
    },
    set: (key, answer) => {
      const entry: Entry<Answer> = { until: now() + ttlMs, answer, uid: null };
      entries.set(key, entry);
      answer.then(
        (known) => (entry.uid = known?.uid ?? ""),
        () => entries.peek(key) === entry && entries.delete(key),
      );
    },
    forget: (uid) => {
      for (const [key, entry] of entries.entries()) {
        // Also delete entries whose result is pending: they may belong to this member, and be older than the change.
        if (entry.uid === uid || entry.uid === null) entries.delete(key);
      }
    },
  };
}
