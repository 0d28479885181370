import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { ContentLake } from "./content-lake.ts";
import { KeptAnswers, questionOf, sendable, type KeptAnswer } from "./http/kept-answers.ts";
import { json, TextResponse } from "./http/route.ts";
import { gatewayError } from "./lake-error.ts";
import { attachSockets } from "./sockets/attach-sockets.ts";

/** A lake that is being served. */
export interface RunningLake {
  port: number;
  /** Ends every connection and gives the port back. */
  stop(): Promise<void>;
}

/**
 * Serves a lake on a port of the loopback interface (0: any free one). Rejects with an `Error` for people where the port
 * is taken.
 */
export async function serveLake(
  lake: ContentLake,
  port: number,
  host = "127.0.0.1",
): Promise<RunningLake> {
  const answers = new KeptAnswers(lake.lake);
  const server = createServer((request, response) => {
    const question = questionOf(request);
    const kept = question === undefined ? undefined : answers.find(question);
    if (kept) return sendWhole(kept, response);
    const keep = question === undefined ? undefined : answers.begin(question);
    void respond(lake, request, response, keep);
  });
  // Event streams stay open; a request that never ends its headers does not.
  server.requestTimeout = 0;
  server.headersTimeout = 20_000;
  // Longer than clients keep a connection, so that none sends into one that is just being closed.
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
      const text = `Port ${port} is already in use. Stop what runs there, or give the lake another one (--port N).`;
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
    const answer = request ? await lake.fetch(request) : noAddress();
    keep?.(answer);
    if (answer instanceof TextResponse) {
      return sendWhole({ status: answer.status, ...sendable(answer) }, outgoing);
    }
    outgoing.writeHead(answer.status, [...answer.headers].flat());
    if (!answer.body) outgoing.end();
    else {
      outgoing.flushHeaders();
      await pump(answer.body, outgoing);
    }
  } catch (error) {
    // The caller has gone, or an event stream was cut off: the connection is all there is to close.
    if (!outgoing.headersSent) outgoing.writeHead(400);
    outgoing.destroy(outgoing.writableEnded || !(error instanceof Error) ? undefined : error);
  }
}

/**
 * Sends head and body in one write: a client whose lake is killed between the two (`kill -9`) would wait for the rest
 * until its time is up, five minutes in Sanity's.
 */
function sendWhole({ status, head, text }: KeptAnswer, outgoing: ServerResponse): void {
  outgoing.writeHead(status, [...head]);
  outgoing.end(text);
}

/**
 * Sends a body, no faster than it is taken. When the connection closes the body is cancelled at once: an idle event stream
 * would not notice by itself, and its listener would go on for ever.
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
  const { status, body } = gatewayError(400, "Bad Request", "Host and path make no address");
  return json(body, status);
}

/** An incoming message as a web request; undefined where its `Host` and path make no address. */
function toRequest(incoming: IncomingMessage): Request | undefined {
  const url = URL.parse(
    `http://${incoming.headers.host ?? "unknown.invalid"}${incoming.url ?? "/"}`,
  );
  if (!url) return undefined;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const item of [value ?? []].flat()) headers.append(name, item);
  }
  // No `signal`: it costs as much as all the rest, and a body that nobody takes is cancelled by `pump`.
  const init = { method: incoming.method ?? "GET", headers };
  if (init.method === "GET" || init.method === "HEAD") return new Request(url, init);
  // `duplex` is demanded of a streamed body, and unknown to the DOM's types.
  const streamed = { ...init, body: bodyOf(incoming), duplex: "half" };
  return new Request(url, streamed);
}

/** The body as a web stream that reads no faster than it is read. */
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
