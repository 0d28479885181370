/**
 * A message to an open page. `at` is the time of the change, as Unix time in ms. `tags` lists the
 * tags of the page that changed. The page refreshes within `within` ms.
 */
export type LiveMessage = { at: number; tags: readonly string[]; within: number };

type Listener = { tags: ReadonlySet<string>; send: (message: LiveMessage) => void };

/** Number of tags whose last change is remembered for pages in hidden tabs, enough for tens of thousands of pages. */
const REMEMBERED_TAGS = 20_000;

/**
 * Refreshes are spread over this many ms per open page, because each refresh costs the server a few
 * ms.
 */
const SPREAD_PER_PAGE = 4;
const MAX_SPREAD = 30_000;
/** Up to this many pages refresh at once, so that a change appears as fast as possible. */
const FREE_PAGES = 25;

/**
 * Creates a hub that notifies open pages when content they show has changed. One per process. `now`
 * is the clock in ms. The hub knows no changes before its creation, so pages that were rendered
 * earlier refresh when they connect.
 */
export function createLiveHub(now: () => number) {
  const listeners = new Set<Listener>();
  const changed = new Map<string, number>();
  let horizon = now();

  const spread = () =>
    listeners.size <= FREE_PAGES ? 0 : Math.min(MAX_SPREAD, listeners.size * SPREAD_PER_PAGE);

  function remember(tags: readonly string[], at: number): void {
    for (const tag of tags) {
      changed.delete(tag);
      changed.set(tag, at);
    }
    for (const [tag, time] of changed) {
      if (changed.size <= REMEMBERED_TAGS) return;
      changed.delete(tag);
      horizon = Math.max(horizon, time);
    }
  }

  return {
    /**
     * Notifies open pages that show content with these tags. Call it only after the cached pages with these tags have
     * expired.
     */
    publish(tags: readonly string[]): void {
      const at = now();
      remember(tags, at);
      const within = spread();
      for (const listener of listeners) {
        const touched = tags.filter((tag) => listener.tags.has(tag));
        if (touched.length > 0) listener.send({ at, tags: touched, within });
      }
    },

    /**
     * Refreshes every open page, because changes may have been missed. Pages in hidden tabs refresh once they are
     * visible.
     */
    reset(): void {
      horizon = now();
      changed.clear();
      const within = spread();
      for (const { tags, send } of listeners) send({ at: horizon, tags: [...tags], within });
    },

    /**
     * Follows `tags` for a page that was rendered or last notified at `since`. Missed changes are sent immediately.
     * Returns a function that stops following.
     */
    follow(tags: ReadonlySet<string>, since: number, send: Listener["send"]): () => void {
      const missed = [...tags].filter((tag) => since < horizon || (changed.get(tag) ?? 0) > since);
      if (missed.length > 0) send({ at: now(), tags: missed, within: spread() });
      const listener = { tags, send };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Returns the number of open pages. */
    size: (): number => listeners.size,
  };
}

export type LiveHub = ReturnType<typeof createLiveHub>;
