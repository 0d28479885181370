import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer, type WebSocket } from "ws";
import type { ContentLake } from "../content-lake.ts";
import { clientOf } from "../http/caller.ts";
import { limitMessages } from "./message-rate.ts";
import { createPresence, type JoinPresence } from "./presence-socket.ts";
import { carryStreams } from "./stream-socket.ts";
import { WaitingSockets } from "./waiting-sockets.ts";

/** Maximum size of a message in bytes. */
const messageCeiling = 256 * 1024;

/** Maximum number of open sockets, in total and per client, which may be an office. Each Studio tab has two. */
const ceilings = { all: 1_000, client: 200 };

/** Maximum rate of frames on a socket of event streams. A Studio opens and closes a dozen when another document opens. */
const streamFrameRate = { burst: 500, perSecond: 50 };

const pingMilliseconds = 30_000;

type Service = (socket: WebSocket) => void;

interface Admission {
  client: string;
  joinPresence: JoinPresence;
  waiting: WaitingSockets;
}

/** Adds both WebSocket endpoints (event streams and presence), until the returned function closes all sockets. */
export function attachSockets(server: Server, lake: ContentLake): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: messageCeiling });
  const waiting = new WaitingSockets();
  const presence = createPresence(lake, waiting);
  const joinPresence = presence.join;
  const openByClient = new Map<string, number>();
  const count = (client: string, difference: 1 | -1) => {
    const open = (openByClient.get(client) ?? 0) + difference;
    if (open > 0) openByClient.set(client, open);
    else openByClient.delete(client);
  };
  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const client = clientOf(request.socket.remoteAddress, request.headers);
    const ofClient = openByClient.get(client) ?? 0;
    if (sockets.clients.size >= ceilings.all || ofClient >= ceilings.client) {
      socket.end("HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\ncontent-length: 0\r\n\r\n");
      return;
    }
    count(client, 1);
    socket.once("close", () => count(client, -1));
    const service = await admit(request, lake, { client, joinPresence, waiting });
    if (service) sockets.handleUpgrade(request, socket, head, service);
    else socket.end("HTTP/1.1 403 Forbidden\r\nconnection: close\r\ncontent-length: 0\r\n\r\n");
  };
  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on("error", () => socket.destroy());
    upgrade(request, socket, head).catch(() => socket.destroy());
  });
  const stopPings = pingSockets(sockets);
  return () => {
    stopPings();
    presence.stop();
    for (const socket of sockets.clients) socket.terminate();
  };
}

/** The lake's origin guard is applied with a `/ping` request with the same `Host` and `Origin`. */
async function admit(
  request: IncomingMessage,
  lake: ContentLake,
  { client, joinPresence, waiting }: Admission,
): Promise<Service | undefined> {
  const base = `http://${request.headers.host ?? ""}`;
  const url = URL.parse(request.url ?? "", base);
  if (!url) return undefined;
  const headers = new Headers();
  for (const name of ["origin", "sec-fetch-site"] as const) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  const verdict = await lake.fetch(new Request(new URL("/ping", base), { headers }));
  if (!verdict.ok) return undefined;
  const path = url.pathname.replace(/^\/v[0-9X][0-9X-]*(?=\/)/, "");
  if (path === "/streams") {
    return (socket) => {
      limitMessages(socket, streamFrameRate);
      waiting.add(socket, client);
      carryStreams(socket, lake, { base, headers, onAccepted: () => waiting.remove(socket) });
    };
  }
  const dataset = /^\/socket\/([^/]+)$/.exec(path)?.[1];
  return dataset === undefined ? undefined : (socket) => joinPresence(socket, dataset, client);
}

/** Pings all sockets regularly, and terminates those that didn't respond to the last ping. */
function pingSockets(sockets: WebSocketServer): () => void {
  const responsive = new WeakSet<WebSocket>();
  const pinged = new WeakSet<WebSocket>();
  const timer = setInterval(() => {
    for (const socket of sockets.clients) {
      if (pinged.has(socket) && !responsive.delete(socket)) {
        socket.terminate();
        continue;
      }
      if (!pinged.has(socket)) socket.on("pong", () => responsive.add(socket));
      pinged.add(socket);
      socket.ping();
    }
  }, pingMilliseconds);
  timer.unref();
  return () => clearInterval(timer);
}
