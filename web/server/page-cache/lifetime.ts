import type { Server, ServerResponse } from "node:http";

/** Time limits for receiving a request, in ms. Requests are small; slow ones block connections. */
const HEAD_WITHIN = 10_000;
const REQUEST_WITHIN = 30_000;

/**
 * Time in ms after which an idle connection is closed. It is longer than a minute, after which
 * proxies close idle connections. If the site closed first, a request that the proxy is just sending
 * would fail.
 */
const KEEP_ALIVE = 65_000;

/** Time in ms after which a connection without traffic is considered dead. Event streams send something every 20 s. */
const SILENCE = 120_000;

/** Time that pending responses have to finish at shutdown, in ms. */
const LAST_ANSWERS = 3_000;

/** Sets time limits for clients, so that slow ones can't use up all connections. */
export function boundTimes(server: Server): void {
  server.headersTimeout = HEAD_WITHIN;
  server.requestTimeout = REQUEST_WITHIN;
  server.keepAliveTimeout = KEEP_ALIVE;
  server.setTimeout(SILENCE);
}

const isStream = (answer: ServerResponse) =>
  String(answer.getHeader("content-type")).startsWith("text/event-stream");

/**
 * On SIGINT or SIGTERM, stops accepting requests, ends event streams, waits for other responses, calls `close` and
 * exits.
 */
export function stopOnSignal(server: Server, close: () => Promise<void>): void {
  const open = new Set<ServerResponse>();
  let isStopping = false;
  // Before the site's own listener, which may send the response at once.
  server.prependListener("request", (_request, answer: ServerResponse) => {
    // A load balancer would otherwise send further requests over this connection.
    if (isStopping) answer.setHeader("connection", "close");
  });
  server.on("request", (_request, answer: ServerResponse) => {
    // Ignores responses that the page cache has already sent.
    if (answer.writableEnded) return;
    open.add(answer);
    answer.once("close", () => open.delete(answer));
  });
  function stop() {
    isStopping = true;
    server.close(() => {
      void close().finally(() => process.exit(0));
    });
    server.closeIdleConnections();
    for (const answer of open) if (isStream(answer)) answer.destroy();
    setTimeout(() => server.closeAllConnections(), LAST_ANSWERS).unref();
  }
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}
