import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer, type WebSocket } from "ws";
import type { ContentLake } from "../content-lake.ts";
import { createPresence } from "./presence-socket.ts";
import { carryStreams } from "./stream-socket.ts";

/** Largest message that a socket takes. */
const messageCeiling = 256 * 1024;

/** How often a silent socket is asked whether it is still there. */
const pingMilliseconds = 30_000;

type Service = (socket: WebSocket) => void;

/** Adds the two sockets, event streams and presence, to a server. Answers how to close them all. */
export function attachSockets(server: Server, lake: ContentLake): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: messageCeiling });
  const joinPresence = createPresence(lake);
  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const service = await admit(request, lake, joinPresence);
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
    for (const socket of sockets.clients) socket.terminate();
  };
}

/**
 * Which service an upgrade is for, or none where it may not have one: `Host` and `Origin` are judged by the lake's own
 * guard, through its answer to a plain request for `/ping` with the same headers.
 */
async function admit(
  request: IncomingMessage,
  lake: ContentLake,
  joinPresence: (socket: WebSocket, dataset: string) => void,
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
  if (path === "/streams") return (socket) => carryStreams(socket, lake, base, headers);
  const dataset = /^\/socket\/([^/]+)$/.exec(path)?.[1];
  return dataset === undefined ? undefined : (socket) => joinPresence(socket, dataset);
}

/** Drops sockets whose other end has gone without saying so. */
function pingSockets(sockets: WebSocketServer): () => void {
  const answered = new WeakSet<WebSocket>();
  const asked = new WeakSet<WebSocket>();
  const timer = setInterval(() => {
    for (const socket of sockets.clients) {
      if (asked.has(socket) && !answered.delete(socket)) {
        socket.terminate();
        continue;
      }
      if (!asked.has(socket)) socket.on("pong", () => answered.add(socket));
      asked.add(socket);
      socket.ping();
    }
  }, pingMilliseconds);
  timer.unref();
  return () => clearInterval(timer);
}
