import type { Browser } from "playwright";
import { CONSENT_COOKIE } from "../../../web/runtime/consent/record.ts";
import { fetchedScripts, scriptBytes } from "../../support/browsers/page-script.ts";
import { printMeasure } from "../figures.ts";

/** A page of the sample site with only a text block. */
const TEXT_PAGE = "/en/privacy";

/** The consent cookie of a returning visitor, for whom the banner's code is not loaded. */
const choice = { v: 1_000, c: ["necessary"], t: new Date().toISOString() };

async function sizeOf(browser: Browser, url: string, hasChosen = false): Promise<number> {
  // Uses a new context for each measurement, so that nothing is cached.
  const context = await browser.newContext();
  const value = encodeURIComponent(JSON.stringify(choice));
  if (hasChosen) await context.addCookies([{ name: CONSENT_COOKIE, value, url }]);
  const size = scriptBytes(await fetchedScripts(context, url));
  await context.close();
  return size;
}

/**
 * Prints `page.js.text`: the script bytes of a first visit to a text-only page, beside those of the page `bare` of Next.js,
 * which has no content. `page.js.text.decided` is the same for a visit after the consent choice. [LITE-1]
 */
export async function measurePageScript(browser: Browser, site: string, bare: string) {
  const floor = await sizeOf(browser, `${bare}/`);
  const first = await sizeOf(browser, `${site}${TEXT_PAGE}`);
  const later = await sizeOf(browser, `${site}${TEXT_PAGE}`, true);
  const how = `gzip bytes of script on ${TEXT_PAGE} at a first visit, consent banner included; at most 10,000; ${floor} on the bare page`;
  printMeasure("page.js.text", first, how);
  printMeasure("page.js.text.decided", later, "the same after the visitor has chosen");
}
