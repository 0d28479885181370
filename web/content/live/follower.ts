import type { LiveEvent } from "@sanity/client";
import { traceparentOfEvent } from "../../telemetry/traceparent.ts";

type Observer = { next: (event: LiveEvent) => void; error: () => void; complete: () => void };

export type FollowerParts = {
  /** Called immediately after each change of content, before pages are renewed. */
  noteChange: () => void;
  /** Called with true once the connection reports all changes, and with false when it no longer does. */
  noteFollowing: (isFollowing: boolean) => void;
  /** Connects to the content service's live events. */
  events: () => { subscribe: (observer: Observer) => { unsubscribe: () => void } };
  /**
   * Expires the cached pages with these tags, then notifies browsers that have such pages open. `traceparent` is the
   * trace of the change, if the content service names one.
   */
  pass: (tags: readonly string[], traceparent: string | undefined) => Promise<void>;
  /** Expires all cached pages and notifies all browsers. Used when it is unknown what changed. */
  passAll: () => Promise<void>;
  /** Makes the site check whether the content service is available. */
  suspect: () => void;
  isDown: () => boolean;
  /** Registers a callback for each time the content service goes down. */
  onDown: (listener: () => void) => void;
  /** Registers a callback for each time the content service is available again. */
  onRecovery: (listener: () => void) => void;
  /** Called when a renewal has failed and will be retried. */
  warn: (line: string) => void;
  /** Runs a function after a short delay. */
  later: (run: () => void) => void;
};

/**
 * Follows the content service's live events for the life of the process. Never throws. After every
 * outage it reconnects, because the old connection may be dead without an error. It then renews all
 * pages, because pages rendered during the outage may contain cached content.
 */
export function follow(parts: FollowerParts): void {
  let queue: Promise<void> = Promise.resolve();
  let connection: { unsubscribe: () => void } | undefined;
  /** Number of the current connection. Events of earlier connections are ignored. */
  let current = 0;

  /**
   * Runs `work`. If `work` fails, renews all pages after a delay. Repeats a renewal that fails.
   */
  async function passSafely(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      parts.warn(`live: pages could not be renewed, which is tried again (${String(error)})`);
      parts.later(() => enqueue(parts.passAll));
    }
  }
  const enqueue = (work: () => Promise<void>) => {
    queue = queue.then(() => passSafely(work));
  };

  function take(event: LiveEvent): void {
    if (event.type === "message") {
      parts.noteChange();
      enqueue(() => parts.pass(event.tags, traceparentOfEvent(event.id)));
    } else if (event.type === "welcome" || event.type === "restart") {
      // Renews all pages after each connection, including the first one, because earlier changes
      // are unknown.
      parts.noteFollowing(true);
      enqueue(parts.passAll);
    } else if (event.type === "reconnect") {
      parts.noteFollowing(false);
      parts.suspect();
    }
  }

  function connect(): void {
    if (parts.isDown()) return;
    connection?.unsubscribe();
    current += 1;
    const own = current;
    const lost = () => {
      if (own !== current) return;
      parts.noteFollowing(false);
      parts.suspect();
      parts.later(() => {
        if (own === current) connect();
      });
    };
    connection = parts.events().subscribe({
      next: (event) => {
        if (own === current) take(event);
      },
      error: lost,
      complete: lost,
    });
  }
  // Disconnects during an outage. Sanity's client would otherwise retry forever and read every
  // response to its end: 800 MB within a minute (measured).
  parts.onDown(() => {
    parts.noteFollowing(false);
    current += 1;
    connection?.unsubscribe();
  });
  parts.onRecovery(connect);
  connect();
}
