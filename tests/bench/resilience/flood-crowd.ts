import { setMaxListeners } from "node:events";
import { Agent, get } from "node:http";
import { constants, setPriority } from "node:os";
import { attacks, type AttackName } from "./flood/attacks.ts";
import { attacker, authorized, send } from "./flood/client.ts";
import type { FloodTarget, Statuses } from "./flood/target.ts";

/** A number of requests to send, and the event streams to hold open meanwhile. */
export interface FloodOrder {
  /** Each kind of request by name, with its concurrency (`atOnce`). `urls` may contain a URL more than once. */
  kinds: Readonly<
    Record<string, { urls: readonly string[]; token: string | null; atOnce: number }>
  >;
  streams: { urls: readonly string[]; token: string | null };
}

/** Attacks that run at the same time, for a number of milliseconds. */
export interface AttackOrder {
  attacks: readonly AttackName[];
  target: FloodTarget;
  milliseconds: number;
}

const headersFor = (token: string | null) => (token === null ? {} : authorized(token));

async function flood({ urls, token, atOnce }: FloodOrder["kinds"][string]): Promise<Statuses> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const statuses: Statuses = {};
  const left = [...urls];
  const never = new AbortController().signal;
  setMaxListeners(0, never);
  const work = async () => {
    for (let url = left.shift(); url !== undefined; url = left.shift()) {
      const status = await send(url, { headers: headersFor(token), agent }, never);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  agent.destroy();
  return statuses;
}

function hold(url: string, token: string | null): void {
  const headers = { ...attacker, ...headersFor(token) };
  const stream = get(url, { agent: false, headers }, (response) => {
    response.resume();
    response.on("error", () => undefined);
  });
  stream.on("error", () => undefined);
}

async function attack(
  name: AttackName,
  target: FloodTarget,
  signal: AbortSignal,
): Promise<Statuses> {
  const statuses: Statuses = {};
  const count = (status: number) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  await attacks[name]({ target, signal, count });
  return statuses;
}

async function run(order: FloodOrder | AttackOrder): Promise<Record<string, Statuses>> {
  if ("attacks" in order) {
    const over = new AbortController();
    setMaxListeners(0, over.signal);
    setTimeout(() => over.abort(), order.milliseconds);
    const { signal } = over;
    const running = order.attacks.map(
      async (name) => [name, await attack(name, order.target, signal)] as const,
    );
    return Object.fromEntries(await Promise.all(running));
  }
  for (const url of order.streams.urls) hold(url, order.streams.token);
  const running = Object.entries(order.kinds).map(
    async ([name, kind]) => [name, await flood(kind)] as const,
  );
  return Object.fromEntries(await Promise.all(running));
}

/*
 * Floods the services from a separate process, so that generating the load doesn't slow down the process that measures.
 * Its priority is the lowest: real attackers don't use the processors of the services.
 */
setPriority(constants.priority.PRIORITY_LOW);
process.once("message", async (order: FloodOrder | AttackOrder) => {
  // A stream may end while its signal does.
  process.on("uncaughtException", () => undefined);
  const statuses = await run(order);
  process.send?.(statuses);
});
