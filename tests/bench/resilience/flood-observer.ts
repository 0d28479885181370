import { readFileSync } from "node:fs";
import { Agent, get, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Observed, Observer, ObserverOrder } from "./flood/observe.ts";
import type { FloodTarget } from "./flood/target.ts";

/** Timeout of a response in ms. */
const PATIENCE = 20_000;

/** Intervals between a reader's pages, a client's queries and an editor's changes, in ms. */
const EVERY = { page: 25, query: 25, change: 100 };

/** The addresses of the clients that don't attack. */
const clients = { reader: "203.0.113.5", program: "203.0.113.6", editor: "203.0.113.7" };

/** Returns how long the main thread of a process has waited for a processor, in ms. Only Linux tells; otherwise 0. */
function waitOf(pid: number | "self"): number {
  if (process.platform !== "linux") return 0;
  const [, wait = "0"] = readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ");
  return Number(wait) / 1_000_000;
}

interface Sent {
  headers: Readonly<Record<string, string>>;
  agent: Agent;
  body?: string;
}

/** Sends a request and reads its response without decompressing it. Resolves with its status or the error message. */
function send(url: string, { headers, agent, body }: Sent): Promise<number | string> {
  return new Promise((resolve) => {
    const method = body === undefined ? "GET" : "POST";
    const options = { method, agent, timeout: PATIENCE, headers };
    const outgoing = request(url, options, (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode ?? 0));
      response.once("error", (error) => resolve(error.message));
    });
    outgoing.once("timeout", () => outgoing.destroy(new Error("no response in time")));
    outgoing.once("error", (error) => resolve(error.message));
    outgoing.end(body);
  });
}

type Measure = (
  every: number,
  act: (count: number) => Promise<string | undefined>,
) => Promise<Observed>;

/**
 * Measures one action after another, at least one, until the signal aborts. The observer and the service work in turn, so both of
 * their waits for a processor are part of an action's time.
 */
const measurer =
  (service: number, signal: AbortSignal): Measure =>
  async (every, act) => {
    const observed: Observed = { times: [], served: [], errors: [] };
    const waited = () => waitOf(service) + waitOf("self");
    for (let count = 0; count === 0 || !signal.aborted; count += 1) {
      const [began, before] = [performance.now(), waited()];
      const error = await act(count);
      const time = performance.now() - began;
      observed.times.push(time);
      observed.served.push(Math.max(0, time - (waited() - before)));
      if (error !== undefined) observed.errors.push(error);
      await pause(every);
    }
    return observed;
  };

/** Reads pages with compression, as a browser does. */
function readPages({ site, pages }: FloodTarget, measure: Measure): Promise<Observed> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { "x-forwarded-for": clients.reader, "accept-encoding": "br" };
  return measure(EVERY.page, async (count) => {
    const page = pages[count % pages.length] ?? "/en";
    const status = await send(site + page, { headers, agent });
    return status === 200 ? undefined : `${page}: ${status}`;
  }).finally(() => agent.destroy());
}

const api = ({ lake }: FloodTarget) => `${lake}/v2025-02-19/data`;

const headersOf = (client: string, token: string) => ({
  "x-forwarded-for": client,
  authorization: `Bearer ${token}`,
});

/** Sends small queries, each of which is new to the lake's cache. */
function sendQueries(target: FloodTarget, measure: Measure): Promise<Observed> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = headersOf(clients.program, target.tokens.editor);
  return measure(EVERY.query, async (count) => {
    const query = `*[_type == "page"][${count % 9}]{title, "n": ${performance.now()}}`;
    const url = `${api(target)}/query/production?query=${encodeURIComponent(query)}`;
    const status = await send(url, { headers, agent });
    return status === 200 ? undefined : `query: ${status}`;
  }).finally(() => agent.destroy());
}

/** A draft, as the studio changes while an editor types. It expires no page. */
const DOCUMENT = "drafts.bench-flood-change";

/** Opens an editor's listener. `arrival` resolves when it has received an event that contains a text. */
function listen(target: FloodTarget): {
  arrival: (text: string) => Promise<boolean>;
  close(): void;
} {
  const query = encodeURIComponent(`*[_id == "${DOCUMENT}"]`);
  const url = `${api(target)}/listen/production?query=${query}&includeResult=true&includeAllVersions=true`;
  let received = "";
  let notify = () => {};
  const headers = headersOf(clients.editor, target.tokens.editor);
  const stream = get(url, { agent: false, headers }, (response) => {
    response.setEncoding("utf8");
    response.on("data", (text: string) => {
      received = (received + text).slice(-20_000);
      notify();
    });
    response.on("error", () => undefined);
  });
  stream.on("error", () => undefined);
  const arrival = (text: string) =>
    new Promise<boolean>((resolve) => {
      const late = setTimeout(() => resolve(false), PATIENCE);
      notify = () => {
        if (!received.includes(text)) return;
        clearTimeout(late);
        resolve(true);
      };
      notify();
    });
  return { arrival, close: () => stream.destroy() };
}

/** Changes a document and waits until an editor's listener has received the change. */
async function changeDocument(target: FloodTarget, measure: Measure): Promise<Observed> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = {
    ...headersOf(clients.editor, target.tokens.editor),
    "content-type": "application/json",
  };
  const mutate = (mutations: object[]) =>
    send(`${api(target)}/mutate/production`, {
      headers,
      agent,
      body: JSON.stringify({ mutations }),
    });
  const listener = listen(target);
  try {
    await listener.arrival("event: welcome");
    return await measure(EVERY.change, async () => {
      const text = crypto.randomUUID();
      const arrival = listener.arrival(text);
      const document = { _id: DOCUMENT, _type: "bench", text };
      const status = await mutate([{ createOrReplace: document }]);
      if (status !== 200) return `change: ${status}`;
      return (await arrival) ? undefined : "change: no event in time";
    });
  } finally {
    listener.close();
    await mutate([{ delete: { id: DOCUMENT } }]);
    agent.destroy();
  }
}

const observe: Record<Observer, (target: FloodTarget, measure: Measure) => Promise<Observed>> = {
  pages: readPages,
  queries: sendQueries,
  changes: changeDocument,
};

process.once("message", async ({ observer, target, service }: ObserverOrder) => {
  const ended = new AbortController();
  process.once("message", () => ended.abort());
  process.send?.(await observe[observer](target, measurer(service, ended.signal)));
  process.disconnect();
});
