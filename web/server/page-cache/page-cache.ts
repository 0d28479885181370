import { LRUCache } from "lru-cache";

/** A page that can be cached: its headers and its body. */
type Packed = { head: readonly string[]; body: Buffer };

export type PageCache<Page extends Packed> = {
  find(key: string): Page | undefined;
  /**
   * Caches a page for `time` ms. `requestedIn` is the value of `generation()` when the page was requested. A page
   * requested before the last `drop` may be outdated and is not cached.
   */
  set(key: string, page: Page, time: number, requestedIn: number): void;
  /** Removes every page. Called when content changes. */
  drop(): void;
  /** Returns the number of calls of `drop` so far. */
  generation(): number;
};

const sizeOf = ({ head, body }: Packed): number =>
  head.reduce((size, each) => size + each.length, Math.max(1, body.length));

/**
 * Creates a cache for up to `maxBytes` of pages, which evicts the least recently used one first. Only Next.js knows
 * which pages a change affects, so a change removes all of them. `now` is the clock, in ms.
 */
export function createPageCache<Page extends Packed>({
  maxBytes,
  now,
}: {
  maxBytes: number;
  now: () => number;
}): PageCache<Page> {
  const pages = new LRUCache<string, Page>({
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
    perf: { now },
    ttlResolution: 0,
  });
  let generation = 0;
  return {
    find: (key) => pages.get(key),
    set(key, page, time, requestedIn) {
      if (requestedIn === generation) pages.set(key, page, { ttl: time });
    },
    drop() {
      pages.clear();
      generation += 1;
    },
    generation: () => generation,
  };
}
