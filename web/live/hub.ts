/** What a page is told: which of its tags changed, when (ms since 1970), and within how many ms to refresh. */
export type LiveMessage = { at: number; tags: readonly string[]; within: number };

type Listener = { tags: ReadonlySet<string>; send: (message: LiveMessage) => void };

/** Tags whose last change is remembered for pages that were hidden meanwhile: tens of thousands of pages' worth. */
const REMEMBERED_TAGS = 20_000;

/** One refresh costs the server a few ms, so the refreshes of many open pages are spread over this much each, in ms. */
const SPREAD_PER_PAGE = 4;
const MAX_SPREAD = 30_000;
/** Below this many pages all may come at once, and a change shows as fast as it can. */
const FREE_PAGES = 25;

/**
 * Tells open pages that content they show has changed. One hub a process.
 * `now` is the clock in ms; changes before the hub was made are unknown to it.
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
    /** Published content with these tags changed, and its cached pages are already renewed. */
    publish(tags: readonly string[]): void {
      const at = now();
      remember(tags, at);
      const within = spread();
      for (const listener of listeners) {
        const touched = tags.filter((tag) => listener.tags.has(tag));
        if (touched.length > 0) listener.send({ at, tags: touched, within });
      }
    },

    /** Changes may have been missed: every open page refreshes, and hidden ones do when they are shown. */
    reset(): void {
      horizon = now();
      changed.clear();
      const within = spread();
      for (const { tags, send } of listeners) send({ at: horizon, tags: [...tags], within });
    },

    /**
     * Follows `tags` for a page rendered (or last told) at `since`; what it missed is sent at once.
     * Returns the function that ends it.
     */
    follow(tags: ReadonlySet<string>, since: number, send: Listener["send"]): () => void {
      const missed = [...tags].filter((tag) => since < horizon || (changed.get(tag) ?? 0) > since);
      if (missed.length > 0) send({ at: now(), tags: missed, within: spread() });
      const listener = { tags, send };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** How many pages are open. */
    size: (): number => listeners.size,
  };
}

/** See {@link createLiveHub}. */
export type LiveHub = ReturnType<typeof createLiveHub>;
