import type { LiveEvent } from "@sanity/client";

type Observer = { next: (event: LiveEvent) => void; error: () => void; complete: () => void };

/** What following content is made of. */
export type FollowerParts = {
  /** Connects to the content service's live events. */
  events: () => { subscribe: (observer: Observer) => { unsubscribe: () => void } };
  /** Expires the cached pages with these tags, then tells the open ones. */
  pass: (tags: readonly string[]) => Promise<void>;
  /** The same for all pages, for when what changed is unknown. */
  passAll: () => Promise<void>;
  /** Has it looked at whether the content service is there. */
  suspect: () => void;
  /** Whether the content service is known to be down. */
  isAway: () => boolean;
  /** Called each time the content service goes down. */
  onAway: (tell: () => void) => void;
  /** Called each time the content service is back. */
  onBack: (tell: () => void) => void;
  /** Takes one line. */
  warn: (line: string) => void;
  /** Runs something a little later. */
  later: (run: () => void) => void;
};

/**
 * Follows the content service's live events for ever; never throws. After every outage it connects anew and renews
 * all pages: what was made meanwhile may be made of what was kept, and a connection may be dead without a word.
 */
export function follow(parts: FollowerParts): void {
  let queue: Promise<void> = Promise.resolve();
  let connection: { unsubscribe: () => void } | undefined;
  /** Counts connections: what an earlier one still says is of no interest. */
  let current = 0;

  /** What could not be passed on is made good by renewing everything, as often as it takes. */
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
    if (event.type === "message") enqueue(() => parts.pass(event.tags));
    // What changed while nobody listened is unknown, at the site's own start too.
    else if (event.type === "welcome" || event.type === "restart") enqueue(parts.passAll);
    else if (event.type === "reconnect") parts.suspect();
  }

  function connect(): void {
    if (parts.isAway()) return;
    connection?.unsubscribe();
    current += 1;
    const own = current;
    const lost = () => {
      if (own !== current) return;
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
  // Sanity's client asks on and on, and reads whatever it is answered to its end: 800 MB of it in a minute, measured.
  parts.onAway(() => {
    current += 1;
    connection?.unsubscribe();
  });
  parts.onBack(connect);
  connect();
}
