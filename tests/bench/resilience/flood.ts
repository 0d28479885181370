import { fork } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import { lakeToken } from "../../support/stack/lake.ts";
import { root } from "../../support/stack/places.ts";
import { samplePaths } from "../../support/sample-paths.ts";
import { dataFolder, siteDist, testStack } from "../../support/stack/stack.ts";
import { percentile, printMeasure, rounded } from "../figures.ts";
import type { FloodOrder } from "./flood-crowd.ts";
import { memoryOf, servicePid, sizeOf } from "./service-process.ts";
import { amount } from "../smoke.ts";

/** The number of requests of each kind in the full flood. */
const FLOOD = { addresses: 5_000, transforms: 500, queries: 50, listeners: 100 };

/** Interval between a reader's page loads, in ms. */
const READ_EVERY = 25;
/** Duration of the measurement without a flood, in ms. It is shorter if only part of the flood is sent. */
const QUIET_FOR = amount(15_000, 1_000);

/** Time after the flood before memory is measured, in ms. */
const SETTLE = amount(10_000, 0);

const tally = z.record(z.string(), z.record(z.string(), z.number()));

const several = (share: number, count: number, make: (index: number) => string) =>
  Array.from({ length: Math.max(1, Math.ceil(count * share)) }, (_, index) => make(index));

/** Returns the URL of an image on a page, without its query string. */
async function imageOf(page: string): Promise<string> {
  const found = /\/cdn\/images\/[\w/.-]+\.(?:webp|jpg|png)/.exec(await (await fetch(page)).text());
  if (found) return found[0];
  throw new Error(`${page} shows no image.`);
}

async function orderOf(share: number, site: string, lake: string): Promise<FloodOrder> {
  const image = await imageOf(`${site}/en`);
  const token = lakeToken(testStack, "viewer");
  const api = `${lake}/v2025-02-19/data`;
  const costly = [
    // Nests all documents in every document, two levels deep.
    (n: number) => `*[${n} == ${n}]{"a": *[]{"b": *[]}}`,
    // Counts all other documents once for every pair of documents. No index speeds this up.
    (n: number) => `*{"a": count(*[^._id != _id && ${n} != count(*[_rev != ^._rev])])}`,
    // Returns 60 documents for every document: a large result, but within the lake's limits.
    (n: number) => `*[${n} == ${n}]{"a": *[0...60]}`,
  ];
  const query = (n: number) => encodeURIComponent(costly[n % costly.length]?.(n) ?? "*");
  return {
    kinds: {
      addresses: {
        urls: several(share, FLOOD.addresses, (n) => `${site}/en/flood-${n}/nothing-is-here`),
        token: null,
        atOnce: 8,
      },
      transforms: {
        urls: several(share, FLOOD.transforms, (n) => `${site}${image}?w=${200 + n}&blur=${1 + n}`),
        token: null,
        atOnce: 16,
      },
      queries: {
        urls: several(share, FLOOD.queries, (n) => `${api}/query/production?query=${query(n)}`),
        token,
        atOnce: 4,
      },
    },
    streams: {
      urls: several(share, FLOOD.listeners, (n) => {
        const listened = encodeURIComponent(`*[count(*[_id == ^._id]) == 1 && ${n} == ${n}]`);
        return `${api}/listen/production?query=${listened}&includeResult=true`;
      }),
      token,
    },
  };
}

/** Timeout of a page in ms. */
const PATIENCE = 20_000;

/**
 * Requests a page with compression, as a browser does, without decompressing it. Resolves with its status or the error
 * message.
 */
function readPage(url: string, agent: Agent): Promise<number | string> {
  const headers = { "x-forwarded-for": "203.0.113.5", "accept-encoding": "br" };
  return new Promise((resolve) => {
    const outgoing = request(url, { agent, headers, timeout: PATIENCE }, (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode ?? 0));
      response.once("error", (error) => resolve(error.message));
    });
    outgoing.once("timeout", () => outgoing.destroy(new Error("no response in time")));
    outgoing.once("error", (error) => resolve(error.message));
    outgoing.end();
  });
}

/**
 * Reads pages of the sample site one after another until `until` resolves. Returns their response
 * times and the errors.
 */
async function readPages(site: string, until: Promise<unknown>) {
  const pages = samplePaths("en").slice(0, 6);
  const times: number[] = [];
  const errors: string[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ended = new AbortController();
  void until.then(() => ended.abort());
  for (let count = 0; !ended.signal.aborted; count += 1) {
    const page = pages[count % pages.length] ?? "/en";
    const begun = performance.now();
    const status = await readPage(site + page, agent);
    times.push(performance.now() - begun);
    if (status !== 200) errors.push(`${page}: ${status}`);
    await pause(READ_EVERY);
  }
  agent.destroy();
  return { times, errors };
}

const folders = () => [dataFolder(testStack), join(root, "web", siteDist(testStack))];
const diskUsed = () => folders().reduce((sum, folder) => sum + sizeOf(folder), 0);
const services = ["site", "lake"] as const;
const memoryHeld = () => services.map((name) => memoryOf(servicePid(testStack, name)));

/** Sends the flood from a separate process. Returns the number of responses by kind and status. */
async function runCrowd(order: FloodOrder) {
  const crowd = fork(fileURLToPath(new URL("./flood-crowd.ts", import.meta.url)));
  const answered = once(crowd, "message");
  crowd.send({ ...order });
  const [statuses] = await answered;
  crowd.kill();
  await once(crowd, "exit");
  return tally.parse(statuses);
}

/**
 * Prints how a flood of requests affects readers and the machine. The full flood consists of 5,000
 * unknown paths, 500 image transforms that no page uses, 50 expensive queries and 100 listeners.
 * - `flood.known.p95.ratio`: 95th percentile of the sample pages' response times during the flood,
 *   divided by the 95th percentile without a flood (at most 2).
 * - `flood.reader.errors`: the readers' failed requests (must be 0).
 * - `flood.disk.growth` and `flood.rss.growth`: additional disk space and memory, in MB.
 * `share` (0 to 1) is the part of the flood that is sent.
 */
export async function measureFlood(share: number, site: string, lake: string): Promise<void> {
  const order = await orderOf(share, site, lake);
  // Loads every page once, so that it is cached in both measurements, without and with the flood.
  for (const page of samplePaths("en")) await (await fetch(site + page)).arrayBuffer();
  const quiet = await readPages(site, pause(QUIET_FOR * Math.max(share, 0.2)));
  const [disk, memory] = [diskUsed(), memoryHeld()];
  const begun = performance.now();
  const peaks = memory.map(() => 0);
  const watch = setInterval(() => {
    for (const [index, held] of memoryHeld().entries())
      peaks[index] = Math.max(peaks[index] ?? 0, held);
  }, 1_000);
  const crowd = runCrowd(order);
  const flooded = await readPages(site, crowd);
  const statuses = await crowd;
  const seconds = (performance.now() - begun) / 1_000;
  clearInterval(watch);
  await pause(SETTLE);
  const settled = memoryHeld();

  const [before, under] = [percentile(quiet.times, 0.95), percentile(flooded.times, 0.95)];
  const p95 = `at most 2; ${rounded(before)} ms without (${quiet.times.length} reads), ${rounded(under)} ms under a flood of ${rounded(seconds, 0)} s (${flooded.times.length} reads)`;
  printMeasure("flood.known.p95.ratio", rounded(under / before), p95);
  const errors = [...quiet.errors, ...flooded.errors];
  printMeasure("flood.reader.errors", errors.length, `must be 0; ${errors.slice(0, 5).join(", ")}`);
  const grown = diskUsed() - disk;
  printMeasure("flood.disk.growth", rounded(grown, 1), `MB more than ${rounded(disk, 0)} MB`);
  const more = (now: readonly number[]) =>
    services
      .map(
        (name, index) =>
          `${name} ${rounded(memory[index] ?? 0, 0)} to ${rounded(now[index] ?? 0, 0)}`,
      )
      .join(", ");
  const growth = settled.reduce((sum, held, index) => sum + held - (memory[index] ?? 0), 0);
  printMeasure(
    "flood.rss.growth",
    rounded(growth, 0),
    `MB ${SETTLE / 1_000} s after it: ${more(settled)}; at its peak: ${more(peaks)}`,
  );
  for (const [kind, counts] of Object.entries(statuses)) {
    const totals = Object.entries(counts).map(([status, count]) => `${count} × ${status}`);
    console.log(`    ${kind}: ${totals.join(", ")}`);
  }
}
