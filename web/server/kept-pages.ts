import type { PackedPage } from "./send-page.ts";

/** Finished pages by what was asked for. */
export type KeptPages = {
  find(key: string): PackedPage | undefined;
  /**
   * Keeps a page for so long, in ms. `askedAt` is the `age()` when it was asked for: a page that was asked for before
   * the last `drop` may show what was there before, and is not kept.
   */
  keep(key: string, page: PackedPage, time: number, askedAt: number): void;
  /** Forgets every page: content has changed. */
  drop(): void;
  /** Counts the drops. */
  age(): number;
};

/**
 * Keeps up to `maxBytes` of pages; the one asked for longest ago goes first. Which pages a change touches only Next
 * knows, so all are dropped: each comes back with the next request for it. `now` is the clock, in ms.
 */
export function createKeptPages({
  maxBytes,
  now,
}: {
  maxBytes: number;
  now: () => number;
}): KeptPages {
  const kept = new Map<string, PackedPage & { until: number }>();
  let size = 0;
  let age = 0;

  const forget = (key: string) => {
    size -= kept.get(key)?.body.length ?? 0;
    kept.delete(key);
  };
  return {
    find(key) {
      const page = kept.get(key);
      if (page === undefined) return undefined;
      if (page.until <= now()) {
        forget(key);
        return undefined;
      }
      // Asked for last: at the end of the map.
      kept.delete(key);
      kept.set(key, page);
      return page;
    },
    keep(key, page, time, askedAt) {
      if (askedAt !== age || page.body.length > maxBytes) return;
      forget(key);
      kept.set(key, { ...page, until: now() + time });
      size += page.body.length;
      for (const oldest of kept.keys()) {
        if (size <= maxBytes) return;
        forget(oldest);
      }
    },
    drop() {
      kept.clear();
      size = 0;
      age += 1;
    },
    age: () => age,
  };
}
