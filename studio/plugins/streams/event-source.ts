import { EventSource, type EventSourceFetchInit, type EventSourceInit } from "eventsource";
import { StreamSocket } from "./stream-socket.ts";

/** The lake's origin. The build replaces the environment variable with its value. */
const lake = new URL(process.env.SANITY_STUDIO_LAKE_URL || "http://localhost:3400").origin;
const socket = new StreamSocket(lake);

/** The options that Sanity's client passes to its EventSource. */
type Options = EventSourceInit & { headers?: Record<string, string> };

async function fetchStream(url: string | URL, request: EventSourceFetchInit): Promise<Response> {
  const isLake = new URL(url).origin === lake;
  const answer = isLake ? await socket.open(String(url), request) : null;
  return answer ?? fetch(url, request);
}

/**
 * Replaces the EventSource of Sanity's client if the studio uses the embedded lake. All streams of
 * a tab share one WebSocket, because browsers allow only six HTTP/1.1 connections per host.
 */
export default class LakeEventSource extends EventSource {
  constructor(url: string, { headers, ...options }: Options = {}) {
    super(url, {
      ...options,
      fetch: (address, request) =>
        fetchStream(address, { ...request, headers: { ...request.headers, ...headers } }),
    });
    // Adds the property `status`, so that Sanity's client can tell a rejected request from a lost
    // connection. The lake rejects requests of an ended session, for example.
    this.addEventListener("error", (event) => {
      if (event.code !== undefined) Object.assign(event, { status: event.code });
    });
  }
}
