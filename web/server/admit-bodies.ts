import type { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { bodyLimits, parallelBytes } from "../runtime/body-limits.ts";
import { Busy, createFairTurns } from "../content/files/fair-turns.ts";
import { createClientRateLimiter } from "../content/outbound/rate-limiter.ts";
import type { SecurityEvent } from "../runtime/security-log.ts";
import { clientOfRequest } from "./client-of-request.ts";
import { bodyLimitOf, handlerOf } from "./routing/route-methods.ts";
import type { FindRoute } from "./routing/site-routes.ts";

declare module "../runtime/site-runtime.ts" {
  interface SiteParts {
    /** The request with a body that is handled. */
    incoming: AsyncLocalStorage<IncomingMessage>;
  }
}

/**
 * Numbers of requests of a route whose bodies are read at the same time, and that wait unread. All people at a school may
 * have one address, and share its connection, so their bodies arrive no later if most wait.
 */
const turns = {
  parallel: 128,
  parallelOfEach: 4,
  sizeOfEach: parallelBytes,
  each: 200,
  waiting: 600,
};

/** Maximum number of a client's bodies that a route refuses after reading them, before it refuses all unread. */
const refusedPerMinute = { most: 60, perMs: 60_000 };

/**
 * How long in ms a connection remains after its response, so that a client that still sends can read the response
 * (RFC 9112, section 9.6), and the maximum number of such connections, because each holds unread bytes.
 */
const lingering = { for: 500, most: 100 };

/** Statuses of routes that have read a body in vain, or whose client has sent too many. */
const vainStatuses: readonly number[] = [400, 413, 429];

/** Status of each refusal, and after how many seconds a client may try again. */
const refusals = {
  tooLarge: { status: 413, seconds: 0 },
  tooMany: { status: 429, seconds: 60 },
  busy: { status: 503, seconds: 10 },
} as const;

type Refusal = keyof typeof refusals;

type Parts = {
  findRoute: FindRoute;
  /** Headers of every response. */
  headers: readonly { key: string; value: string }[];
  /** Has the request while its route works on it. */
  incoming: AsyncLocalStorage<IncomingMessage>;
  logSecurity: (event: SecurityEvent, fields: { reason: string; client: string }) => void;
  /** Called when the route throws. The request's connection is closed. */
  onError: (error: unknown) => void;
  now: () => number;
  /** Has the responses to requests whose bodies wait or arrive, and so take no work. */
  receiving: WeakSet<object>;
};

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/**
 * Creates the function that closes a request's connection after the response if the body has not been read by then.
 * Node.js would otherwise read the rest of the body, whatever its size, to keep the connection.
 */
function createConnectionEnd() {
  let remaining = 0;

  function linger(socket: Socket): void {
    // Node.js begins to read the rest in the next tick.
    setImmediate(() => socket.pause());
    remaining += 1;
    const end = setTimeout(() => socket.destroy(), lingering.for);
    socket.once("close", () => {
      clearTimeout(end);
      remaining -= 1;
    });
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    const { shouldKeepAlive } = response;
    response.shouldKeepAlive = false;
    const restore = () => Reflect.deleteProperty(socket, "destroySoon");
    // Node.js calls it after the response.
    socket.destroySoon = () => {
      restore();
      if (remaining < lingering.most && !socket.destroyed) linger(socket);
      else socket.destroySoon();
    };
    request.once("end", () => {
      response.shouldKeepAlive = shouldKeepAlive;
      restore();
    });
  };
}

/**
 * Creates the function that lets requests with a body pass to their route: a few of each client at the same time, the
 * others in turn. Refuses bodies that are longer than the route reads, and those of a client that has sent many in vain,
 * before a byte is read. [SEC-5]
 */
export function createBodyAdmission(parts: Parts) {
  const { findRoute, headers, incoming, logSecurity, now, onError, receiving } = parts;
  // Of each route, so that slow forms hold up no sign-in.
  const turnsByRoute = new Map(
    Object.keys(bodyLimits).map((route) => [route, createFairTurns(turns)]),
  );
  const refused = createClientRateLimiter({ ...refusedPerMinute, now });
  const closeUnlessRead = createConnectionEnd();

  function refuse(response: ServerResponse, reason: Refusal, client: string): void {
    logSecurity("body.refused", { reason, client });
    if (response.destroyed) return;
    const { status, seconds } = refusals[reason];
    for (const { key, value } of headers) response.setHeader(key, value);
    if (seconds > 0) response.setHeader("retry-after", seconds);
    response.writeHead(status, {
      "cache-control": "no-store",
      "content-type": "application/json",
    });
    response.end(JSON.stringify({ code: reason, error: null }));
  }

  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (!hasBody(request)) return next();
    closeUnlessRead(request, response);
    const [path = "/"] = (request.url ?? "/").split("?", 1);
    const route = handlerOf(findRoute(path) ?? path);
    const limit = bodyLimitOf(route, request.headers["content-type"]);
    const inTurn = turnsByRoute.get(route);
    if (limit === 0 || inTurn === undefined) return next();
    const client = clientOfRequest(request);
    const key = `${client} ${route}`;
    const length = Number(request.headers["content-length"] ?? limit);
    if (length > limit) return refuse(response, "tooLarge", client);
    if (refused.wait(key) > 0) return refuse(response, "tooMany", client);
    const handle = () =>
      new Promise<void>((resolve) => {
        if (response.destroyed) return resolve();
        response.once("close", () => {
          if (vainStatuses.includes(response.statusCode)) refused.take(key);
          resolve();
        });
        if (request.complete) receiving.delete(response);
        else request.once("end", () => receiving.delete(response));
        incoming.run(request, next);
      });
    receiving.add(response);
    const closing = new AbortController();
    response.once("close", () => closing.abort());
    const { signal } = closing;
    inTurn(client, handle, { size: length, signal }).catch((error: unknown) => {
      if (error === signal.reason) return;
      if (error instanceof Busy) return refuse(response, "busy", client);
      response.destroy();
      onError(error);
    });
  };
}
