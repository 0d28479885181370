import { createServer, type IncomingMessage, type Server } from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import type { ContentLake } from "./content-lake.ts";
import { bodyOf, ConnectedCaller, type Connection } from "./http/caller.ts";
import { ResponseCache, cacheKeyOf } from "./http/response-cache.ts";
import { messageOf, type DirectResponse } from "./http/direct-query.ts";
import { errorResponse, textOf } from "./http/json.ts";
import { createMessageSender } from "./http/message-sender.ts";
import { gatewayError } from "./lake-error.ts";
import { attachSockets } from "./sockets/attach-sockets.ts";

/** Time limit for a whole request in milliseconds: enough for an upload of 500 MB at 1.1 Mbit/s. */
const wholeRequestTime = 60 * 60 * 1_000;

/** Time in ms without a byte after which a connection is closed. Event streams send a keep-alive every 15 s. */
const idleTime = 5 * 60 * 1_000;

/** Time in ms between two checks of the limits above. Node.js' default of 30 s would more than double that of headers. */
const connectionsCheckingInterval = 5_000;

/** Maximum number of connections: event streams and sockets of a few hundred Studios, and a site's requests. */
const connectionCeiling = 4_000;

/** Maximum number of connections that wait to be accepted. The 511 of Node.js are full when one client opens many at once. */
const waitingCeiling = 8_192;

/** Time in ms for which a client can read a response that came before the whole request was read. */
const lingerTime = 2_000;

/** Length in characters above which a response reserves memory from the pool for query results until it is sent. */
const shortResponse = 1024 * 1024;

export interface RunningLake {
  port: number;
  /** Closes every connection and releases the port. */
  stop(): Promise<void>;
}

/** Port 0 is any free port. Rejects with an `Error` for users if the port is taken. */
export async function serveLake(
  lake: ContentLake,
  port: number,
  host = "127.0.0.1",
): Promise<RunningLake> {
  const responseCache = new ResponseCache(lake.lake);
  const listener = getRequestListener(
    (request, connection) => respond(lake, responseCache, request, connection),
    {
      // The host of an HTTP/1.0 request without a `Host` header, which the origin guard rejects.
      hostname: "unknown.invalid",
      errorHandler: handleListenerError,
      // `closeIfUnread` handles unread bodies. node-server would close the connection after half a second, and a client
      // that is still sending could lose the response.
      autoCleanupIncoming: false,
    },
  );
  const send = createMessageSender();
  const server = createServer({ connectionsCheckingInterval }, (incoming, outgoing) => {
    // Before the listener, whose `Request` and `Response` would add a tenth to the time of a cached response.
    const startedAt = performance.now();
    const cacheKey = cacheKeyOf(incoming);
    const cached = cacheKey === undefined ? undefined : responseCache.find(cacheKey);
    if (cached) {
      send(outgoing, cached);
      lake.lake.telemetry?.countRequest({
        method: "GET",
        route: "/data/query/:dataset",
        status: 200,
        seconds: (performance.now() - startedAt) / 1_000,
      });
      return;
    }
    const connection = { incoming, outgoing };
    const sendDirect = async (pending: Promise<DirectResponse>) => {
      const { response, cors } = await pending;
      const reserved = reserveUntilSent(lake, response, connection);
      const message = messageOf({ response: reserved, cors });
      send(outgoing, message);
      if (reserved === response) storeResponse?.(response, message);
    };
    const storeResponse = cacheKey === undefined ? undefined : responseCache.startEntry(cacheKey);
    const direct = lake.handleQuery(connection);
    if (direct) {
      void sendDirect(direct);
      return;
    }
    outgoing.once("finish", () => closeIfUnread(incoming));
    void listener(incoming, outgoing);
  });
  // For bodies that no route reads; `enforceRate` limits the others. Event streams are responses, so not affected.
  server.requestTimeout = wholeRequestTime;
  server.headersTimeout = 20_000;
  server.timeout = idleTime;
  server.maxConnections = connectionCeiling;
  // Longer than clients keep idle connections open, so that no client sends a request on a connection that is closing.
  server.keepAliveTimeout = 65_000;
  // The clients of Node.js learn the time above from a header. A busy client closes late, so the lake waits longer.
  server.keepAliveTimeoutBuffer = 15_000;
  const closeSockets = attachSockets(server, lake);
  await listen(server, port, host);
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : port,
    stop: async () => {
      closeSockets();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => {
      const isTaken = "code" in error && error.code === "EADDRINUSE";
      const text = `Port ${port} is already in use. Stop the program that uses it, or choose another port (--port N).`;
      reject(isTaken ? new Error(text, { cause: error }) : error);
    });
    server.listen({ port, host, backlog: waitingCeiling }, resolve);
  });
}

async function respond(
  lake: ContentLake,
  responseCache: ResponseCache,
  request: Request,
  connection: Connection,
): Promise<Response> {
  const caller = new ConnectedCaller(connection);
  // A node of several handles queries here. All other lakes handle and cache them before.
  const cacheKey = lake.lake.shared && cacheKeyOf(connection.incoming);
  const storeResponse = cacheKey === undefined ? undefined : responseCache.startEntry(cacheKey);
  const response = await lake.fetch(request, { caller, body: bodyOf(connection) });
  const reserved = reserveUntilSent(lake, response, connection);
  const text = textOf(reserved);
  if (storeResponse && reserved === response && text !== undefined) {
    const length = String(Buffer.byteLength(text));
    const head = [...[...response.headers].flat(), "content-length", length];
    storeResponse(response, { status: response.status, head, text });
  }
  return reserved;
}

/**
 * For `lingerTime`, the client may send the rest of the body, which is discarded. After the header `connection: close`,
 * Node.js would reset the connection as soon as the response is written, and a client that is still sending would never
 * read it.
 */
function closeIfUnread(incoming: IncomingMessage): void {
  if (incoming.complete) return;
  incoming.resume();
  const close = () => {
    if (!incoming.complete) incoming.destroy();
  };
  setTimeout(close, lingerTime).unref();
}

/** Whether a request changes nothing, so that a client can repeat it after a 503. */
const isReadOnly = ({ method, url = "" }: Connection["incoming"]): boolean =>
  method === "GET" || method === "HEAD" || url.includes("/data/query/");

/** A 503 if other results have reserved too much memory, unless the request has changed something. */
function reserveUntilSent(
  { lake: { results } }: ContentLake,
  response: Response,
  { incoming, outgoing }: Connection,
): Response {
  const { length } = textOf(response) ?? "";
  if (length <= shortResponse || !isReadOnly(incoming)) return response;
  try {
    results.reserve(length);
  } catch (error) {
    const refusal = errorResponse(error);
    for (const [name, value] of response.headers) {
      if (!refusal.headers.has(name)) refusal.headers.set(name, value);
    }
    return refusal;
  }
  outgoing.once("close", () => results.release(length));
  return response;
}

/** For an error outside of a route: a 400 if the request's `Host` and path don't form a valid URL. */
function handleListenerError(error: unknown): Response {
  const isInvalid = error instanceof RequestError;
  return errorResponse(
    isInvalid ? gatewayError(400, "Bad Request", "Host and path don't form a valid URL") : error,
  );
}
