import { EventSource, type EventSourceFetchInit, type EventSourceInit } from "eventsource";
import { StreamSocket } from "./stream-socket.ts";

/** The lake's address, written in by the studio's build. */
const lake = new URL(process.env.SANITY_STUDIO_LAKE_URL || "http://localhost:3400").origin;
const socket = new StreamSocket(lake);

/** What Sanity's client passes to its EventSource. */
type Options = EventSourceInit & { headers?: Record<string, string> };

async function fetchStream(url: string | URL, request: EventSourceFetchInit): Promise<Response> {
  const isLake = new URL(url).origin === lake;
  const answer = isLake ? await socket.open(String(url), request) : null;
  return answer ?? fetch(url, request);
}

/** The EventSource of Sanity's client on the embedded lake: all streams of a tab share one socket. */
export default class LakeEventSource extends EventSource {
  constructor(url: string, { headers, ...options }: Options = {}) {
    super(url, {
      ...options,
      fetch: (address, request) =>
        fetchStream(address, { ...request, headers: { ...request.headers, ...headers } }),
    });
    // The client tells a refusal (an ended session, say) from a lost connection by `status`.
    this.addEventListener("error", (event) => {
      if (event.code !== undefined) Object.assign(event, { status: event.code });
    });
  }
}
