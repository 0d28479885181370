import PlainEventSource from "@sanity/eventsource/browser";
import { EventSource, type EventSourceFetchInit, type EventSourceInit } from "eventsource";
import { studioSettings } from "../../runtime-settings.ts";
import { StreamSocket } from "./stream-socket.ts";

const { lakeUrl } = studioSettings;
const lake = new URL(lakeUrl ?? "http://localhost:3400").origin;
const socket = new StreamSocket(lake);

/** The options that Sanity's client passes to its EventSource. */
type Options = EventSourceInit & { headers?: Record<string, string> };

async function fetchStream(url: string | URL, request: EventSourceFetchInit): Promise<Response> {
  const isLake = new URL(url).origin === lake;
  const answer = isLake ? await socket.open(String(url), request) : null;
  return answer ?? fetch(url, request);
}

/**
 * The EventSource for the embedded lake. All streams of a tab share one WebSocket, because browsers
 * allow only six HTTP/1.1 connections per host.
 */
class LakeEventSource extends EventSource {
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

/** Replaces the EventSource of Sanity's client. With a hosted project it is the client's own. */
export default lakeUrl === null ? PlainEventSource : LakeEventSource;
