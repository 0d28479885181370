import type { Browser } from "playwright";
import { crawl, sitemapPaths, unlistedPages } from "../support/crawl.ts";
import { printMeasure } from "./figures.ts";
import { amount, isSmoke } from "./smoke.ts";

const languageOf = (path: string) => path.split("/")[1] ?? "";

/**
 * Prints `third-party.before-consent`: requests to other hosts before the visitor has chosen, over all pages in all
 * languages, each scrolled to its end. Such requests are blocked, so nothing leaves this machine.
 */
export async function measureThirdParty(browser: Browser, site: string): Promise<void> {
  const context = await browser.newContext({ baseURL: site });
  const foreign: string[] = [];
  let requests = 0;
  await context.route("**/*", async (route) => {
    const url = route.request().url();
    requests += 1;
    if (new URL(url).origin === site || !url.startsWith("http")) return route.continue();
    foreign.push(url);
    await route.abort();
  });
  const listed = await sitemapPaths(site);
  const languages = [...new Set(listed.map(languageOf))];
  const visited = await crawl(await context.newPage(), {
    site,
    starts: amount([...listed, ...languages.flatMap(unlistedPages)], listed.slice(0, 2)),
    within: (path) => !isSmoke && languages.includes(languageOf(path)),
  });
  await context.close();
  const how = `of ${requests} requests of ${visited.size} pages in ${languages.join(", ")}${foreign.length > 0 ? `: ${[...new Set(foreign)].join(" ")}` : ""}`;
  printMeasure("third-party.before-consent", foreign.length, how);
}
