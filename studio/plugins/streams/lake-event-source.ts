import { EventSource, type EventSourceFetchInit, type EventSourceInit } from "eventsource";
import type { Connection } from "../connection/connection.ts";
import { retryWait } from "../connection/retry-wait.ts";
import type { Session } from "../connection/session.ts";
import type { SentWrites } from "../connection/sent-writes.ts";
import { createReceivedEvents, firstEvent, withStart } from "./received-events.ts";

/** Shortest and longest time in ms until a stream that can't be opened is requested again. */
const FIRST_RETRY = 250;
const LAST_RETRY = 2_000;

/** Statuses of a service that is restarting or busy, or of the proxy in front of it. */
const temporary = new Set([408, 429, 500, 502, 503, 504]);

/** Makes the EventSource reconnect after 100 ms instead of its default of 3 s. */
const reconnectSoon = new TextEncoder().encode("retry: 100\n\n");

/** The header with the id of the last event that a stream has received. */
const LAST_EVENT = "Last-Event-ID";

type Options = EventSourceInit & { headers?: Record<string, string> };

type StreamRequest = EventSourceFetchInit & { headers: Record<string, string> };

type FetchStream = (url: string | URL, request: StreamRequest) => Promise<Response>;

/** Requests a stream until the lake accepts or refuses it. If the session has ended, waits for the next one. */
async function requestUntilResponse(
  request: (headers: Record<string, string>) => Promise<Response>,
  {
    headers,
    session,
    signal,
  }: { headers: Record<string, string>; session: Session; signal: AbortSignal | undefined },
): Promise<Response> {
  for (let count = 1; ; count += 1) {
    await unlessAborted(session.whenSignedIn(), signal);
    const sent = session.authorize(headers);
    const response = await request(sent).catch(() => null);
    signal?.throwIfAborted();
    const isOver = response?.status === 401 && session.end(sent);
    if (response && !isOver && !temporary.has(response.status)) return response;
    const retryAfter = response?.headers.get("retry-after");
    await response?.body?.cancel();
    if (!isOver)
      await pause(retryWait({ count, first: FIRST_RETRY, last: LAST_RETRY }, retryAfter), signal);
  }
}

/** Resolves as `wait` does. Rejects as soon as `signal` is aborted. */
async function unlessAborted(wait: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal?.reason);
  signal?.addEventListener("abort", abort, { once: true });
  await Promise.race([wait, promise]).finally(() => signal?.removeEventListener("abort", abort));
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", abort);
      resolve();
    }, milliseconds);
    function abort() {
      clearTimeout(timer);
      reject(signal?.reason);
    }
    signal?.addEventListener("abort", abort, { once: true });
  });
}

/**
 * Returns an EventSource class for streams of the lake that outlive an outage. It reports the loss of a connection only
 * when it has a new one. Sanity's document store makes forms read-only while a connection is lost, so that letters get
 * lost, and its queries fail, which crashes the tool that uses them.
 */
export function createLakeEventSource(
  fetchStream: FetchStream,
  {
    connection,
    sentWrites,
    session,
  }: { connection: Connection; sentWrites: SentWrites; session: Session },
) {
  /**
   * Opens a stream, and resumes it if possible. If the lake was restored to a moment that this stream has seen, the tab
   * first sends what the lake lacks of its own writes. Without them, the Studio would read the documents again, and drop
   * what the editor has typed.
   */
  async function openStream(
    request: (lastEventId?: string) => Promise<Response>,
    received: ReturnType<typeof createReceivedEvents>,
  ): Promise<Response> {
    const stream = await firstEvent(await request());
    const known = received.beforeLoss();
    if (stream.event !== "reset" || known === undefined) return stream.response;
    const earlier = await firstEvent(await request(known));
    await earlier.response.body?.cancel();
    if (earlier.event !== "welcomeback") return stream.response;
    await sentWrites.repeat();
    // The changes of others that the lake lacks make other documents than those that the Studio has.
    if (received.hasForeign(sentWrites.has)) return stream.response;
    await stream.response.body?.cancel();
    return request();
  }

  return class LakeEventSource extends EventSource {
    readonly #received: ReturnType<typeof createReceivedEvents>;
    #lost: Event | undefined;

    constructor(url: string, { headers, ...options }: Options = {}) {
      const received = createReceivedEvents();
      super(url, {
        ...options,
        async fetch(address, init) {
          const signal = init.signal instanceof AbortSignal ? init.signal : undefined;
          const all = { ...init.headers, ...headers };
          const request = (lastEventId = all[LAST_EVENT]) => {
            const resumed = lastEventId === undefined ? all : { ...all, [LAST_EVENT]: lastEventId };
            return requestUntilResponse(
              (sent) => fetchStream(address, { ...init, headers: { ...init.headers, ...sent } }),
              { headers: resumed, session, signal },
            );
          };
          const isBack = all[LAST_EVENT] !== undefined;
          const response = await (isBack ? openStream(request, received) : request());
          return response.ok ? withStart(response, reconnectSoon) : response;
        },
      });
      this.#received = received;
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
        this.#received.lose();
        connection.loseStream(this);
        return true;
      }
      const lost = this.#lost;
      this.#lost = undefined;
      connection.restoreStream(this);
      if (lost) super.dispatchEvent(lost);
      if (event instanceof MessageEvent) this.#received.add(event.lastEventId);
      return super.dispatchEvent(event);
    }

    override close(): void {
      connection.restoreStream(this);
      super.close();
    }
  };
}
