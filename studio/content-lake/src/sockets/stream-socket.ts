import type { WebSocket } from "ws";
import type { ContentLake } from "../content-lake.ts";
import { clientFrame, type ClientFrame, type ServerFrame } from "../stream-protocol.ts";
import { errorMessage } from "../lake-error.ts";

/**
 * Maximum number of unsent bytes per socket. Above it, its streams are not read until the client catches up. Meanwhile
 * they queue their events, and end with an error at 8 MiB.
 */
const unsentCeiling = 1024 * 1024;

/** Maximum number of streams per socket. The Studio opens about a dozen. */
const streamCeiling = 200;

/** Time in ms after which a socket without an open stream is closed. The Studio opens a new one when it needs it. */
const idleTime = 60_000;

const carried = /^(?:\/v[0-9X][0-9X-]*)?\/data\/(?:listen|live\/events)\//;

interface SocketRequest {
  base: string;
  /** The headers of the upgrade request that each stream's request has too. */
  headers: Headers;
  /** Called when the lake has accepted a stream. */
  onAccepted: () => void;
}

/** Speaks the protocol in the README. Each stream is an ordinary request to the lake. */
export function carryStreams(
  socket: WebSocket,
  lake: ContentLake,
  { base, headers: upgradeHeaders, onAccepted }: SocketRequest,
): void {
  const open = new Map<string, AbortController>();
  const closeIdle = () => {
    if (open.size === 0) socket.close(1001, "no stream is open");
  };
  let idle = setTimeout(closeIdle, idleTime);
  const restartIdleTimer = () => {
    clearTimeout(idle);
    if (open.size === 0) idle = setTimeout(closeIdle, idleTime);
  };
  socket.on("message", (data, isBinary) => {
    const frame = isBinary ? undefined : parse(String(data));
    if (!frame || (!("close" in frame) && open.size >= streamCeiling)) {
      socket.close(1008, "not a frame of the stream protocol");
    } else if ("close" in frame) {
      open.get(frame.id)?.abort();
      open.delete(frame.id);
      restartIdleTimer();
    } else if (open.has(frame.id)) socket.close(1008, "this id is in use");
    else {
      const closing = new AbortController();
      open.set(frame.id, closing);
      const request = requestOf(frame, base, upgradeHeaders, closing.signal);
      const fetched = request ? lake.fetch(request) : Promise.resolve(notFound());
      const response = fetched.then((each) => {
        if (each.ok) onAccepted();
        return each;
      });
      void carry(socket, frame.id, response, closing.signal).finally(() => {
        if (open.get(frame.id) !== closing) return;
        open.delete(frame.id);
        restartIdleTimer();
      });
    }
  });
  const closeAll = () => {
    for (const closing of open.values()) closing.abort();
    open.clear();
    clearTimeout(idle);
  };
  socket.on("close", closeAll);
  socket.on("error", closeAll);
}

function parse(text: string): ClientFrame | undefined {
  try {
    return clientFrame.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function requestOf(
  frame: Extract<ClientFrame, { open: true }>,
  base: string,
  upgradeHeaders: Headers,
  signal: AbortSignal,
): Request | undefined {
  const url = URL.parse(frame.url, base);
  if (!url || url.origin !== new URL(base).origin || !carried.test(url.pathname)) return undefined;
  try {
    const headers = new Headers(frame.headers);
    // The request must have the origin of the page that opened the socket.
    for (const name of ["origin", "sec-fetch-site"]) headers.delete(name);
    for (const [name, value] of upgradeHeaders) headers.set(name, value);
    return new Request(url, { headers, signal });
  } catch {
    return undefined;
  }
}

const notFound = () => new Response(null, { status: 404 });

async function carry(
  socket: WebSocket,
  id: string,
  response: Promise<Response>,
  signal: AbortSignal,
): Promise<void> {
  const send = (frame: ServerFrame) => {
    if (!signal.aborted && socket.readyState === socket.OPEN) socket.send(JSON.stringify(frame));
  };
  const { status, headers, body } = await response;
  send({ id, status, headers: Object.fromEntries(headers) });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  const cancelReader = () => void reader?.cancel();
  // The client may have closed the stream before its response arrived. Without this check the stream would never end.
  if (signal.aborted) return cancelReader();
  signal.addEventListener("abort", cancelReader, { once: true });
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      send({ id, chunk: part.value });
      await drained(socket, signal);
    }
    send({ id, end: true });
  } catch (error) {
    send({ id, end: true, error: errorMessage(error) });
  }
}

async function drained(socket: WebSocket, signal: AbortSignal): Promise<void> {
  while (
    socket.bufferedAmount > unsentCeiling &&
    socket.readyState === socket.OPEN &&
    !signal.aborted
  ) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
