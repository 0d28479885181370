import { setTimeout as pause } from "node:timers/promises";
import { readEvents } from "./read-events.ts";
import { page } from "./sample-documents.ts";

/** Timeout in ms of one attempt to write. */
const patience = 4_000;

/** The token of a client, the addresses of the nodes that run, and the number of the node that it uses first. */
interface Access {
  token: string;
  nodes: () => readonly string[];
  next: number;
}

/** Thrown when a node responds with an error other than 503, which means a fault of the lake. */
class Refused extends Error {}

export type NodeWriter = ReturnType<typeof createWriter>;

/**
 * Creates a client that writes to whichever node responds. It repeats a transaction with the same id until a node
 * acknowledges it. Each transaction increments two counters and creates a document.
 */
export function createWriter(name: string, { token, nodes, next }: Access) {
  const writer = {
    acknowledged: 0,
    /** The time when the newest acknowledged transaction was sent first, and when it was acknowledged. */
    newest: { began: 0, ended: 0 },
    isStopped: false,
    writeUntilStopped: async () => {
      for (let at = next; !writer.isStopped; writer.acknowledged += 1) {
        const began = performance.now();
        for (; !(await attempt(at)); at += 1) await pause(10);
        writer.newest = { began, ended: performance.now() };
      }
    },
  };
  const attempt = async (at: number): Promise<boolean> => {
    const running = nodes();
    const transactionId = `${name}-${writer.acknowledged + 1}`;
    const counter = (side: string) => [
      { createIfNotExists: { _id: `${name}-${side}`, _type: "counter", count: 0 } },
      { patch: { id: `${name}-${side}`, inc: { count: 1 } } },
    ];
    const entry = page(transactionId, { text: "x".repeat(500) });
    const mutations = [...counter("left"), entry, ...counter("right")];
    try {
      const { status } = await fetch(`${running[at % running.length]}/v1/data/mutate/production`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}` },
        body: JSON.stringify({ transactionId, mutations }),
        signal: AbortSignal.timeout(patience),
      });
      if (status === 200 || status === 503) return status === 200;
      throw new Refused(`A node refuses a write with ${status}`);
    } catch (error) {
      if (error instanceof Refused) throw error;
      return false;
    }
  };
  return writer;
}

export type NodeListener = ReturnType<typeof createListener>;

/**
 * Creates a client that listens to all changes. When its node is killed, it resumes on another node. A node that was
 * started after the last received event can't resume there, so the client tries the next one.
 */
export function createListener({ token, nodes, next }: Access) {
  const { promise: began, resolve: begin } = Promise.withResolvers<void>();
  const stopping = new AbortController();
  const { signal } = stopping;
  const received: string[] = [];
  const listener = {
    /** Resolves when the client listens for the first time. */
    began,
    received,
    /** Number of times that the client continued on another node. */
    resumed: 0,
    stop: () => stopping.abort(),
    listenUntilStopped: async () => {
      for (let at = next; !signal.aborted; at += 1) {
        await listen(at).catch(() => undefined);
        await pause(5);
      }
    },
  };
  const listen = async (at: number) => {
    const running = nodes();
    const last = received.at(-1);
    const query = "query=*&includeAllVersions=true&enableResume=true&includeMutations=false";
    const address = `${running[at % running.length]}/v1/data/listen/production?${query}`;
    const headers = { authorization: `Bearer ${token}`, ...(last && { "last-event-id": last }) };
    const events = readEvents(await fetch(address, { headers, signal }));
    const { event } = await events.next();
    if (last !== undefined && event !== "welcomeback") return events.close();
    if (last !== undefined) listener.resumed += 1;
    begin();
    for (;;) received.push((await events.next()).id);
  };
  return listener;
}
