import { LRUCache } from "lru-cache";

/** Maximum number of pages whose tags are remembered: about as many as the caches of pages hold. */
const MAX_PAGES = 3_000;

/** Maximum number of remembered tags of expired content. A publication expires a dozen. */
const MAX_TAGS = 5_000;

/**
 * Time in ms for which a publication is remembered. A page that is requested later is rendered in a
 * trace of its own, because backends close a trace after some minutes.
 */
const MEMORY = 10 * 60_000;

type Expiry = { traceparent: string; order: number };

export type ExpiryTraces = ReturnType<typeof createExpiryTraces>;

/**
 * Creates the memory that joins the rendering of a page to the publication that expired it. Next.js
 * renders an expired page when it is next requested, so the two have no common call. `now` is the
 * clock, in ms.
 */
export function createExpiryTraces(now: () => number) {
  const pages = new LRUCache<string, { tags: readonly string[]; order: number }>({
    max: MAX_PAGES,
  });
  const expiries = new LRUCache<string, Expiry>({
    max: MAX_TAGS,
    ttl: MEMORY,
    ttlResolution: 0,
    perf: { now },
  });
  let order = 0;
  return {
    /** Remembers that a page was rendered and stored with these cache tags. */
    rendered(path: string, tags: readonly string[]): void {
      pages.set(path, { tags, order });
    },

    /** Remembers the trace that expired the pages with these tags. */
    expired(tags: readonly string[], traceparent: string): void {
      order += 1;
      for (const tag of tags) expiries.set(tag, { traceparent, order });
    },

    /**
     * Returns the trace that expired a page since it was rendered, the newest if there are several.
     * Returns it once: only the first request renders the page.
     */
    take(path: string): string | undefined {
      const page = pages.get(path);
      if (page === undefined) return undefined;
      const [newest] = page.tags
        .flatMap((tag) => expiries.get(tag) ?? [])
        .filter((expiry) => expiry.order > page.order)
        .toSorted((one, other) => other.order - one.order);
      if (newest !== undefined) pages.delete(path);
      return newest?.traceparent;
    },
  };
}
