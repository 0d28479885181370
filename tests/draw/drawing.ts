import type { Browser, Page } from "playwright";
import type { blockTypes } from "../support/gallery.ts";
import { stopClock } from "../support/snapshot.ts";

/** What a kind of picture is drawn from, and where to. */
export type Drawing = {
  browser: Browser;
  /** Address of a running site that shows the gallery. */
  site: string;
  folder: string;
  blocks: typeof blockTypes;
};

/** Opens a page on the site whose blocks stand still. */
export async function stillPage(
  { browser, site }: Pick<Drawing, "browser" | "site">,
  viewport: { width: number; height: number },
  deviceScaleFactor = 1,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site,
    viewport,
    deviceScaleFactor,
    reducedMotion: "reduce",
    timezoneId: "UTC",
  });
  const page = await context.newPage();
  await stopClock(page);
  return page;
}
