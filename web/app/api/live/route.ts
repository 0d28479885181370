import { admitLive } from "../../../content/live-stream/live-stream.server.ts";
import { liveHeaders } from "../../../content/live-stream/live-stream.ts";
import { clientOf } from "../../../runtime/request-origin.ts";

export const dynamic = "force-dynamic";

type Start = (write: (text: string) => void) => () => void;

function streamOf(start: Start, signal: AbortSignal): ReadableStream {
  const encoder = new TextEncoder();
  let end = () => {};
  return new ReadableStream({
    start(controller) {
      end = start((text) => controller.enqueue(encoder.encode(text)));
      signal.addEventListener("abort", () => {
        end();
        controller.close();
      });
    },
    cancel: () => end(),
  });
}

/** Without this handler, Next.js would start a stream that nobody ends. */
export const HEAD = (): Response => new Response(null, { headers: liveHeaders });

/**
 * Sends an event to an open page when content with one of the page's cache tags changes. Where the serving layer runs, it
 * responds in place of this route. [PAGE-7]
 */
export function GET(request: Request): Response {
  const { searchParams } = new URL(request.url);
  const lastEventId = request.headers.get("last-event-id");
  const admission = admitLive({ searchParams, client: clientOf(request), lastEventId });
  if ("status" in admission)
    return Response.json({ error: admission.error }, { status: admission.status });
  return new Response(streamOf(admission.start, request.signal), { headers: liveHeaders });
}
