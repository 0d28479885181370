import * as z from "zod";
import { eventCookie } from "../../../content/live/event-cookie.ts";
import { liveHub, positionCode } from "../../../content/live/hub.server.ts";
import { clientOf } from "../../../runtime/request-origin.ts";
import { serverEnv } from "../../../runtime/env.server.ts";
import type { LiveMessage, Position } from "../../../content/live/hub.ts";

export const dynamic = "force-dynamic";

/** Interval at which the stream sends a comment, in ms. Proxies close connections without traffic after 30 to 60 s. */
const HEARTBEAT = 20_000;

const query = z.object({
  // A position can be signed with an earlier secret. The page then counts as outdated and refreshes,
  // because browsers don't connect again after an error status.
  since: z.string().transform((text) => positionCode().parse(text) ?? { at: 0, event: null }),
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

/**
 * Encodes a message as an event. The id is the position of the change. The data is the period over which to spread
 * refreshes, in ms, the cookie that the page stores, and the tags. The page's script reads the first two.
 */
function encode({ position, tags, within }: LiveMessage): string {
  const id = positionCode().encode(position);
  const cookie = eventCookie(id, serverEnv().siteUrl.startsWith("https:"));
  return `id: ${id}\ndata: ${within} ${cookie} ${tags.join(" ")}\n\n`;
}

type Listening = { tags: ReadonlySet<string>; client: string; since: Position };

function stream({ tags, client, since }: Listening, signal: AbortSignal): ReadableStream {
  const encoder = new TextEncoder();
  let end = () => {};
  return new ReadableStream({
    start(controller) {
      const write = (text: string) => controller.enqueue(encoder.encode(text));
      write(": open\n\n");
      const unfollow = liveHub().follow(
        { tags, client, send: (message) => write(encode(message)) },
        since,
      );
      const heartbeat = setInterval(() => write(":\n\n"), HEARTBEAT);
      let ended = false;
      end = () => {
        if (ended) return;
        ended = true;
        clearInterval(heartbeat);
        unfollow();
      };
      signal.addEventListener("abort", () => {
        if (ended) return;
        end();
        controller.close();
      });
    },
    cancel: () => end(),
  });
}

/**
 * Sends an event to an open page when content with one of the page's cache tags changes. An event
 * contains no content, and no tags that the page didn't request. [PAGE-7]
 */
export function GET(request: Request): Response {
  const client = clientOf(request);
  // Before the tags are parsed, because a refused client may try again and again.
  if (liveHub().isFull(client)) {
    return Response.json(
      { error: "Too many pages are open at this address. Close some, or reload this page later." },
      { status: 503 },
    );
  }
  const { searchParams } = new URL(request.url);
  const parsed = query.safeParse(Object.fromEntries(searchParams));
  if (!parsed.success) {
    return Response.json({ error: z.prettifyError(parsed.error) }, { status: 400 });
  }
  // An automatic reconnect repeats the original URL, and sends the last event's id in this header.
  const seen = positionCode().parse(request.headers.get("last-event-id"));
  const since = seen !== null && seen.at > parsed.data.since.at ? seen : parsed.data.since;
  const tags = new Set(parsed.data.tags);
  return new Response(stream({ tags, client, since }, request.signal), {
    headers: {
      "content-type": "text/event-stream",
      // `no-transform` disables compression by Next.js, which would buffer events.
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    },
  });
}
