import type { Server, ServerResponse } from "node:http";

/** Time limits for receiving a request, in ms. Requests are small; slow ones block connections. */
const HEADERS_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 30_000;

/**
 * Time in ms after which an idle connection is closed. It is longer than a minute, after which
 * proxies close idle connections. If the site closed first, a request that the proxy is just sending
 * would fail.
 */
const KEEP_ALIVE_TIMEOUT = 65_000;

/** Time in ms after which a connection without traffic is considered dead. Event streams send something every 20 s. */
const SOCKET_TIMEOUT = 120_000;

/** Time that pending responses have to finish at shutdown, in ms. */
const SHUTDOWN_TIMEOUT = 3_000;

/** Sets time limits for clients, so that slow ones can't use up all connections. */
export function setConnectionTimeouts(server: Server): void {
  server.headersTimeout = HEADERS_TIMEOUT;
  server.requestTimeout = REQUEST_TIMEOUT;
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT;
  server.setTimeout(SOCKET_TIMEOUT);
}

const isStream = (response: ServerResponse) =>
  String(response.getHeader("content-type")).startsWith("text/event-stream");

/**
 * On SIGINT or SIGTERM, stops accepting requests, ends event streams, waits for other responses, calls `close` and
 * exits.
 */
export function stopOnSignal(server: Server, close: () => Promise<void>): void {
  const open = new Set<ServerResponse>();
  let isStopping = false;
  // Before the site's own listener, which may send the response at once.
  server.prependListener("request", (_request, response: ServerResponse) => {
    // A load balancer would otherwise send further requests over this connection.
    if (isStopping) response.setHeader("connection", "close");
  });
  server.on("request", (_request, response: ServerResponse) => {
    // Ignores responses that the page cache has already sent.
    if (response.writableEnded) return;
    open.add(response);
    response.once("close", () => open.delete(response));
  });
  function stop() {
    isStopping = true;
    server.close(() => {
      void close().finally(() => process.exit(0));
    });
    server.closeIdleConnections();
    for (const response of open) if (isStream(response)) response.destroy();
    setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT).unref();
  }
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}
