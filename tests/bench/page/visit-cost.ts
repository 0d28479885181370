import type { Browser } from "playwright";
import { median, printMeasure, rounded, spread } from "../figures.ts";
import { amount } from "../smoke.ts";
import { openCopy } from "./copied-site.ts";

const ROUNDS = amount(5, 1);

/** Time in ms for which a visit lasts. Nobody touches the page. */
const LASTS = amount(6_000, 2_000);

const pages = { text: "/en/privacy", home: "/en" };

/** Sizes in kB as transferred, and the time in ms for which the main thread was busy. */
type Visit = { all: number; html: number; script: number; requests: number; busy: number };

/** Visits a page for the first time, on a phone's screen. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Performance.enable");
    const kinds = new Map<string, string>();
    const sizes: Record<string, number> = {};
    session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? "Other";
      sizes[kind] = (sizes[kind] ?? 0) + encodedDataLength / 1_000;
    });
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(LASTS);
    const { metrics } = await session.send("Performance.getMetrics");
    const busy = metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
    return {
      all: Object.values(sizes).reduce((sum, size) => sum + size, 0),
      html: sizes["Document"] ?? Number.NaN,
      script: sizes["Script"] ?? 0,
      requests: kinds.size,
      busy: busy * 1_000,
    };
  } finally {
    await context.close();
  }
}

/**
 * Prints the cost of a first visit of six seconds in which nobody touches the page: for a text page and the home page,
 * for `plain` copies of both (the same HTML and styles without script), and for the `bare` page of Next.js, which has no
 * content. `visit.<page>.busy` is the time of the main thread in ms, `visit.<page>.html` and `.script` are kB, as
 * transferred. [LITE-1]
 */
export async function measureVisitCost(
  browser: Browser,
  site: string,
  bare: string,
): Promise<void> {
  const copies = { own: await openCopy(site, false), plain: await openCopy(site, true) };
  try {
    const addresses = {
      ...Object.fromEntries(
        Object.entries(pages).flatMap(([name, path]) => [
          [name, copies.own.url + path],
          [`plain-${name}`, copies.plain.url + path],
        ]),
      ),
      bare: `${bare}/`,
    };
    const visits = new Map<string, Visit[]>();
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [name, url] of Object.entries(addresses))
        visits.set(name, [...(visits.get(name) ?? []), await visit(browser, url)]);
    for (const [name, all] of visits) {
      for (const kind of ["html", "script", "all", "requests", "busy"] as const) {
        const values = all.map((each) => each[kind]);
        printMeasure(`visit.${name}.${kind}`, rounded(median(values), 1), spread(values, 1));
      }
    }
  } finally {
    for (const { close } of Object.values(copies)) close();
  }
}
