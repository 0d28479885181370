import { LRUCache } from "lru-cache";

/** A cached result that belongs to a member. */
type OfMember = { uid: string };

type Entry<Result> = { until: number; result: Promise<Result | null>; uid: string | null };

/** Cache of results about members. Keys must not be secrets. */
export type ResultCache<Result extends OfMember> = {
  get: (key: string) => Promise<Result | null> | null;
  /** Caches a result. A result that rejects is removed, so that the next lookup starts again. */
  set: (key: string, result: Promise<Result | null>) => void;
  /** Removes every entry of a member, because entries may be older than a change that was just made. */
  forget: (uid: string) => void;
};

/**
 * Creates a cache of at most `max` entries, each valid for `ttlMs` milliseconds. A full cache drops its oldest entry,
 * even if that is read often: lookups use `peek`, which does not count as a use.
 */
export function createResultCache<Result extends OfMember>({
  ttlMs,
  max,
  now,
}: {
  ttlMs: number;
  max: number;
  now: () => number;
}): ResultCache<Result> {
  const entries = new LRUCache<string, Entry<Result>>({ max });

  return {
    get: (key) => {
      const known = entries.peek(key);
      return known && now() < known.until ? known.result : null;
    },
    set: (key, result) => {
      const entry: Entry<Result> = { until: now() + ttlMs, result, uid: null };
      entries.set(key, entry);
      result.then(
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
