import type { Server, ServerResponse } from "node:http";

/** A request is small: a slow one holds a connection for nothing. In ms. */
const HEAD_WITHIN = 10_000;
const REQUEST_WITHIN = 30_000;

/** Proxies keep their connections for a minute; ours must not be the one that ends first. In ms. */
const KEEP_ALIVE = 65_000;

/** Nothing sent and nothing read for so long: nobody is there. Event streams say something every 20 s. In ms. */
const SILENCE = 120_000;

/** How long answers that are on their way may take at the end. In ms. */
const LAST_ANSWERS = 3_000;

/** Bounds how long a client may take, so that slow ones can't use up all connections. */
export function boundTimes(server: Server): void {
  server.headersTimeout = HEAD_WITHIN;
  server.requestTimeout = REQUEST_WITHIN;
  server.keepAliveTimeout = KEEP_ALIVE;
  server.setTimeout(SILENCE);
}

const isStream = (answer: ServerResponse) =>
  String(answer.getHeader("content-type")).startsWith("text/event-stream");

/**
 * On SIGINT or SIGTERM takes no more requests, ends what never ends by itself (event streams), lets the other answers
 * come to their end, calls `close` and ends the process.
 */
export function stopOnSignal(server: Server, close: () => Promise<void>): void {
  const open = new Set<ServerResponse>();
  server.on("request", (_request, answer: ServerResponse) => {
    // Sent from memory already.
    if (answer.writableEnded) return;
    open.add(answer);
    answer.once("close", () => open.delete(answer));
  });
  function stop() {
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
