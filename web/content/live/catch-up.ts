import { eventCookieIn } from "./event-cookie.ts";
import type { LiveHub, Position } from "./hub.ts";

/**
 * Maximum time in ms that a request waits for an event. Instances receive an event within a few ms
 * of each other, unless one of them has lost its connection to the content service.
 */
const PATIENCE = 2_000;

type Parts = {
  hub: () => Pick<LiveHub, "hasPassed" | "waitFor" | "notePassed">;
  parse: (text: string) => Position | null;
  /** Expires all cached pages. */
  renewAll: () => Promise<void>;
  warn: (line: string) => void;
};

/**
 * Returns a function that delays the request of a page which another instance has notified of a
 * change, until this instance has expired its cached pages too. Without this, a load balancer could
 * send the refresh to an instance that still serves the earlier page. If the event doesn't arrive in
 * time, all cached pages expire. The function takes the request's `Cookie` header and returns null
 * if the request need not wait.
 */
export function createCatchUp({ hub, parse, renewAll, warn }: Parts) {
  let renewing: Promise<void> | null = null;

  async function renew(): Promise<void> {
    try {
      await renewAll();
    } catch (error) {
      warn(`live: pages could not be renewed after a missed event (${String(error)})`);
    } finally {
      renewing = null;
    }
  }

  async function wait(position: Position): Promise<void> {
    if (await hub().waitFor(position, PATIENCE)) return;
    renewing ??= renew();
    await renewing;
    hub().notePassed(position);
  }

  return (cookies: string | undefined): Promise<void> | null => {
    const text = eventCookieIn(cookies);
    const position = text === null ? null : parse(text);
    return position === null || hub().hasPassed(position) ? null : wait(position);
  };
}
