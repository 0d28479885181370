import * as z from "zod";
import { eventCookie } from "../live/event-cookie.ts";
import type { PositionCode } from "../live/encode-position.ts";
import type { LiveHub, LiveMessage, Position } from "../live/hub.ts";

/** Interval at which a stream sends a comment, in ms. Proxies close connections without traffic after 30 to 60 s. */
const HEARTBEAT = 20_000;

/** Headers of a stream. `no-transform` disables compression, which would buffer events. */
export const liveHeaders = {
  "content-type": "text/event-stream",
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
} as const;

export type LiveRequest = {
  searchParams: URLSearchParams;
  client: string;
  /** The header `Last-Event-ID`. An automatic reconnect repeats the original URL, and sends the last event's id. */
  lastEventId: string | null;
};

/** A refused request, or the function that starts its stream. That function returns the one that ends the stream. */
export type LiveAdmission =
  | { status: 400 | 503; error: string }
  | { start: (write: (text: string) => void) => () => void };

type Parts = {
  hub: () => LiveHub;
  code: () => PositionCode;
  isHttps: () => boolean;
};

/**
 * Creates the function that admits an open page to the events of its cache tags. An event contains neither
 * content nor tags. Its id is the position of the change. Its data is the period over which to spread refreshes, in ms,
 * and the cookie that the page stores. [PAGE-7]
 */
export function createLiveAdmission({ hub, code, isHttps }: Parts) {
  const query = z.object({
    // A position can be signed with an earlier secret. The page then counts as outdated and refreshes,
    // because browsers don't connect again after an error status.
    since: z.string().transform((text): Position => code().parse(text) ?? { at: 0, event: null }),
    tags: z
      .string()
      .max(8_000)
      .transform((list) => list.split(",").filter(Boolean))
      .pipe(
        z
          .array(z.string().regex(/^[\w:.-]{1,128}$/))
          .min(1)
          .max(128),
      ),
  });

  let last = { of: "", id: "" };

  /** Signs a position once for all pages that it is sent to. */
  function idOf(position: Position): string {
    const of = `${position.at} ${position.event}`;
    if (last.of !== of) last = { of, id: code().encode(position) };
    return last.id;
  }

  function encode({ position, within }: LiveMessage): string {
    const id = idOf(position);
    return `id: ${id}\ndata: ${within} ${eventCookie(id, isHttps())}\n\n`;
  }

  return ({ searchParams, client, lastEventId }: LiveRequest): LiveAdmission => {
    // Before the tags are parsed, because a refused client may try again and again.
    if (hub().isFull(client)) {
      const error =
        "Too many pages are open at this address. Close some, or reload this page later.";
      return { status: 503, error };
    }
    const parsed = query.safeParse(Object.fromEntries(searchParams));
    if (!parsed.success) return { status: 400, error: z.prettifyError(parsed.error) };
    const seen = code().parse(lastEventId);
    const since = seen !== null && seen.at > parsed.data.since.at ? seen : parsed.data.since;
    const tags = new Set(parsed.data.tags);
    const start = (write: (text: string) => void) => {
      write(": open\n\n");
      const send = (message: LiveMessage) => write(encode(message));
      const unfollow = hub().follow({ tags, client, send }, since);
      const heartbeat = setInterval(() => write(":\n\n"), HEARTBEAT);
      return () => {
        clearInterval(heartbeat);
        unfollow();
      };
    };
    return { start };
  };
}

export type AdmitLive = ReturnType<typeof createLiveAdmission>;
