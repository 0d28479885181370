import { setTimeout as pause } from "node:timers/promises";
import type { SanityClient } from "@sanity/client";
import * as z from "zod";
import { pageDocument, textBlock } from "../../support/documents.ts";
import { compressedSize } from "../bare-copy.ts";
import { median, percentile, printMeasure, rounded, spread } from "../figures.ts";
import { loadProgram, requestsPerSecond } from "../load.ts";
import { amount } from "../smoke.ts";

/** Number of pages that the benchmark adds to the site. */
const PAGES = amount(10_000, 30);
const PER_PAGE = 12;
const ROUNDS = amount(7, 1);
const SECONDS = amount(4, 1);
const PUBLISHES = amount(12, 2);

/** Pages of one transaction. */
const BATCH = 250;

const SLUG = "bench-list";
const OTHER = "bench-other-list";

/** Static pages of the sample site. The one of the most similar size is the reference. */
const staticPages = [
  "/en",
  "/en/venue",
  "/en/about",
  "/en/programme",
  "/en/privacy",
  "/en/films/salt",
];

const list = (below: string) => ({
  _key: "list",
  _type: "pageList",
  version: 1,
  heading: "Articles",
  source: "below",
  below,
  order: "newest",
  perPage: PER_PAGE,
  paginated: true,
  layout: "rows",
  tone: "default",
  motion: "none",
});

const begin = Date.parse("2020-01-01T00:00:00Z");

const article = (number: number) => ({
  ...pageDocument(`${SLUG}/${number}`, [textBlock(`Text ${number}.`)], {
    title: `Article ${number}`,
  }),
  _id: `page-${SLUG}-${number}`,
  date: new Date(begin + number * 3_600_000).toISOString(),
  summary: `Article number ${number} says what the others say, in other words.`,
});

async function publishAll(lake: SanityClient): Promise<void> {
  const documents = [
    pageDocument(SLUG, [list(SLUG)]),
    pageDocument(OTHER, [list("films")]),
    ...Array.from({ length: PAGES }, (_, number) => article(number)),
  ];
  for (let at = 0; at < documents.length; at += BATCH) {
    const transaction = lake.transaction();
    for (const document of documents.slice(at, at + BATCH)) transaction.createOrReplace(document);
    await transaction.commit({ visibility: "async" });
  }
}

async function removeAll(lake: SanityClient): Promise<void> {
  const ids = [
    ...Array.from({ length: PAGES }, (_, number) => `page-${SLUG}-${number}`),
    `page-en-${SLUG}`,
    `page-en-${OTHER}`,
  ];
  for (let at = 0; at < ids.length; at += BATCH) {
    const transaction = lake.transaction();
    for (const id of ids.slice(at, at + BATCH)) transaction.delete(id);
    await transaction.commit({ visibility: "async" });
  }
}

async function textOf(url: string): Promise<string> {
  const response = await fetch(url);
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}.`);
  return response.text();
}

/** Returns the position at which a cached page was rendered. It changes with each rendering. */
const positionIn = (html: string): string => /\\"since\\":\\"([^\\"]+)/.exec(html)?.[1] ?? "";

const pagePathOf = (number: number) =>
  number === 1 ? `/en/${SLUG}` : `/en/${SLUG}/page/${number}`;

/** Measures how many of the site's list pages a publication renews that changes one entry. */
async function measureRenewals(site: string, lake: SanityClient): Promise<void> {
  const last = Math.ceil(PAGES / PER_PAGE);
  const watched = amount(40, 3);
  const numbers = Array.from({ length: watched }, (_, at) =>
    Math.max(1, Math.round((at * last) / watched)),
  );
  const paths = [...new Set(numbers)].map(pagePathOf).concat(`/en/${OTHER}`);
  const positions = async () => {
    const found = [];
    for (const path of paths) found.push(positionIn(await textOf(site + path)));
    return found;
  };
  await positions();
  const middle = Math.floor(numbers.length / 2);
  const number = PAGES - 1 - ((numbers[middle] ?? 1) - 1) * PER_PAGE;
  const before = await positions();
  await lake.patch(`page-${SLUG}-${number}`).set({ summary: "Another summary." }).commit();
  await pause(3_000);
  const after = await positions();
  const renewed = before.filter((position, at) => position !== after[at]).length;
  printMeasure(
    "list.renewed",
    renewed,
    `of ${paths.length} cached list pages, after one listed page of ${PAGES} was published`,
  );
}

/** Measures the time from publishing a new page until its list displays it. */
async function measureVisible(site: string, lake: SanityClient): Promise<void> {
  const times: number[] = [];
  const url = site + pagePathOf(1);
  for (let round = 0; round < PUBLISHES; round += 1) {
    const title = `New article ${round}`;
    const at = Date.now();
    await lake.createOrReplace({ ...article(PAGES - 1), title });
    const deadline = at + 20_000;
    while (!(await textOf(url)).includes(title)) {
      if (Date.now() > deadline) throw new Error(`${url} doesn't display "${title}".`);
      await pause(10);
    }
    times.push(Date.now() - at);
    await pause(200);
  }
  printMeasure(
    "list.visible.p95 (ms)",
    percentile(times, 0.95),
    `${times.length} publications, ${spread(times, 0)} ms, on a site of ${PAGES} pages`,
  );
}

/** Returns the static page whose compressed size is the most similar to that of a page. */
async function similarPage(site: string, size: number) {
  const sizes = await Promise.all(
    staticPages.map(async (path) => ({ path, size: await compressedSize(site + path) })),
  );
  const [nearest] = sizes.toSorted((a, b) => Math.abs(a.size - size) - Math.abs(b.size - size));
  return z.object({ path: z.string(), size: z.number() }).parse(nearest);
}

async function measureRate(site: string): Promise<void> {
  const listed = site + pagePathOf(2);
  const size = await compressedSize(listed);
  const reference = await similarPage(site, size);
  for (const url of [listed, site + reference.path]) await requestsPerSecond(url, 1);
  const rounds: { list: number; page: number }[] = [];
  while (rounds.length < ROUNDS) {
    rounds.push({
      list: await requestsPerSecond(listed, SECONDS),
      page: await requestsPerSecond(site + reference.path, SECONDS),
    });
  }
  const ratios = rounds.map((round) => round.list / round.page);
  printMeasure(
    "list.rps.ratio",
    rounded(median(ratios)),
    [
      `${ROUNDS} rounds by ${loadProgram()}: ${spread(ratios)}`,
      `${rounded(median(rounds.map((round) => round.list)), 0)}/s for ${size} B`,
      `${reference.path} ${rounded(median(rounds.map((round) => round.page)), 0)}/s for ${reference.size} B`,
    ].join("; "),
  );
}

/**
 * Prints figures of a site with 10,000 pages: the requests per second of a list page, divided by
 * those of a static page; the number of list pages that a publication renews; the time until a list
 * displays a new page; the number of sitemaps. [LIST-3]
 */
export async function measureLists(site: string, lake: SanityClient): Promise<void> {
  await publishAll(lake);
  try {
    await pause(amount(3_000, 500));
    await measureRate(site);
    await measureRenewals(site, lake);
    await measureVisible(site, lake);
    const index = await textOf(`${site}/sitemap.xml`);
    const parts = index.match(/<sitemap>/g)?.length ?? 1;
    printMeasure("list.sitemaps", parts, `for ${PAGES} pages and the sample site's own`);
  } finally {
    await removeAll(lake);
  }
}
