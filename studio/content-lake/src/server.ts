import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { ContentLake } from "./content-lake.ts";
import { callerOf } from "./http/caller.ts";
import { AnswerCache, questionOf, sendable, type CachedAnswer } from "./http/answer-cache.ts";
import { json, TextResponse } from "./http/route.ts";
import { gatewayError, LakeError } from "./lake-error.ts";
import { attachSockets } from "./sockets/attach-sockets.ts";

/** Milliseconds for a whole request: enough for an upload of 500 MB at 1.1 Mbit/s. */
const wholeRequestTime = 60 * 60 * 1_000;

/** Milliseconds without a byte in either direction. Event streams send one every 15 s. */
const idleTime = 5 * 60 * 1_000;

/** Maximum number of connections: event streams and sockets of some hundred Studios, and a site's requests. */
const connectionCeiling = 4_000;

/** Milliseconds in which a client may read the response to a request that it is still sending. */
const lingerTime = 2_000;

/** Responses longer than this count against the memory for results until they are sent. */
const shortResponse = 1024 * 1024;

/** A lake that is being served. */
export interface RunningLake {
  port: number;
  /** Closes every connection and releases the port. */
  stop(): Promise<void>;
}

/**
 * Serves a lake on a port (0: any free one), by default of the loopback interface. Rejects with an `Error` with a
 * message for users if the port is taken.
 */
export async function serveLake(
  lake: ContentLake,
  port: number,
  host = "127.0.0.1",
): Promise<RunningLake> {
  const answers = new AnswerCache(lake.lake);
  const server = createServer((request, response) => {
    const question = questionOf(request);
    const kept = question === undefined ? undefined : answers.find(question);
    if (kept) return sendWhole(kept, response);
    const keep = question === undefined ? undefined : answers.begin(question);
    void respond(lake, request, response, keep);
  });
  // `pacedBody` limits the time of each body that a route reads. This limit ends the others. It doesn't affect event
  // streams, because they are responses.
  server.requestTimeout = wholeRequestTime;
  server.headersTimeout = 20_000;
  server.timeout = idleTime;
  server.maxConnections = connectionCeiling;
  // Longer than clients keep idle connections, so that none sends a request on a connection that is being closed.
  server.keepAliveTimeout = 65_000;
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
    server.listen(port, host, resolve);
  });
}

async function respond(
  lake: ContentLake,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  keep?: (answer: Response) => void,
): Promise<void> {
  try {
    const request = toRequest(incoming);
    const answer = request ? await lake.fetch(request, callerOf(incoming, outgoing)) : noAddress();
    keep?.(answer);
    closeIfUnread(incoming, outgoing);
    if (answer instanceof TextResponse) {
      const held = holdUntilSent(lake, answer, outgoing);
      return sendWhole({ status: held.status, ...sendable(held) }, outgoing);
    }
    outgoing.writeHead(answer.status, [...answer.headers].flat());
    if (!answer.body) outgoing.end();
    else {
      outgoing.flushHeaders();
      await pump(answer.body, outgoing);
    }
  } catch (error) {
    // The client has disconnected, or an event stream failed: only the connection is left to close.
    if (!outgoing.headersSent) outgoing.writeHead(400);
    outgoing.destroy(outgoing.writableEnded || !(error instanceof Error) ? undefined : error);
  }
}

/**
 * Closes the connection of a request whose body was not read to its end, such as a rejected one. For `lingerTime` the
 * client may send the rest, which is discarded. Node.js resets a connection that says `connection: close` as soon as
 * the response is written. A client that is still sending then never reads the response.
 */
function closeIfUnread(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const hasBody = incoming.method !== "GET" && incoming.method !== "HEAD";
  if (!hasBody || incoming.complete) return;
  incoming.resume();
  const close = () => {
    if (!incoming.complete) incoming.destroy();
  };
  outgoing.once("finish", () => setTimeout(close, lingerTime).unref());
}

/**
 * Reserves memory for a long response until its client has read it. Returns a 503 instead if other results hold the
 * memory.
 */
function holdUntilSent(
  { lake: { results } }: ContentLake,
  answer: TextResponse,
  outgoing: ServerResponse,
): TextResponse {
  const { length } = answer.whole;
  if (length <= shortResponse) return answer;
  try {
    results.take(length);
  } catch (error) {
    if (!(error instanceof LakeError)) throw error;
    answer.headers.set("retry-after", "1");
    return json(error.body, error.status, answer.headers);
  }
  outgoing.once("close", () => results.give(length));
  return answer;
}

/**
 * Sends head and body in one write. If the lake were killed between the two (`kill -9`), the client would wait for the
 * rest until its timeout: five minutes in Sanity's client.
 */
function sendWhole({ status, head, text }: CachedAnswer, outgoing: ServerResponse): void {
  outgoing.writeHead(status, [...head]);
  outgoing.end(text);
}

/**
 * Sends a body no faster than the client reads it. Cancels the body as soon as the connection closes. An idle event
 * stream would not notice that by itself, and its listener would never stop.
 */
async function pump(body: ReadableStream<Uint8Array>, outgoing: ServerResponse): Promise<void> {
  const reader = body.getReader();
  const closed = new Promise<void>((resolve) => outgoing.once("close", resolve));
  void closed.then(() => reader.cancel()).catch(() => undefined);
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (outgoing.destroyed) return;
    const isTaken = outgoing.write(part.value);
    if (!isTaken) {
      const drained = new Promise<void>((resolve) => outgoing.once("drain", resolve));
      await Promise.race([drained, closed]);
    }
  }
  outgoing.end();
}

function noAddress(): Response {
  const { status, body } = gatewayError(400, "Bad Request", "Host and path don't form a valid URL");
  return json(body, status);
}

/** Converts an incoming message to a web request. Returns undefined if its `Host` and path form no valid URL. */
function toRequest(incoming: IncomingMessage): Request | undefined {
  const url = URL.parse(
    `http://${incoming.headers.host ?? "unknown.invalid"}${incoming.url ?? "/"}`,
  );
  if (!url) return undefined;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const item of [value ?? []].flat()) headers.append(name, item);
  }
  // No `signal`: it would cost as much as everything else here, and `pump` cancels a response body that nobody reads.
  const init = { method: incoming.method ?? "GET", headers };
  if (init.method === "GET" || init.method === "HEAD") return new Request(url, init);
  // `duplex` is required for a streamed body, but missing from the DOM's types.
  const streamed = { ...init, body: bodyOf(incoming), duplex: "half" };
  return new Request(url, streamed);
}

/** Returns the body as a web stream that reads from the connection only on demand. */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = incoming[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void incoming.resume(),
  });
}
