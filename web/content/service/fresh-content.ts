import { LRUCache } from "lru-cache";
import type { ContentResponse } from "./content-service.ts";

/** Limit of the cached responses, in bytes of JSON. */
const MAX_BYTES = 32 * 1024 * 1024;

/** Memory that an entry uses in addition to its response, in bytes. */
const ENTRY_BYTES = 1_024;

/**
 * Lifetime of a cached response in ms. It limits how long content is stale if the connection to the
 * content service's live events fails without an error.
 */
const LIFETIME = 60_000;

/** Responses to queries for published content, valid until content changes. */
export type FreshContent = {
  /**
   * Returns the cached response of a key. If there is none, calls `load` for a new response and
   * caches it if `isCached` returns true for it. Concurrent callers share one request.
   */
  read(
    key: string,
    load: () => Promise<ContentResponse>,
    isCached?: (response: ContentResponse) => boolean,
  ): Promise<ContentResponse>;
  /** Drops all responses. Called at each change. */
  drop(): void;
  /**
   * Sets whether the site receives an event for each change, and drops all responses. While the
   * site doesn't receive events, nothing is cached.
   */
  follow(isFollowing: boolean): void;
};

/**
 * Creates the cache. Each change of content empties it, so a cached response is as current as a new
 * one. A response is not cached if content has changed since the request. Errors are never cached.
 */
export function createFreshContent(): FreshContent {
  const responses = new LRUCache<string, ContentResponse>({
    maxSize: MAX_BYTES,
    ttl: LIFETIME,
  });
  const pending = new Map<string, Promise<ContentResponse>>();
  let isFollowing = false;
  let generation = 0;

  async function loadAndCache(
    key: string,
    load: () => Promise<ContentResponse>,
    isCached: (response: ContentResponse) => boolean,
  ) {
    const began = generation;
    const response = await load();
    if (isFollowing && began === generation && isCached(response)) {
      responses.set(key, response, { size: response.bytes + ENTRY_BYTES });
    }
    return response;
  }

  function drop(): void {
    generation += 1;
    responses.clear();
    pending.clear();
  }

  return {
    read(key, load, isCached = () => true) {
      const known = responses.get(key);
      if (known !== undefined) return Promise.resolve(known);
      const running = pending.get(key);
      if (running !== undefined) return running;
      const loading = loadAndCache(key, load, isCached).finally(() => {
        if (pending.get(key) === loading) pending.delete(key);
      });
      pending.set(key, loading);
      return loading;
    },
    drop,
    follow(next) {
      isFollowing = next;
      drop();
    },
  };
}
