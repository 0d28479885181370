import type { Asking } from "./askings.ts";
import { type Canaries, canaryBytes } from "./canaries.ts";

/** An answer that held canaries, and how many bytes of them. */
type Leak = { where: string; bytes: number };

/** What a sweep looked at and found. */
export type Findings = { asked: number; read: number; leaks: readonly Leak[] };

/** An event stream never ends: what comes within this is read. In ms. */
const STREAM = 1_500;

/** At once; the machine has few processors. */
const WORKERS = 4;

/** What an answer says: its head and its body. */
async function textOf({ address, method = "GET", headers = {} }: Asking, cookie: string) {
  const ask = () =>
    // Followed on: Next leads payloads that are asked for without their cache key to where it is written.
    fetch(address, {
      method,
      headers: { ...headers, ...(cookie === "" ? {} : { cookie }) },
    });
  // A server may close a connection that it kept just as it is used again.
  const answer = await ask().catch(ask);
  const head = JSON.stringify([...answer.headers]);
  const isStream = answer.headers.get("content-type")?.startsWith("text/event-stream") ?? false;
  const body = isStream ? await readStream(answer, STREAM) : await answer.text();
  return `${head}\n${body}`;
}

/** Reads what a stream sends within so many ms, and ends it. */
export async function readStream(answer: Response, forMs: number): Promise<string> {
  const reader = answer.body?.getReader();
  const timer = setTimeout(() => void reader?.cancel(), forMs);
  const chunks: Uint8Array[] = [];
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    chunks.push(part.value);
  }
  clearTimeout(timer);
  return Buffer.concat(chunks).toString();
}

/** Does the work for each, a few at once: a site that is asked everything at once gives its own services up. */
export async function byTurns<T>(all: readonly T[], work: (each: T) => Promise<void>) {
  const left = [...all];
  const workThrough = async () => {
    for (let each = left.pop(); each !== undefined; each = left.pop()) await work(each);
  };
  await Promise.all(Array.from({ length: WORKERS }, workThrough));
}

/** Asks all of it with one `Cookie` header, and counts what it finds. */
export async function findLeaks(
  askings: readonly Asking[],
  cookie: string,
  canaries: Canaries,
): Promise<Findings> {
  const leaks: Leak[] = [];
  let read = 0;
  await byTurns(askings, async (asking) => {
    const text = await textOf(asking, cookie);
    read += text.length;
    const bytes = canaryBytes(text, canaries);
    if (bytes > 0) leaks.push({ where: asking.name, bytes });
  });
  return { asked: askings.length, read, leaks };
}

/** Several findings as one. */
export const sumOf = (findings: readonly Findings[]): Findings => ({
  asked: findings.reduce((sum, { asked }) => sum + asked, 0),
  read: findings.reduce((sum, { read }) => sum + read, 0),
  leaks: findings.flatMap(({ leaks }) => leaks),
});
