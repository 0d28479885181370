import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { SanityClient } from "@sanity/client";
import { clientAt } from "../../../studio/content-lake/tests/support/client-at.ts";
import {
  newFolder,
  serveLakeProcess,
  tokenFor,
  type ServedLake,
} from "../../../studio/content-lake/tests/support/served-lake.ts";
import { openServedSite } from "../../support/stack/served-site.ts";
import { portBeside, type Stack } from "../../support/stack/stack.ts";
import { median, percentile, printMeasure, rounded, spread } from "../figures.ts";
import { memoryOf } from "../resilience/service-process.ts";
import { amount } from "../smoke.ts";
import {
  createPageWords,
  feedPath,
  grownPage,
  idOf,
  listSlug,
  newestArticle,
  slugOf,
  writeContent,
} from "./grown-content.ts";
import { studioListQuery } from "./studio-search.ts";

const ROUNDS = amount(20, 2);
const UNKNOWN = amount(60, 8);
const CLIENTS = 8;
const SEARCHES = amount(20, 3);

/** Offsets of the ports of the site and the lake from the stack's first port. */
const SITE = 18;
const LAKE = 19;

/** Time in ms after which a change that is not visible is an error. */
const PATIENCE = 30_000;

/** A measured figure. `values` are the times in ms of single requests, or one value. */
interface Figure {
  name: string;
  unit: "ms" | "MB" | "";
  values: readonly number[];
  /** The limit at 100,000 pages. Undefined if there is none. */
  limit?: number;
}

/** A lake with many pages and a site, each in a process of its own. */
interface Grown {
  pages: number;
  /** Sanity's client of the lake with an administrator's token. */
  client: SanityClient;
  site: { url: string; pid: number };
  lake: ServedLake;
  /** Number of requests that the site refused with 503. */
  refused: number;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/**
 * Requests a path of the site as one of 250 clients, because each client may send a limited number of requests. Repeats
 * the request while the site is too busy.
 */
async function read(grown: Grown, path: string, client = 0) {
  const headers = { "x-forwarded-for": `198.51.100.${client % 250}` };
  const until = performance.now() + PATIENCE;
  for (;;) {
    const response = await fetch(grown.site.url + path, { headers, redirect: "manual" });
    const text = await response.text();
    if (response.status !== 503 || performance.now() > until)
      return { status: response.status, text };
    grown.refused += 1;
    await pause(20);
  }
}

/** Requests a path until its text contains `text`. Returns the number of requests. */
async function readUntil(grown: Grown, path: string, text: string): Promise<number> {
  const until = performance.now() + PATIENCE;
  for (let count = 1; ; count += 1) {
    if ((await read(grown, path, count)).text.includes(text)) return count;
    if (performance.now() > until) throw new Error(`${path} does not display "${text}".`);
    await pause(2);
  }
}

async function readUnknown(grown: Grown, number: number): Promise<void> {
  const { status } = await read(grown, `/en/unknown-${number}`, number);
  if (status !== 404) throw new Error(`An unknown address got the status ${status}.`);
}

/** Returns the times of 404 responses, to one client and to eight at once. */
async function measureUnknown(grown: Grown): Promise<Figure[]> {
  let next = 0;
  const one = async () => timed(() => readUnknown(grown, (next += 1)));
  await one();
  const single: number[] = [];
  while (single.length < UNKNOWN) single.push(await one());
  const together: number[] = [];
  const client = async () => {
    while (together.length < UNKNOWN) together.push(await one());
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return [
    { name: "not-found", unit: "ms", values: single, limit: 30 },
    { name: "not-found.eight", unit: "ms", values: together },
  ];
}

/** Returns the times of the first response of pages that were published a moment before. */
async function measureNewPages(grown: Grown): Promise<Figure[]> {
  const word = createPageWords();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const slug = `new-${round}`;
    const page = grownPage(grown.pages + 1, word);
    await grown.client.createOrReplace({
      ...page,
      _id: `page-${slug}`,
      slug: { ...page.slug, current: slug },
    });
    times.push(
      await timed(async () => {
        const { status } = await read(grown, `/en/${slug}`, round);
        if (status !== 200) throw new Error(`A new page got the status ${status}.`);
      }),
    );
  }
  return [{ name: "new-page", unit: "ms", values: times }];
}

/**
 * Returns the times from an edit of an article's title until its page displays it, and the times that the list and the
 * feed of all articles then take to display it.
 */
async function measureEdits(grown: Grown): Promise<Figure[]> {
  const number = newestArticle(grown.pages);
  const path = `/en/${slugOf(number)}`;
  await Promise.all([path, `/en/${listSlug}`, feedPath].map((each) => read(grown, each)));
  const times = { edit: new Array<number>(), list: new Array<number>(), feed: new Array<number>() };
  for (let round = 0; round < ROUNDS; round += 1) {
    const title = `Change number ${round}.`;
    times.edit.push(
      await timed(async () => {
        await grown.client.patch(idOf(number)).set({ title }).commit({ visibility: "async" });
        await readUntil(grown, path, title);
      }),
    );
    times.list.push(await timed(() => readUntil(grown, `/en/${listSlug}`, title)));
    times.feed.push(await timed(() => readUntil(grown, feedPath, title)));
  }
  return [
    { name: "edit", unit: "ms", values: times.edit, limit: 300 },
    { name: "list", unit: "ms", values: times.list, limit: 300 },
    { name: "feed", unit: "ms", values: times.feed, limit: 300 },
  ];
}

/** Returns the times of the Studio's document list: the whole list, and searches for a frequent and a rare word. */
async function measureStudioSearch({ client }: Grown): Promise<Figure[]> {
  const word = createPageWords();
  const words = Array.from({ length: 400 }, word);
  const longest = words.toSorted((a, b) => b.length - a.length);
  const texts = {
    "studio.list": () => "",
    "studio.search": (round: number) => longest[round] ?? "",
    "studio.search.frequent": (round: number) => (words[round] ?? "").slice(0, 2),
  };
  const figures: Figure[] = [];
  for (const [name, textOf] of Object.entries(texts)) {
    const values: number[] = [];
    for (let round = 0; round < SEARCHES; round += 1) {
      const { query, params } = studioListQuery(textOf(round));
      // The lake caches the response to a query until something changes. An editor's search is new.
      await client.createOrReplace({ _id: "drafts.growth", _type: "growth", round });
      values.push(await timed(() => client.fetch(query, params, { perspective: "drafts" })));
    }
    figures.push({ name, unit: "ms", values });
  }
  return figures;
}

/** Starts a lake on the data folder. Returns the time in ms until it has answered a query as well. */
async function openLake(stack: Stack, data: string, token: string) {
  const began = performance.now();
  const port = ["--port", String(portBeside(stack, LAKE))];
  // As `npm run lake` starts it.
  const env = { ...process.env, NODE_OPTIONS: "--max-semi-space-size=16" };
  const lake = await serveLakeProcess(data, port, env);
  await clientAt(lake.url, token).fetch('*[_type == "page"][0]._id');
  return { lake, time: performance.now() - began };
}

/** Starts the site on the lake. Returns the time in ms until it has served a page as well. */
async function openSite(stack: Stack, data: string, lakeUrl: string, token: string) {
  const folder = join(data, "site");
  mkdirSync(folder, { recursive: true });
  const began = performance.now();
  const site = await openServedSite(stack, {
    name: "growth-site",
    above: SITE,
    env: {
      MARQUEE_SITE_DATA: folder,
      MARQUEE_LAKE_URL: lakeUrl,
      SANITY_API_READ_TOKEN: token,
    },
  });
  const { status } = await fetch(`${site.url}/en/${slugOf(1)}`);
  if (status !== 200) {
    await site.stop();
    throw new Error(`A page got the status ${status} after the start.`);
  }
  return { site, time: performance.now() - began };
}

const measureMemory = async ({ lake, site }: Grown): Promise<Figure[]> => [
  { name: "lake.memory", unit: "MB", values: [memoryOf(lake.process.pid ?? 0)], limit: 1_024 },
  { name: "site.memory", unit: "MB", values: [memoryOf(site.pid)] },
];

/** Fills a new lake with `pages` pages and returns its figures and those of a site on it. */
async function measureSize(stack: Stack, pages: number): Promise<Figure[]> {
  const data = newFolder();
  const token = await tokenFor(data, "administrator");
  const readToken = await tokenFor(data, "viewer");
  const filled = await openLake(stack, data, token);
  const filling = await timed(() => writeContent(clientAt(filled.lake.url, token), pages)).finally(
    () => filled.lake.end("SIGTERM"),
  );
  const { lake, time: lakeRestart } = await openLake(stack, data, token);
  try {
    const figures: Figure[] = [
      { name: "filling", unit: "ms", values: [filling] },
      { name: "lake.restart", unit: "ms", values: [lakeRestart], limit: 10_000 },
    ];
    const first = await openSite(stack, data, lake.url, readToken);
    try {
      const client = clientAt(lake.url, token);
      const grown = { pages, client, lake, site: first.site, refused: 0 };
      const measures = [
        measureUnknown,
        measureNewPages,
        measureEdits,
        measureStudioSearch,
        measureMemory,
      ];
      for (const measure of measures) figures.push(...(await measure(grown)));
      figures.push({ name: "refused", unit: "", values: [grown.refused] });
    } finally {
      await first.site.stop();
    }
    const second = await openSite(stack, data, lake.url, readToken);
    figures.push(
      { name: "site.first-start", unit: "ms", values: [first.time] },
      { name: "site.restart", unit: "ms", values: [second.time], limit: 10_000 },
    );
    await second.site.stop();
    return figures;
  } finally {
    await lake.end("SIGTERM");
    rmSync(data, { recursive: true, force: true });
  }
}

function printFigure({ name, unit, values, limit }: Figure, pages: number, smallest: Figure): void {
  const value = percentile(values, 0.95);
  const ratio = value / percentile(smallest.values, 0.95);
  const details = [
    Number.isFinite(ratio) && `${rounded(ratio)} times the figure of the smallest size`,
    values.length > 1 && `median ${rounded(median(values), 1)}, ${spread(values, 1)}`,
    unit === "" && "requests of the site that got 503 and were repeated",
    limit !== undefined && `limit at 100,000 pages: ${limit} ${unit}`,
  ].filter((detail) => detail !== false);
  const label = `growth.${pages}.${name}`;
  printMeasure(unit === "" ? label : `${label} (${unit})`, rounded(value, 1), details.join("; "));
}

/** The sizes that are measured without an argument. */
export const growthSizes = amount([1_000, 10_000, 100_000], [40, 80]);

/**
 * Prints how the site and the lake slow down with the number of pages. For each of `sizes`, in pages: the 95th
 * percentiles of the times for an unknown address, for a new page, for an edit until it is visible, for the first list
 * and feed after it, and for the Studio's document list; the times of restarts; and the memory of both processes.
 */
export async function measureGrowth(stack: Stack, sizes: readonly number[]): Promise<void> {
  const smallest = new Map<string, Figure>();
  for (const pages of sizes) {
    for (const figure of await measureSize(stack, pages)) {
      if (!smallest.has(figure.name)) smallest.set(figure.name, figure);
      printFigure(figure, pages, smallest.get(figure.name) ?? figure);
    }
  }
}
