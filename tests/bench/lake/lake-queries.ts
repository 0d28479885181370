import { createServer } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { evaluateSync, parse } from "groq-js";
import type { ContentLake } from "../../../studio/content-lake/src/content-lake.ts";
import { median, printMeasure, rounded, spread } from "../figures.ts";
import { lakeOfPages, lakeToken, pageOf, pageQuery } from "./lake-pages.ts";
import { requestsPerSecond } from "../load.ts";
import { amount } from "../smoke.ts";

const documents = amount(100_000, 1_000);
const scans = amount(15, 1);
const rounds = amount(5, 1);
const seconds = amount(3, 1);

/**
 * Measures a lake with 100,000 pages: the memory that its documents use, and the speed of its
 * queries. Compares this speed with the speed of a full scan, and with the speed of a `node:http`
 * server that sends the same bytes.
 */
export async function measureLakeQueries(): Promise<void> {
  const before = memoryInUse();
  const pages = await lakeOfPages(documents);
  try {
    const { lake, url } = await pages.reopen();
    await lake.fetch(queryOf("*[0]._id", {}));
    const bytes = (memoryInUse() - before) / (documents / 1_000);
    const size = JSON.stringify(pageOf(1)).length;
    printMeasure(
      "lake.memory.per-1000 (MB)",
      rounded(bytes / 1_000_000),
      `${documents} pages of ${size} B of JSON, indexes of the published perspective and of everything included`,
    );
    await measureAgainstScan(lake);
    await measureAgainstBareServer(url);
  } finally {
    await pages.stop();
  }
}

/**
 * Prints how many times faster the page-by-slug query is than plain groq-js over the same documents. The lake's time
 * includes handling the request and its response.
 */
async function measureAgainstScan(lake: ContentLake): Promise<void> {
  const dataset = Array.from({ length: documents }, (_, n) => pageOf(n));
  const tree = parse(pageQuery);
  const times = { scan: new Array<number>(), lake: new Array<number>() };
  for (let round = 0; round < scans; round += 1) {
    const n = (round * 7_919) % documents;
    const params = { slug: `page-${n}`, language: n % 2 ? "de" : "en" };
    const scan = await timed(() => evaluateSync(tree, { dataset, params }).data);
    if (!JSON.stringify(scan.value).includes(`"Page ${n}"`))
      throw new Error("The scan did not find the document");
    times.scan.push(scan.taken);
    for (let turn = 0; turn < 20; turn += 1) {
      const asked = await timed(async () => (await lake.fetch(queryOf(pageQuery, params))).text());
      if (!asked.value.includes(`"Page ${n}"`)) throw new Error(asked.value);
      times.lake.push(asked.taken);
    }
  }
  printMeasure(
    "lake.slug.vs-scan",
    rounded(median(times.scan) / median(times.lake), 0),
    `medians of ${scans} scans (${spread(times.scan)} ms) and ${times.lake.length} queries (${rounded(median(times.lake), 3)} ms), in turn`,
  );
}

/**
 * Prints `lake.http.ratio` and `lake.http.uncached.ratio`: requests per second of a by-id query, divided by the rate of
 * a bare `node:http` server that sends the same bytes. `lake.http.ratio` repeats one query, as a site does, so the lake
 * caches it. The uncached query calls `now()`, so the lake evaluates it on each request.
 */
async function measureAgainstBareServer(url: string): Promise<void> {
  await measureQuery(url, "lake.http.ratio", "*[_id == $id][0]");
  await measureQuery(url, "lake.http.uncached.ratio", '*[_id == $id][0]{..., "at": now()}');
}

async function measureQuery(url: string, name: string, query: string): Promise<void> {
  const search = new URLSearchParams({ query, $id: '"page-7"' });
  const address = `${url}/v2025-02-19/data/query/production?${search}`;
  const headers = { authorization: `Bearer ${lakeToken}` };
  const answer = await fetch(address, { headers });
  const body = await answer.text();
  const sent = [...answer.headers].filter(([header]) => header !== "connection").flat();
  const bare = createServer((_request, response) => {
    response.writeHead(200, sent);
    response.end(body);
  });
  await new Promise<void>((resolve) => bare.listen(0, "127.0.0.1", resolve));
  const at = bare.address();
  const bareUrl = `http://127.0.0.1:${typeof at === "object" && at ? at.port : 0}/`;
  try {
    const rates = { lake: new Array<number>(), bare: new Array<number>() };
    for (let round = amount(-1, 0); round < rounds; round += 1) {
      const lake = await requestsPerSecond(address, seconds, headers);
      const plain = await requestsPerSecond(bareUrl, seconds, headers);
      if (round < 0) continue;
      rates.lake.push(lake);
      rates.bare.push(plain);
    }
    const ratios = rates.lake.map((rate, round) => rate / (rates.bare[round] ?? Number.NaN));
    printMeasure(
      name,
      rounded(median(ratios)),
      `median of ${rounds} pairs of ${seconds} s (${spread(ratios)}); ${rounded(median(rates.lake), 0)} and ${rounded(median(rates.bare), 0)} requests per second of ${body.length} characters, each with a token`,
    );
  } finally {
    bare.closeAllConnections();
    bare.close();
  }
}

function queryOf(query: string, params: Readonly<Record<string, unknown>>): Request {
  const search = new URLSearchParams({ query });
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value));
  return new Request(`http://localhost:3400/v2025-02-19/data/query/production?${search}`, {
    headers: { authorization: `Bearer ${lakeToken}` },
  });
}

async function timed<T>(work: () => T | Promise<T>): Promise<{ value: T; taken: number }> {
  const start = performance.now();
  const value = await work();
  return { value, taken: performance.now() - start };
}

/** Returns the bytes in use after a garbage collection. */
function memoryInUse(): number {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect === "function") collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
