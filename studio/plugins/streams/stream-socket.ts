import { type ClientFrame, openStream, type OpenStream, serverFrame } from "./open-stream.ts";

/**
 * Timeout in ms for opening the socket, and for the request that tests whether the lake responds.
 */
const OPEN_WITHIN = 10_000;
/** Time in ms during which streams use plain HTTP requests after the socket has failed to open. */
const RETRY_AFTER = 30_000;

/**
 * Time in ms without a message after which the socket counts as lost, as after a laptop slept. The lake sends a comment
 * on each stream every 15 s.
 */
const SILENT_FOR = 40_000;
const LISTEN_EVERY = 5_000;

const UNREACHABLE = "The lake can't be reached.";

export type StreamRequest = { headers?: Record<string, string>; signal?: AbortSignal };

/** Opens streams of the lake over one WebSocket. Connects on first use, and again after the connection was lost. */
export class StreamSocket {
  readonly #lake: string;
  readonly #streams = new Map<string, OpenStream>();
  #socket: Promise<WebSocket> | undefined;
  #failedAt = Number.NEGATIVE_INFINITY;
  #hasOpened = false;
  #lastId = 0;

  constructor(lakeUrl: string) {
    this.#lake = lakeUrl;
  }

  /**
   * Returns the response to a GET request to `url`. If the network blocks WebSockets, returns null, and the caller
   * must make a plain request. Rejects while the lake is unreachable.
   */
  async open(url: string, { headers = {}, signal }: StreamRequest): Promise<Response | null> {
    const socket = await this.#connected();
    if (!socket) return null;
    signal?.throwIfAborted();
    const id = String(++this.#lastId);
    const send = (frame: ClientFrame) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
    };
    const forget = () => {
      if (this.#streams.delete(id)) send({ close: true, id });
    };
    const stream = openStream(forget);
    this.#streams.set(id, stream);
    signal?.addEventListener(
      "abort",
      () => {
        forget();
        stream.fail(signal.reason);
      },
      { once: true },
    );
    send({ open: true, id, url, headers });
    return stream.response;
  }

  /**
   * Returns the socket, or null if plain requests must be used. Rejects while the lake is
   * unreachable, so that the EventSource retries later.
   */
  async #connected(): Promise<WebSocket | null> {
    if (Date.now() - this.#failedAt < RETRY_AFTER) return null;
    const socket = await this.#tried();
    if (socket) return socket;
    // Rejects while the lake is down, instead of falling back to plain requests. Once the lake is
    // back, plain streams would use all connections that the browser allows per host, and every
    // other request would wait forever.
    if (this.#hasOpened || !(await this.#isReachable())) throw new TypeError(UNREACHABLE);
    const second = await this.#tried();
    if (!second) this.#failedAt = Date.now();
    return second;
  }

  async #tried(): Promise<WebSocket | null> {
    this.#socket ??= this.#connect();
    try {
      const socket = await this.#socket;
      this.#hasOpened = true;
      return socket;
    } catch {
      this.#socket = undefined;
      return null;
    }
  }

  async #isReachable(): Promise<boolean> {
    try {
      await fetch(`${this.#lake}/v1/ping`, { signal: AbortSignal.timeout(OPEN_WITHIN) });
      return true;
    } catch {
      return false;
    }
  }

  #connect(): Promise<WebSocket> {
    const socket = new WebSocket(`${this.#lake.replace(/^http/, "ws")}/streams`);
    let receivedAt = Date.now();
    socket.addEventListener("message", ({ data }) => {
      receivedAt = Date.now();
      this.#take(String(data));
    });
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => socket.close(), OPEN_WITHIN);
      let isLost = false;
      const lose = () => {
        clearTimeout(late);
        clearInterval(watch);
        reject(new Error("The stream socket could not be opened."));
        // A dead socket closes long after another one has replaced it.
        if (!isLost) this.#lost();
        isLost = true;
      };
      const watch = setInterval(() => {
        if (this.#streams.size === 0) receivedAt = Date.now();
        if (Date.now() - receivedAt < SILENT_FOR) return;
        socket.close();
        lose();
      }, LISTEN_EVERY);
      socket.addEventListener("open", () => {
        clearTimeout(late);
        resolve(socket);
      });
      socket.addEventListener("close", lose);
    });
  }

  #take(text: string) {
    const frame = serverFrame.safeParse(JSON.parse(text)).data;
    if (!frame) return;
    this.#streams.get(frame.id)?.take(frame);
    if ("end" in frame) this.#streams.delete(frame.id);
  }

  /** Fails all streams, so that each EventSource reconnects with its last event id. */
  #lost() {
    this.#socket = undefined;
    const streams = [...this.#streams.values()];
    this.#streams.clear();
    for (const stream of streams)
      stream.fail(new TypeError("The connection to the lake was lost."));
  }
}
