import { LRUCache } from "lru-cache";

/**
 * A moment in the order of changes. `at` is a time of this machine, as Unix time in ms. `event` is
 * the id of the content service's last event that was passed on by then. Null if there was none, or
 * if the site runs as a single instance. All instances receive the same events, but each has its own
 * clock.
 */
export type Position = { at: number; event: string | null };

/**
 * A message to an open page. `position` is the moment of the change. `tags` lists the tags of the
 * page that changed. The page refreshes within `within` ms.
 */
export type LiveMessage = { position: Position; tags: readonly string[]; within: number };

/** An open page. `client` is the address that has it open. */
type Listener = {
  tags: ReadonlySet<string>;
  client: string;
  send: (message: LiveMessage) => void;
};

/**
 * Maximum number of open pages: of all clients, and of one client, which may be a whole office. A small server can hold
 * thousands of idle streams. Pages beyond the limit show changes on their next visit.
 */
const maxOpenPages = { total: 10_000, perClient: 500 };

/** Number of tags whose last change is remembered for pages in hidden tabs, enough for tens of thousands of pages. */
const REMEMBERED_TAGS = 20_000;

/** Number of events that are remembered. An event is forgotten later than the pages that wait for it. */
const REMEMBERED_EVENTS = 20_000;

/** Number of requests that may wait for an event. More requests don't wait. */
const MAX_WAITING = 5_000;

/**
 * Maximum difference in ms between the clocks of two instances. Servers that synchronize their
 * clocks differ by a few ms.
 */
const CLOCK_TOLERANCE = 5_000;

/**
 * Refreshes are spread over this many ms per open page, because each refresh costs the server a few
 * ms.
 */
const SPREAD_PER_PAGE = 4;
const MAX_SPREAD = 30_000;
/** Up to this many pages refresh at once, so that a change appears as fast as possible. */
const FREE_PAGES = 25;
/** Number of a client's open pages that count for the spread, so that one client delays nobody else. */
const COUNTED_PER_CLIENT = 25;

/**
 * Creates a hub that notifies open pages when content they show has changed. One per process. `now`
 * is the clock in ms. The hub knows no changes before its creation, so pages that were rendered
 * earlier refresh when they connect.
 */
export function createLiveHub(now: () => number) {
  const listeners = new Set<Listener>();
  const openByClient = new Map<string, number>();
  const changed = new Map<string, { at: number; step: number }>();
  /** Maps the ids of passed events to their places in the order of events. */
  const steps = new LRUCache<string, number>({ max: REMEMBERED_EVENTS });
  const waiting = new Set<() => void>();
  let horizon = now();
  let step = 0;
  let event: string | null = null;

  const countOpen = (client: string, difference: 1 | -1) => {
    const open = (openByClient.get(client) ?? 0) + difference;
    if (open > 0) openByClient.set(client, open);
    else openByClient.delete(client);
  };

  const spread = () => {
    let counted = 0;
    for (const open of openByClient.values()) counted += Math.min(open, COUNTED_PER_CLIENT);
    return counted <= FREE_PAGES ? 0 : Math.min(MAX_SPREAD, counted * SPREAD_PER_PAGE);
  };

  function remember(tags: readonly string[], at: number): void {
    for (const tag of tags) {
      changed.delete(tag);
      changed.set(tag, { at, step });
    }
    for (const [tag, change] of changed) {
      if (changed.size <= REMEMBERED_TAGS) return;
      changed.delete(tag);
      horizon = Math.max(horizon, change.at);
    }
  }

  function isMissed(tag: string, since: Position): boolean {
    if (since.at < horizon) return true;
    const change = changed.get(tag);
    if (change === undefined) return false;
    // Another instance may have rendered the page before it received an event that this instance
    // has already passed on. The times of the two instances don't show this.
    const last = since.event === null ? undefined : steps.get(since.event);
    return change.at > since.at || (last !== undefined && change.step > last);
  }

  /** Whether the changes up to a position of any instance have been passed on. */
  const hasPassed = (position: Position): boolean =>
    position.event === null || steps.has(position.event) || position.at < horizon - CLOCK_TOLERANCE;

  const wakeWaiting = () => {
    for (const wake of waiting) wake();
  };

  return {
    /**
     * Notifies open pages that show content with these tags. Call it only after the cached pages with these tags have
     * expired. `id` is the content service's event, if there is one.
     */
    publish(tags: readonly string[], id?: string): void {
      const at = now();
      if (id !== undefined) {
        step += 1;
        steps.set(id, step);
        event = id;
      }
      remember(tags, at);
      const within = spread();
      for (const listener of listeners) {
        const touched = tags.filter((tag) => listener.tags.has(tag));
        if (touched.length > 0) listener.send({ position: { at, event }, tags: touched, within });
      }
      wakeWaiting();
    },

    /**
     * Refreshes every open page, because changes may have been missed. Pages in hidden tabs refresh once they are
     * visible.
     */
    reset(): void {
      horizon = now();
      changed.clear();
      const position = { at: horizon, event };
      const within = spread();
      for (const { tags, send } of listeners) send({ position, tags: [...tags], within });
      wakeWaiting();
    },

    /**
     * Follows `tags` for a page that was rendered or last notified at `since`. Missed changes are sent immediately.
     * Returns a function that stops following.
     */
    follow(listener: Listener, since: Position): () => void {
      const { tags, client, send } = listener;
      const missed = [...tags].filter((tag) => isMissed(tag, since));
      if (missed.length > 0) {
        send({ position: { at: now(), event }, tags: missed, within: spread() });
      }
      listeners.add(listener);
      countOpen(client, 1);
      return () => {
        if (listeners.delete(listener)) countOpen(client, -1);
      };
    },

    /** Returns the id of the last event that was passed on; null if there was none. */
    lastEvent: (): string | null => event,

    hasPassed,

    /** Notes that a position needs no further waiting, because all pages have been renewed. */
    notePassed(position: Position): void {
      if (position.event !== null && !steps.has(position.event)) steps.set(position.event, step);
    },

    /**
     * Waits until the changes up to a position have been passed on, for `ms` at most. Returns false
     * if they have not. Returns true at once if too many requests wait.
     */
    async waitFor(position: Position, ms: number): Promise<boolean> {
      if (hasPassed(position) || waiting.size >= MAX_WAITING) return true;
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const wake = () => {
        if (hasPassed(position)) resolve(true);
      };
      waiting.add(wake);
      const timer = setTimeout(() => resolve(hasPassed(position)), ms);
      return promise.finally(() => {
        clearTimeout(timer);
        waiting.delete(wake);
      });
    },

    /** Returns the number of open pages. */
    size: (): number => listeners.size,

    /** Whether a client may open no further page now. */
    isFull: (client: string): boolean =>
      listeners.size >= maxOpenPages.total ||
      (openByClient.get(client) ?? 0) >= maxOpenPages.perClient,
  };
}

export type LiveHub = ReturnType<typeof createLiveHub>;
