import type { Browser, Page } from "playwright";
import type { blockTypes } from "../support/gallery.ts";
import { stopClock } from "../support/browsers/snapshot.ts";

/** Parameters of a function that draws pictures. The function writes its images to `folder`. */
export type Drawing = {
  browser: Browser;
  /** Address of a running site with the block gallery enabled. */
  site: string;
  folder: string;
  blocks: typeof blockTypes;
};

/** Opens a page with reduced motion and a frozen clock. */
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
