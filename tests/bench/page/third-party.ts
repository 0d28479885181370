import type { Browser } from "playwright";
import { crawl, sitemapPaths, unlistedPages } from "../../support/crawl.ts";
import { printMeasure } from "../figures.ts";
import { amount, isSmoke } from "../smoke.ts";

const languageOf = (path: string) => path.split("/")[1] ?? "";

/**
 * Prints `third-party.before-consent`: requests to other hosts before the visitor's consent choice,
 * over all pages in all languages, each scrolled to its end. Such requests are blocked, so nothing
 * leaves this machine.
 */
export async function measureThirdParty(browser: Browser, site: string): Promise<void> {
  const foreign: string[] = [];
  let requests = 0;
  let pages = 0;
  const listed = await sitemapPaths(site);
  const languages = [...new Set(listed.map(languageOf))];
  for (const language of languages) {
    // A context per language, because a tab that has loaded hundreds of pages may stop drawing frames.
    // oxlint-disable-next-line no-await-in-loop -- one page at a time
    const context = await browser.newContext({ baseURL: site });
    // oxlint-disable-next-line no-await-in-loop -- as above
    await context.route("**/*", async (route) => {
      const url = route.request().url();
      requests += 1;
      if (new URL(url).origin === site || !url.startsWith("http")) return route.continue();
      foreign.push(url);
      await route.abort();
    });
    const own = listed.filter((path) => languageOf(path) === language);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const visited = await crawl(await context.newPage(), {
      site,
      starts: amount([...own, ...unlistedPages(language)], own.slice(0, 1)),
      within: (path) => !isSmoke && languageOf(path) === language,
    });
    pages += visited.size;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await context.close();
  }
  const how = `of ${requests} requests of ${pages} pages in ${languages.join(", ")}${foreign.length > 0 ? `: ${[...new Set(foreign)].join(" ")}` : ""}`;
  printMeasure("third-party.before-consent", foreign.length, how);
}
