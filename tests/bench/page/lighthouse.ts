// cspell:ignore NAVSTART
import { createServer } from "node:net";
import lighthouse from "lighthouse";
import { chromium } from "playwright";
import { chromiumArguments, ensureChromium } from "../../support/browsers/chromium.ts";
import { median, printMeasure, rounded, spread } from "../figures.ts";
import { amount } from "../smoke.ts";

const RUNS = amount(5, 1);
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** The audits of Lighthouse's performance score that are measured in ms. */
const timings = ["first paint", "largest paint", "blocked", "speed index"] as const;

type Run = Record<(typeof categories)[number] | "cls" | (typeof timings)[number], number>;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  return address.port;
}

/** A failed audit of any category except performance. It lowered the page's score in that category. */
type Fault = { category: string; title: string; details: string };

/**
 * Runs Lighthouse in a new browser, so that each run is a first visit. Lighthouse clears the
 * browser's cache between runs, but not all data that sites store.
 */
async function look(url: string) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArguments(), `--remote-debugging-port=${port}`],
  });
  try {
    return await lighthouse(url, {
      port,
      output: "json",
      logLevel: "error",
      onlyCategories: [...categories],
    });
  } finally {
    await browser.close();
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

/** Errors of Lighthouse's recording on a busy machine. Lighthouse's messages recommend another run. */
const incomplete = /^NO_(?:NAVSTART|TRACING_STARTED|RESOURCE_REQUEST|FCP|DCL|LCP)$/;

/** Returns Lighthouse's report for a page. Repeats incomplete recordings; throws after `attempts` runs. */
async function reportOf(url: string, attempts = 3): Promise<Report> {
  const lhr = (await look(url))?.lhr;
  if (!lhr) throw new Error(`Lighthouse returned no report for ${url}.`);
  const { runtimeError } = lhr;
  if (!runtimeError) return lhr;
  if (attempts > 1 && incomplete.test(runtimeError.code)) return reportOf(url, attempts - 1);
  throw new Error(`${url}: ${runtimeError.message}`);
}

async function runOnce(url: string): Promise<{ run: Run; faults: Fault[] }> {
  const lhr = await reportOf(url);
  const score = (name: string) => lhr.categories[name]?.score ?? Number.NaN;
  const timing = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const faults = categories.slice(1).flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = lhr.audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score === 1) return [];
      const details = JSON.stringify(audit.details ?? {}).slice(0, 600);
      return [{ category, title: audit.title, details }];
    }),
  );
  const run = {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    cls: timing("cumulative-layout-shift"),
    "first paint": timing("first-contentful-paint"),
    "largest paint": timing("largest-contentful-paint"),
    blocked: timing("total-blocking-time"),
    "speed index": timing("speed-index"),
  };
  return { run, faults };
}

/**
 * Prints Lighthouse's results with phone emulation: the median score of five runs for each
 * category. Also prints how far the performance score is below that of the page `bare`, and failed
 * audits of other categories. `bare` is the URL of a page without content. Its runs alternate with
 * those of the other pages.
 */
export async function measureLighthouse(pages: Readonly<Record<string, string>>, bare: string) {
  const runs = new Map<string, Run[]>();
  const faults = new Map<string, Fault & { page: string }>();
  for (let round = 0; round < RUNS; round += 1) {
    for (const [name, url] of Object.entries({ bare, ...pages })) {
      const { run, faults: found } = await runOnce(url);
      runs.set(name, [...(runs.get(name) ?? []), run]);
      if (name === "bare") continue;
      for (const fault of found) faults.set(`${name} ${fault.title}`, { ...fault, page: name });
    }
  }
  const scores = (name: string, kind: keyof Run) => (runs.get(name) ?? []).map((run) => run[kind]);
  for (const name of Object.keys(pages)) {
    const speed = scores(name, "performance");
    const floor = scores("bare", "performance");
    printMeasure(
      `lighthouse.${name}.performance.behind`,
      rounded(median(floor) - median(speed), 3),
      `${RUNS} alternating runs: ${spread(speed)}; bare ${spread(floor)}`,
    );
    for (const page of [name, "bare"]) {
      const made = timings.map((kind) => {
        const values = scores(page, kind);
        return `${kind} ${median(values).toFixed(0)} (${spread(values, 0)})`;
      });
      console.log(`    ${page}, ms: ${made.join(", ")}`);
    }
    for (const kind of ["performance", "accessibility", "best-practices", "seo", "cls"] as const) {
      const values = scores(name, kind);
      printMeasure(`lighthouse.${name}.${kind}`, rounded(median(values), 3), spread(values, 3));
    }
  }
  for (const { page, category, title, details } of faults.values()) {
    console.log(`    ${page}, ${category}: ${title}: ${details}`);
  }
}
