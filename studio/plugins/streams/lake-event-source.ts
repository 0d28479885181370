import { EventSource, type EventSourceFetchInit, type EventSourceInit } from "eventsource";
import type { Connection } from "../connection/connection.ts";

/** Shortest and longest time in ms until a stream that can't be opened is requested again. */
const FIRST_RETRY = 250;
const LAST_RETRY = 2_000;

/** Statuses of a service that is restarting or busy, or of the proxy in front of it. */
const temporary = new Set([408, 429, 500, 502, 503, 504]);

/** Makes the EventSource reconnect after 100 ms instead of its default of 3 s. */
const reconnectSoon = new TextEncoder().encode("retry: 100\n\n");

/** The options that Sanity's client passes to its EventSource. */
type Options = EventSourceInit & { headers?: Record<string, string> };

type StreamRequest = EventSourceFetchInit & { headers: Record<string, string> };

export type FetchStream = (url: string | URL, request: StreamRequest) => Promise<Response>;

/** Requests a stream until the lake accepts or refuses it. */
async function untilAnswered(
  request: () => Promise<Response>,
  signal: AbortSignal | undefined,
): Promise<Response> {
  for (let wait = FIRST_RETRY; ; wait = Math.min(wait * 2, LAST_RETRY)) {
    const response = await request().catch(() => null);
    signal?.throwIfAborted();
    if (response && !temporary.has(response.status)) return withQuickReconnect(response);
    await response?.body?.cancel();
    await pause(wait, signal);
  }
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    signal?.addEventListener("abort", abort, { once: true });
  });
}

function withQuickReconnect(response: Response): Response {
  if (!response.ok || response.body === null) return response;
  const first = new TransformStream<Uint8Array, Uint8Array>({
    start: (controller) => controller.enqueue(reconnectSoon),
  });
  const { status, headers } = response;
  return new Response(response.body.pipeThrough(first), { status, headers });
}

/**
 * Returns an EventSource class for streams of the lake that outlive an outage. It reports the loss of a connection only
 * when it has a new one. Sanity's document store makes forms read-only while a connection is lost, so that letters get
 * lost, and its queries fail, which crashes the tool that uses them.
 */
export function createLakeEventSource(fetchStream: FetchStream, connection: Connection) {
  return class LakeEventSource extends EventSource {
    #lost: Event | undefined;

    constructor(url: string, { headers, ...options }: Options = {}) {
      super(url, {
        ...options,
        fetch: (address, request) => {
          const all = { ...request, headers: { ...request.headers, ...headers } };
          const { signal } = request;
          return untilAnswered(
            () => fetchStream(address, all),
            isSignal(signal) ? signal : undefined,
          );
        },
      });
      // Adds the property `status`, so that Sanity's client can tell a rejected request from a lost
      // connection. The lake rejects requests of an ended session, for example.
      this.addEventListener("error", (event) => {
        if (event.code !== undefined) Object.assign(event, { status: event.code });
      });
    }

    override dispatchEvent(event: Event): boolean {
      const isLoss =
        event.type === "error" && !("data" in event) && Reflect.get(event, "code") === undefined;
      if (isLoss && this.readyState !== this.CLOSED) {
        this.#lost = event;
        connection.loseStream(this);
        return true;
      }
      const lost = this.#lost;
      this.#lost = undefined;
      connection.restoreStream(this);
      if (lost) super.dispatchEvent(lost);
      return super.dispatchEvent(event);
    }

    override close(): void {
      connection.restoreStream(this);
      super.close();
    }
  };
}

const isSignal = (signal: unknown): signal is AbortSignal => signal instanceof AbortSignal;
