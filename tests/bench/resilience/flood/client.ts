import { Agent, request, type IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { AttackContext } from "./target.ts";

/** Timeout of a response in ms. */
const PATIENCE = 20_000;

/** The client address of all attacks. Readers and editors have different addresses. */
export const attacker = { "x-forwarded-for": "198.51.100.66" };

export const authorized = (token: string) => ({ authorization: `Bearer ${token}` });

interface Sent {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
  agent?: Agent | false;
  /** Called with the response instead of reading it. */
  onResponse?: (response: IncomingMessage) => void;
}

/** Sends a request of the attacker. Resolves with its status, 0 if there is no response. */
export function send(
  url: string,
  { method = "GET", headers = {}, body, agent = false, onResponse }: Sent,
  signal: AbortSignal,
): Promise<number> {
  return new Promise((resolve) => {
    let status = 0;
    const options = { method, agent, signal, headers: { ...attacker, ...headers } };
    const outgoing = request(url, options, (response) => {
      status = response.statusCode ?? 0;
      response.on("error", () => undefined);
      response.once("close", () => {
        signal.removeEventListener("abort", end);
        resolve(status);
      });
      if (onResponse) onResponse(response);
      else response.resume();
    });
    outgoing.setTimeout(PATIENCE, () => outgoing.destroy());
    outgoing.once("error", () => resolve(status));
    // A response that isn't read may not close.
    const end = () => resolve(status);
    signal.addEventListener("abort", end, { once: true });
    outgoing.end(body);
  });
}

/**
 * Minimum time in ms between two requests of a connection. It bounds the processor time of the crowd itself, which it
 * takes from the services: refused requests would come back at once.
 */
const BETWEEN = 50;

/** Sends requests over a number of connections, each after the response to the one before, until the attack ends. */
export async function repeat(
  connections: number,
  { signal, count }: AttackContext,
  next: (index: number, agent: Agent) => Promise<number>,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let index = 0;
  const work = async () => {
    while (!signal.aborted) {
      index += 1;
      const earliest = pause(BETWEEN);
      const status = await next(index, agent);
      if (signal.aborted) break;
      count(status);
      await earliest;
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
}
