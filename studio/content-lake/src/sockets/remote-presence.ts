import { LRUCache } from "lru-cache";
import * as z from "zod";
import type { Exchange } from "../nodes/exchange.ts";

/** Interval in ms at which a node reports to the others that it runs, and the time after which they count it as ended. */
const heartbeat = { interval: 5_000, timeout: 20_000 } as const;

/** Maximum number of browser tabs on other nodes that a node remembers. The lake has at most 1,000 sockets per node. */
const tabCeiling = 10_000;

/** A message between nodes: a presence message for the sockets of a dataset, or that the node runs. */
const remoteMessage = z
  .object({ room: z.string(), message: z.looseObject({ type: z.string() }) })
  .partial();

const announcement = z.object({ i: z.string(), m: z.object({ sessionId: z.string() }) });
const disconnectMessage = z.object({ m: z.object({ session: z.string() }) });

interface Tab {
  room: string;
  session: string;
  userId: string;
  nodeId: string;
}

/** The presence of people whose sockets are on other nodes of the lake. */
export interface RemotePresence {
  /** Sends a message to the sockets of all other nodes. */
  send(room: string, message: object): void;
  /** Whether a browser tab has announced itself on another node. */
  hasTab(room: string, session: string): boolean;
  stop(): void;
}

const noRemotePresence: RemotePresence = { send: () => {}, hasTab: () => false, stop: () => {} };

/**
 * Exchanges presence messages with the other nodes. `deliver` passes a message to this node's sockets. If a node ends
 * without signing off, its tabs that don't return are signed off.
 */
export function openRemotePresence(
  exchange: Pick<Exchange, "publish" | "subscribe"> | undefined,
  deliver: (room: string, message: object) => void,
): RemotePresence {
  if (!exchange) return noRemotePresence;
  const tabs = new LRUCache<string, Tab>({ max: tabCeiling });
  const nodes = new LRUCache<string, number>({ max: 1_000 });
  const nameOf = (room: string, session: string) => `${room} ${session}`;
  const trackTab = (nodeId: string, room: string, message: object) => {
    const { data: state } = announcement.safeParse(message);
    const { data: end } = disconnectMessage.safeParse(message);
    if (state) {
      const { sessionId: session } = state.m;
      tabs.set(nameOf(room, session), { room, session, userId: state.i, nodeId });
    } else if (end) tabs.delete(nameOf(room, end.m.session));
  };
  const unsubscribe = exchange.subscribe((nodeId, text) => {
    const { room, message } = remoteMessage.parse(JSON.parse(text));
    nodes.set(nodeId, performance.now());
    if (room === undefined || message === undefined) return;
    trackTab(nodeId, room, message);
    deliver(room, message);
  });
  const signOff = (lost: string) => {
    nodes.delete(lost);
    for (const [name, { room, session, userId, nodeId }] of tabs) {
      if (nodeId !== lost) continue;
      tabs.delete(name);
      deliver(room, { type: "disconnect", i: userId, m: { session } });
    }
  };
  const timer = setInterval(() => {
    exchange.publish("{}");
    for (const [nodeId, at] of nodes)
      if (performance.now() - at > heartbeat.timeout) signOff(nodeId);
  }, heartbeat.interval);
  timer.unref();
  return {
    send: (room, message) => {
      const { data: state } = announcement.safeParse(message);
      // The tab is here now.
      if (state) tabs.delete(nameOf(room, state.m.sessionId));
      exchange.publish(JSON.stringify({ room, message }));
    },
    hasTab: (room, session) => tabs.has(nameOf(room, session)),
    stop: () => {
      unsubscribe();
      clearInterval(timer);
    },
  };
}
