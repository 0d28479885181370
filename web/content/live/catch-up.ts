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
 * time, all cached pages expire. The function takes the request's `Cookie` header. It returns null if
 * the request need not wait, and false if this instance can't catch up, for example because it is
 * shutting down.
 */
export function createCatchUp({ hub, parse, renewAll, warn }: Parts) {
  let renewing: Promise<boolean> | null = null;

  async function renew(): Promise<boolean> {
    try {
      await renewAll();
      return true;
    } catch (error) {
      warn(`live: pages could not be renewed after a missed event (${String(error)})`);
      return false;
    } finally {
      renewing = null;
    }
  }

  async function wait(position: Position): Promise<boolean> {
    if (await hub().waitFor(position, PATIENCE)) return true;
    renewing ??= renew();
    const isRenewed = await renewing;
    if (isRenewed) hub().notePassed(position);
    return isRenewed;
  }

  return (cookies: string | undefined): Promise<boolean> | null => {
    const text = eventCookieIn(cookies);
    const position = text === null ? null : parse(text);
    return position === null || hub().hasPassed(position) ? null : wait(position);
  };
}
