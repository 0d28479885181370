import type { SweepRequest } from "./gate-requests.ts";
import { type Canaries, canaryBytes } from "./canaries.ts";

/** A response to the request `where` with canaries, which must not leak, and their total length. */
type Leak = { where: string; bytes: number };

export type Findings = { asked: number; read: number; leaks: readonly Leak[] };

/** Time in ms after which `readStream` gives up. */
const PATIENCE = 15_000;

export const anyEvent = /^data: .*\n\n/m;

/** Number of parallel requests; test machines have few processors. */
const WORKERS = 4;

async function textOf({ address, method = "GET", headers = {} }: SweepRequest, cookie: string) {
  const ask = () =>
    // Follows redirects, because Next.js redirects an RSC request without the cache key (`_rsc`) to
    // the URL with the key.
    fetch(address, {
      method,
      headers: { ...headers, ...(cookie === "" ? {} : { cookie }) },
    });
  // Retries once, because a server may close a keep-alive connection at the moment of its reuse.
  const answer = await ask().catch(ask);
  const head = JSON.stringify([...answer.headers]);
  const isStream = answer.headers.get("content-type")?.startsWith("text/event-stream") ?? false;
  const body = isStream ? await readStream(answer, anyEvent) : await answer.text();
  return `${head}\n${body}`;
}

/** Reads an event stream, which never ends, until its text matches `last`, but at most for 15 s. */
export async function readStream(response: Response, last: RegExp): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const timer = setTimeout(() => void reader?.cancel(), PATIENCE);
  let text = "";
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    text += part.value;
    if (last.test(text)) await reader?.cancel();
  }
  clearTimeout(timer);
  return text;
}

/** Runs the work a few at a time. With more parallel requests, the site treats its own services as down. */
export async function byTurns<T>(all: readonly T[], work: (each: T) => Promise<void>) {
  const left = [...all];
  const workThrough = async () => {
    for (let each = left.pop(); each !== undefined; each = left.pop()) await work(each);
  };
  await Promise.all(Array.from({ length: WORKERS }, workThrough));
}

export async function findLeaks(
  requests: readonly SweepRequest[],
  cookie: string,
  canaries: Canaries,
): Promise<Findings> {
  const leaks: Leak[] = [];
  let read = 0;
  await byTurns(requests, async (request) => {
    const text = await textOf(request, cookie);
    read += text.length;
    const bytes = canaryBytes(text, canaries);
    if (bytes > 0) leaks.push({ where: request.name, bytes });
  });
  return { asked: requests.length, read, leaks };
}

export const sumOf = (findings: readonly Findings[]): Findings => ({
  asked: findings.reduce((sum, { asked }) => sum + asked, 0),
  read: findings.reduce((sum, { read }) => sum + read, 0),
  leaks: findings.flatMap(({ leaks }) => leaks),
});
