import { Agent, request, type IncomingMessage } from "node:http";
import { chanceOf } from "./chance.ts";
import { described, fuzzRequest, type FuzzRequest } from "./requests.ts";

/** Longest that an answer may take, in ms. */
const patience = 20_000;
/** Of an event stream so much is read, in ms; it would go on for ever. */
const streamLook = 30;

/** What came of a run. */
interface FuzzReport {
  /** How many answers had each status. */
  statuses: ReadonlyMap<number, number>;
  /** Requests that were answered with a 5xx, or not at all. */
  faults: readonly string[];
  /** The longest that an answer took, in ms. */
  slowest: number;
}

/** Which requests are sent, and where. */
interface FuzzRun {
  url: string;
  tokens: readonly string[];
  seed: number;
  count: number;
  /** How many are under way at once. */
  connections?: number;
  /** Called before each request with its place. */
  before?: (place: number) => Promise<void> | void;
}

/** Sends seeded random requests at a lake: request number `n` of a seed is always the same one. */
export async function runFuzz(run: FuzzRun): Promise<FuzzReport> {
  const { url, tokens, seed, count, connections = 8, before } = run;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  let slowest = 0;
  let place = 0;
  const work = async () => {
    while (place < count) {
      const at = place++;
      await before?.(at);
      const asked = fuzzRequest(chanceOf(seed * 1_000_003 + at), tokens);
      const start = performance.now();
      const status = await send(url, agent, asked).catch((error: unknown) => String(error));
      slowest = Math.max(slowest, performance.now() - start);
      if (typeof status === "number") statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (typeof status === "string" || status >= 500)
        faults.push(`#${at} ${status}: ${described(asked)}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
  return { statuses, faults, slowest };
}

/** Answers the status; rejects where there is no answer in time. */
function send(
  url: string,
  agent: Agent,
  { method, path, headers, body }: FuzzRequest,
): Promise<number> {
  const { hostname, port } = new URL(url);
  // Node sends the body of a GET or DELETE without its length: on a kept connection it would be read as a next request.
  const framed = body ? { ...headers, "content-length": body.length } : headers;
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, agent, method, path, headers: framed }, (answer) => {
      read(answer).then(() => resolve(answer.statusCode ?? 0), reject);
    });
    outgoing.setTimeout(patience, () => outgoing.destroy(new Error("no answer in time")));
    outgoing.once("error", reject);
    outgoing.end(body);
  });
}

/** Reads an answer to its end, or the beginning of an event stream. */
function read(answer: IncomingMessage): Promise<void> {
  return new Promise((resolve, reject) => {
    answer.once("end", resolve);
    answer.once("error", reject);
    answer.resume();
    if (!answer.headers["content-type"]?.startsWith("text/event-stream")) return;
    setTimeout(() => {
      answer.removeAllListeners("error").on("error", () => undefined);
      answer.destroy();
      resolve();
    }, streamLook);
  });
}
