import { Agent, get, request } from "node:http";

/** Message to the process that sends the flood: the requests to send, and the event streams to hold open meanwhile. */
export type FloodOrder = {
  /** Each kind of request by name, with its concurrency (`atOnce`). `urls` may contain a URL more than once. */
  kinds: Readonly<
    Record<string, { urls: readonly string[]; token: string | null; atOnce: number }>
  >;
  streams: { urls: readonly string[]; token: string | null };
};

/** Number of responses by kind and status. Status 0 means an error or no response in time. */
export type FloodTally = Readonly<Record<string, Readonly<Record<number, number>>>>;

/** Timeout of a response in ms. */
const PATIENCE = 20_000;

/** The client address of all flood requests. The readers in flood.ts have a different address. */
const client = { "x-forwarded-for": "198.51.100.66" };

const headersFor = (token: string | null) =>
  token === null ? client : { ...client, authorization: `Bearer ${token}` };

function ask(url: string, token: string | null, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const outgoing = request(url, { agent, headers: headersFor(token) }, (response) => {
      response.resume();
      response.once("close", () => resolve(response.statusCode ?? 0));
    });
    outgoing.setTimeout(PATIENCE, () => outgoing.destroy());
    outgoing.once("error", () => resolve(0));
    outgoing.end();
  });
}

async function flood({ urls, token, atOnce }: FloodOrder["kinds"][string]) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const statuses: Record<number, number> = {};
  const left = [...urls];
  const work = async () => {
    for (let url = left.shift(); url !== undefined; url = left.shift()) {
      const status = await ask(url, token, agent);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  agent.destroy();
  return statuses;
}

function hold(url: string, token: string | null): void {
  const stream = get(url, { agent: false, headers: headersFor(token) }, (response) => {
    response.resume();
    response.on("error", () => undefined);
  });
  stream.on("error", () => undefined);
}

/*
 * Floods the services from a separate process, so that generating the load doesn't slow down the
 * process that measures.
 */
process.once("message", async ({ kinds, streams }: FloodOrder) => {
  for (const url of streams.urls) hold(url, streams.token);
  const tallies = await Promise.all(
    Object.entries(kinds).map(async ([name, kind]) => [name, await flood(kind)] as const),
  );
  process.send?.(Object.fromEntries(tallies));
});
