import type { WebSocket } from "ws";
import * as z from "zod";
import type { ContentLake } from "../content-lake.ts";
import { accessTo } from "../http/dataset-access.ts";
import { identify, isReader, type Identity } from "../http/identity.ts";
import type { Lake } from "../lake.ts";
import { limitMessages } from "./message-rate.ts";
import { openRemotePresence } from "./remote-presence.ts";
import type { WaitingSockets } from "./waiting-sockets.ts";

const heartbeat = "♥";
const heartbeatMilliseconds = 10_000;

const call = z.object({
  id: z.union([z.string(), z.number()]),
  method: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
});

const announced = z.object({ sessionId: z.string().max(128) });

/** An announcement of the Studio: the documents that a tab has open. */
const stateMessage = z.object({
  type: z.literal("state"),
  i: z.string(),
  m: z.object({
    sessionId: z.string(),
    locations: z.array(z.looseObject({ documentId: z.string() })).catch([]),
  }),
});

/** Error codes of JSON-RPC 2.0. */
const unknownMethod = -32601;
const invalidParams = -32602;

/** Maximum number of sessions (browser tabs) per socket. The Studio opens a socket for each tab. */
const sessionCeiling = 64;

/** A tab announces itself every few seconds and after each change of location, to all tabs. */
const messageRate = { burst: 100, perSecond: 20 };

/** Maximum number of unsent bytes per client. Messages that a disconnected client misses would be outdated anyway. */
const unsentCeiling = 1024 * 1024;

/** Maximum number of subscriptions per socket. The Studio creates one. */
const subscriptionCeiling = 16;

/** An open connection. It can neither send nor receive presence messages before it has authenticated. */
interface Member {
  socket: WebSocket;
  room: string;
  identity?: Identity;
  subscriptions: Set<string>;
  /** The browser tabs that announced themselves on this socket and have not disconnected. */
  sessions: Set<string>;
}

type Call = z.infer<typeof call>;

/** `room` is a dataset, `client` the client's address. */
export type JoinPresence = (socket: WebSocket, room: string, client: string) => void;

export interface Presence {
  join: JoinPresence;
  stop: () => void;
}

/** Speaks JSON-RPC as the Studio's `bifur` client does. `waiting` limits the sockets that have not authenticated yet. */
export function createPresence({ lake }: ContentLake, waiting: WaitingSockets): Presence {
  const members = new Set<Member>();
  const identifyBearer = (authorization: unknown) => {
    try {
      const headers = new Headers({ authorization: String(authorization) });
      const identity = identify(new Request("http://localhost/", { headers }), lake);
      return isReader(identity, lake) ? identity : undefined;
    } catch {
      return undefined;
    }
  };
  const deliver = (room: string, message: object) => {
    for (const member of members)
      if (member.room === room) push(member, visibleTo(member, message, lake));
  };
  const remote = openRemotePresence(lake.shared?.exchange, deliver);
  const broadcast = (from: Member, message: object) => {
    deliver(from.room, message);
    remote.send(from.room, message);
  };
  const sendHeartbeat = ({ socket, identity }: Member) => {
    const isRevoked = identity && !identifyBearer(`Bearer ${identity.credential ?? ""}`);
    if (isRevoked) socket.close(1008, "Session not found");
    else socket.send(heartbeat);
  };
  const leave = (member: Member) => {
    members.delete(member);
    for (const session of member.sessions) {
      // A connected tab may have opened a new socket before the lake notices that the old one has closed.
      const isStillConnected =
        remote.hasTab(member.room, session) ||
        [...members].some(({ room, sessions }) => room === member.room && sessions.has(session));
      if (!isStillConnected && member.identity)
        broadcastDisconnect(member, member.identity, session, broadcast);
    }
  };
  const join: JoinPresence = (socket, room, client) => {
    waiting.add(socket, client);
    limitMessages(socket, messageRate);
    const member: Member = { socket, room, subscriptions: new Set(), sessions: new Set() };
    members.add(member);
    const heartbeatTimer = setInterval(() => sendHeartbeat(member), heartbeatMilliseconds);
    socket.on("message", (data) => {
      // Ignores messages that were in flight when the socket was closed.
      if (socket.readyState !== socket.OPEN) return;
      const parsed = parse(String(data));
      if (!parsed) return;
      if (parsed.method === "authorization") {
        const identity = identifyBearer(parsed.params["authorization"]);
        if (!identity) return socket.close(1008, "Session not found");
        member.identity = identity;
        waiting.remove(socket);
        reply(socket, parsed, { id: identity.id });
      } else if (member.identity) handleCall(member, member.identity, parsed, broadcast);
      else socket.close(1008, "Session not found");
    });
    socket.on("error", () => socket.terminate());
    socket.on("close", () => {
      clearInterval(heartbeatTimer);
      leave(member);
    });
  };
  return { join, stop: () => remote.stop() };
}

type Broadcast = (from: Member, message: object) => void;

/** Without it, other users' Studios would show the tab's user as present forever: they have no timeout for sessions. */
function broadcastDisconnect(
  member: Member,
  { id: i }: Identity,
  session: unknown,
  broadcast: Broadcast,
) {
  broadcast(member, { type: "disconnect", i, m: { session } });
}

function handleCall(member: Member, identity: Identity, request: Call, broadcast: Broadcast): void {
  const { method, params } = request;
  const { id: i } = identity;
  switch (method) {
    case "presence_subscribe": {
      if (member.subscriptions.size >= subscriptionCeiling)
        return member.socket.close(1008, "too many subscriptions");
      const subscription = String(request.id);
      member.subscriptions.add(subscription);
      return reply(member.socket, request, subscription);
    }
    case "presence_unsubscribe":
      member.subscriptions.delete(String(params["subscriptionId"]));
      return reply(member.socket, request, true);
    case "presence_rollcall":
      reply(member.socket, request, true);
      return broadcast(member, { type: "rollCall", i, session: params["session"] });
    case "presence_announce": {
      const session = announced.safeParse(params["data"]).data?.sessionId;
      if (session === undefined || member.sessions.size > sessionCeiling)
        return refuse(
          member.socket,
          request,
          invalidParams,
          "An announcement must name its session",
        );
      member.sessions.add(session);
      reply(member.socket, request, true);
      return broadcast(member, { type: "state", i, m: params["data"] });
    }
    case "presence_disconnect":
      member.sessions.delete(String(params["session"]));
      reply(member.socket, request, true);
      return broadcastDisconnect(member, identity, params["session"], broadcast);
    default:
      refuse(member.socket, request, unknownMethod, `Unknown method "${method}"`);
  }
}

/** For a member who reads only some documents, an announcement names only those. */
function visibleTo({ room, identity }: Member, message: object, lake: Lake): object {
  if (!("type" in message) || message.type !== "state") return message;
  const dataset = lake.dataset(room);
  const access = dataset && identity && accessTo(dataset, identity, lake);
  if (access?.mayAll("read") === true) return message;
  const { data } = stateMessage.safeParse(message);
  if (!data) return { ...message, m: {} };
  const isVisible = (id: string) =>
    dataset !== undefined && (access?.documentsOf(dataset).formsOf(id).length ?? 0) > 0;
  const locations = data.m.locations.filter(({ documentId }) => isVisible(documentId));
  return { ...data, m: { ...data.m, locations } };
}

function reply(socket: WebSocket, { id }: Call, result: unknown): void {
  socket.send(JSON.stringify({ jsonrpc: "2.0", id, result }));
}

function refuse(socket: WebSocket, { id }: Call, code: number, message: string): void {
  socket.send(JSON.stringify({ jsonrpc: "2.0", id, error: { code, message } }));
}

function push({ socket, subscriptions }: Member, result: object): void {
  if (socket.bufferedAmount > unsentCeiling) return socket.terminate();
  for (const subscription of subscriptions) {
    const params = { subscription, result };
    socket.send(JSON.stringify({ jsonrpc: "2.0", method: "presence_subscription", params }));
  }
}

function parse(text: string): Call | undefined {
  try {
    return call.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
