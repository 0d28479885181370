import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { SanityClient } from "@sanity/client";
import * as z from "zod";
import { createSearchIndex } from "../../../web/content/search/search-index.ts";
import {
  newFolder,
  serveLakeProcess,
  tokenFor,
} from "../../../studio/content-lake/tests/support/served-lake.ts";
import { pageDocument, textBlock } from "../../support/documents.ts";
import { clientAt } from "../../../studio/content-lake/tests/support/client-at.ts";
import { openServedSite } from "../../support/stack/served-site.ts";
import type { Stack } from "../../support/stack/stack.ts";
import { median, percentile, printMeasure, rounded, spread } from "../figures.ts";
import { amount } from "../smoke.ts";
import { createRandom, createWords, pageOfWords, textsOfWords } from "./word-pages.ts";

const PAGES = amount(10_000, 60);
const SEARCHES = amount(500, 20);
const PUBLISHES = amount(20, 1);

/** Pages that are written in one transaction. */
const BATCH = 100;

/** Offset of the site's port from the stack's first port. */
const SITE = 17;

const response = z.object({ results: z.array(z.object({ href: z.string() })) });

async function search(site: string, query: string, client: number): Promise<string[]> {
  const asked = new URLSearchParams({ language: "en", q: query });
  // Each client may search 300 times in a minute.
  const headers = { "x-forwarded-for": `198.51.100.${client % 250}` };
  const answer = await fetch(`${site}/api/search?${asked}`, { headers });
  if (!answer.ok) throw new Error(`The search answered ${answer.status}.`);
  return response.parse(await answer.json()).results.map(({ href }) => href);
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  return performance.now() - began;
}

async function writePages(lake: SanityClient, word: () => string): Promise<void> {
  await lake.createOrReplace(pageDocument("index", [textBlock("Home.")]));
  await lake.createOrReplace({
    _id: "localeSettings",
    _type: "localeSettings",
    defaultLanguage: "en",
    languages: [{ _key: "en", code: "en", name: "English", direction: "ltr" }],
  });
  for (let first = 0; first < PAGES; first += BATCH) {
    const transaction = lake.transaction();
    const last = Math.min(PAGES, first + BATCH);
    for (let at = first; at < last; at += 1) transaction.createOrReplace(pageOfWords(at, word));
    await transaction.commit({ visibility: "async" });
  }
}

const completion =
  /"message":"search: the index is complete".*?"ms":(\d+)|index is complete.*?ms[=:" ]+(\d+)/;

/**
 * Waits until the site's log says that the index is complete. Meanwhile requests the home page.
 * Returns the time of the building, and the times of those requests, in ms.
 */
async function whenComplete(url: string, log: string): Promise<{ ms: number; pages: number[] }> {
  const pages: number[] = [];
  for (;;) {
    pages.push(await timed(async () => (await fetch(`${url}/en`)).text()));
    const line = completion.exec(readFileSync(log, "utf8"));
    if (line) return { ms: Number(line[1] ?? line[2]), pages };
    await pause(20);
  }
}

/** Returns a query as a visitor types it: one to three words, often unfinished or with a typing error. */
function queryOf(word: () => string, random: () => number): string {
  const words = Array.from({ length: 1 + Math.floor(random() * 3) }, word).join(" ");
  const kind = random();
  const place = Math.floor(random() * words.length);
  if (kind < 0.4) return words.slice(0, Math.max(2, place));
  return kind < 0.7 ? `${words.slice(0, place)}x${words.slice(place + 1)}` : words;
}

/** Publishes a page with a word of its own. Returns the time in ms until the search finds it. */
async function publishOnce(site: string, lake: SanityClient, number: number): Promise<number> {
  const name = `barnacle${String.fromCodePoint(97 + number)}zyx`;
  const page = pageDocument(`bench-${name}`, [textBlock(name, "b")]);
  const isFound = async () => (await search(site, name, number))[0] === `/en/bench-${name}#block-b`;
  return timed(async () => {
    await lake.createOrReplace(page);
    while (!(await isFound())) await pause(5);
  });
}

/** Returns the bytes in use after a garbage collection. */
function memoryInUse(): number {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect === "function") collect();
  return process.memoryUsage().heapUsed;
}

/** Returns the bytes of an index of the same pages with their texts. */
function measureMemory(): number {
  const word = createWords(createRandom());
  const before = memoryInUse();
  const index = createSearchIndex({ ofPage: Infinity, total: Infinity }, () => undefined);
  for (let number = 0; number < PAGES; number += 1) {
    const slug = `words/${number}`;
    index.put({ id: slug, language: "en", slug, ...textsOfWords(word), until: null });
  }
  const bytes = memoryInUse() - before;
  if (index.size().pages !== PAGES) throw new Error("The index lacks pages.");
  return bytes;
}

/** Prints the figures of a site that has just started, whose index is still empty. */
async function measureSite(
  { url, log }: { url: string; log: string },
  lake: SanityClient,
): Promise<void> {
  const { ms, pages } = await whenComplete(url, log);
  printMeasure("search.build (ms)", ms, `${PAGES} pages, in the background`);
  const home = `${pages.length} requests of the home page meanwhile, ${spread(pages)}`;
  printMeasure("search.build.page.p95 (ms)", rounded(percentile(pages, 0.95)), home);
  const random = createRandom();
  const word = createWords(random);
  const times: number[] = [];
  for (let number = 0; number < SEARCHES; number += 1) {
    const query = queryOf(word, random);
    times.push(await timed(() => search(url, query, number)));
  }
  const searches = `${SEARCHES} over HTTP, median ${rounded(median(times))}, ${spread(times)}`;
  printMeasure("search.p95 (ms)", rounded(percentile(times, 0.95)), searches);
  const found: number[] = [];
  for (let number = 0; number < PUBLISHES; number += 1) {
    found.push(await publishOnce(url, lake, number));
  }
  const publishes = `${PUBLISHES} publishes, median ${rounded(median(found), 0)}, ${spread(found, 0)}`;
  printMeasure("search.found.p95 (ms)", rounded(percentile(found, 0.95), 0), publishes);
}

/**
 * Prints figures of the search on a site of 10,000 pages: the times of the response, of the first
 * building, until a published page is found, and of the home page while the index is built, in ms;
 * and the memory of 1,000 pages.
 */
export async function measureSearch(stack: Stack): Promise<void> {
  const data = newFolder();
  const served = await serveLakeProcess(data);
  try {
    const lake = clientAt(served.url, await tokenFor(data, "administrator"));
    await writePages(lake, createWords(createRandom()));
    const site = await openServedSite(stack, {
      name: "search-site",
      above: SITE,
      env: {
        MARQUEE_SITE_DATA: join(data, "site"),
        MARQUEE_LAKE_URL: served.url,
        SANITY_API_READ_TOKEN: await tokenFor(data, "viewer"),
      },
    });
    await measureSite(site, lake).finally(() => site.stop());
  } finally {
    await served.end("SIGTERM");
    rmSync(data, { recursive: true, force: true });
  }
  const memory = `${PAGES} pages with their texts`;
  printMeasure("search.memory.per-1000 (MB)", rounded(measureMemory() / PAGES / 1_000), memory);
}
