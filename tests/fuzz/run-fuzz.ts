import { Agent, request, type IncomingMessage } from "node:http";
import { seededRandom, type Random } from "../../studio/content-lake/tests/support/random.ts";
import { described, type FuzzRequest } from "./request.ts";

const patience = 20_000;
/** An event stream never ends, so it is closed after this many ms. */
const streamLook = 30;

interface FuzzReport {
  statuses: ReadonlyMap<number, number>;
  /** Requests without a response, or with a 5xx other than a 503 with `Retry-After`. */
  faults: readonly string[];
  slowest: number;
}

interface FuzzRun {
  url: string;
  make: (random: Random) => FuzzRequest;
  seed: number;
  count: number;
  connections?: number;
  /** Called with each request's index before the request is sent. */
  before?: (place: number) => Promise<void> | void;
}

/** Sends random requests. Request number `n` of a seed is always the same. */
export async function runFuzz(run: FuzzRun): Promise<FuzzReport> {
  const { url, make, seed, count, connections = 8, before } = run;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  let slowest = 0;
  let place = 0;
  const work = async () => {
    while (place < count) {
      const at = place++;
      await before?.(at);
      const asked = make(seededRandom(seed * 1_000_003 + at));
      const start = performance.now();
      const answer = await send(url, agent, asked).catch((error: unknown) => String(error));
      slowest = Math.max(slowest, performance.now() - start);
      if (typeof answer !== "string")
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (typeof answer === "string" || isFault(answer))
        faults.push(
          `#${at} ${typeof answer === "string" ? answer : answer.status}: ${described(asked)}`,
        );
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
  return { statuses, faults, slowest };
}

/** Whether a response is a fault: any 5xx except a 503 with `Retry-After`. */
const isFault = ({ status, retryAfter }: Answer) =>
  status >= 500 && !(status === 503 && retryAfter !== undefined);

type Answer = { status: number; retryAfter: string | undefined };

function send(
  url: string,
  agent: Agent,
  { method, path, headers, body }: FuzzRequest,
): Promise<Answer> {
  const { hostname, port } = new URL(url);
  // Node sends the body of a GET or DELETE without a length. On a keep-alive connection the server
  // would parse this body as the next request.
  const framed = body ? { ...headers, "content-length": body.length } : headers;
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, agent, method, path, headers: framed }, (answer) => {
      const { statusCode = 0, headers: heads } = answer;
      const whole = { status: statusCode, retryAfter: heads["retry-after"] };
      read(answer).then(() => resolve(whole), reject);
    });
    outgoing.setTimeout(patience, () => outgoing.destroy(new Error("no response in time")));
    outgoing.once("error", reject);
    outgoing.end(body);
  });
}

/** Reads a response to its end. Of an event stream, reads only the beginning. */
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
