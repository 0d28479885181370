import type { Browser } from "playwright";
import { fetchedScripts, scriptBytes } from "../support/page-script.ts";
import { printMeasure } from "./figures.ts";

/** A page of the sample site that holds a text block and nothing else. */
const TEXT_PAGE = "/en/privacy";

/** Prints `page.js.text`: what a first visit to a text-only page fetches in scripts, over a bare page. */
export async function measurePageScript(browser: Browser, site: string, bare: string) {
  const sizeOf = async (url: string) => {
    // A context of its own each time: nothing cached, no choice made, so the consent banner counts too.
    const context = await browser.newContext();
    const size = scriptBytes(await fetchedScripts(context, url));
    await context.close();
    return size;
  };
  const floor = await sizeOf(`${bare}/`);
  const page = await sizeOf(`${site}${TEXT_PAGE}`);
  const how = `gzip bytes of script: ${page} on ${TEXT_PAGE} at a first visit, consent banner included; ${floor} on the bare page`;
  printMeasure("page.js.text", page - floor, how);
}
