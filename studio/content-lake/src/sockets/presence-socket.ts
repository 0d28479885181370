import type { WebSocket } from "ws";
import * as z from "zod";
import type { ContentLake } from "../content-lake.ts";
import { identify, type Identity } from "../http/identity.ts";

const heartbeat = "♥";
const heartbeatMilliseconds = 10_000;

const call = z.object({
  id: z.union([z.string(), z.number()]),
  method: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
});

/** One open connection. Nothing is told to it, or taken from it, before it has said who it is. */
interface Member {
  socket: WebSocket;
  room: string;
  identity?: Identity;
  subscriptions: Set<string>;
}

type Call = z.infer<typeof call>;

/** The presence service: who is where, in JSON-RPC as the Studio's `bifur` client speaks it. Answers how a socket joins. */
export function createPresence({ lake }: ContentLake): (socket: WebSocket, room: string) => void {
  const members = new Set<Member>();
  const identifyBearer = (authorization: unknown) => {
    try {
      const headers = new Headers({ authorization: String(authorization) });
      return identify(new Request("http://localhost/", { headers }), lake);
    } catch {
      return undefined;
    }
  };
  const broadcast = (from: Member, message: object) => {
    for (const member of members) if (member.room === from.room) push(member, message);
  };
  return (socket, room) => {
    const member: Member = { socket, room, subscriptions: new Set() };
    members.add(member);
    const beats = setInterval(() => socket.send(heartbeat), heartbeatMilliseconds);
    socket.on("message", (data) => {
      const parsed = parse(String(data));
      if (!parsed) return;
      if (parsed.method === "authorization") {
        const identity = identifyBearer(parsed.params["authorization"]);
        if (!identity) return socket.close(1008, "Session not found");
        member.identity = identity;
        reply(socket, parsed, { id: identity.id });
      } else if (member.identity) answer(member, member.identity, parsed, broadcast);
      else socket.close(1008, "Session not found");
    });
    socket.on("error", () => socket.terminate());
    socket.on("close", () => {
      clearInterval(beats);
      members.delete(member);
    });
  };
}

function answer(
  member: Member,
  { id: i }: Identity,
  request: Call,
  broadcast: (from: Member, message: object) => void,
): void {
  const { method, params } = request;
  switch (method) {
    case "presence_subscribe": {
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
    case "presence_announce":
      reply(member.socket, request, true);
      return broadcast(member, { type: "state", i, m: params["data"] });
    case "presence_disconnect":
      reply(member.socket, request, true);
      return broadcast(member, { type: "disconnect", i, m: { session: params["session"] } });
    default: {
      const error = { code: -32601, message: `There is no method "${method}"` };
      member.socket.send(JSON.stringify({ jsonrpc: "2.0", id: request.id, error }));
    }
  }
}

function reply(socket: WebSocket, { id }: Call, result: unknown): void {
  socket.send(JSON.stringify({ jsonrpc: "2.0", id, result }));
}

function push({ socket, subscriptions }: Member, result: object): void {
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
