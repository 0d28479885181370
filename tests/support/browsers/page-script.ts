import { setTimeout as pause } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import type { BrowserContext, Page, Response } from "playwright";

/** A page counts as idle when it has sent no request for this time, in ms. */
const QUIET = 2_000;

/** A script that a page loaded. `gzip` is its compressed size in bytes, and `text` its code. */
export type Script = { url: string; gzip: number; text: string };

/** Opens a page. Returns every script that Chromium loads until the page is idle, with its size after `gzip -6`. */
export async function fetchedScripts(context: BrowserContext, url: string): Promise<Script[]> {
  const { before } = await scriptsAround(context, url);
  return before;
}

/** Runs an action on a page. Returns the scripts loaded before it, and those loaded because of it. */
export async function scriptsAround(
  context: BrowserContext,
  url: string,
  act?: (page: Page) => Promise<void>,
): Promise<{ before: Script[]; later: Script[] }> {
  const page = await context.newPage();
  const scripts: Promise<Script>[] = [];
  let last = Date.now();
  const take = async (response: Response): Promise<Script> => {
    const body = await response.body();
    return {
      url: response.url(),
      gzip: gzipSync(body, { level: 6 }).length,
      text: body.toString(),
    };
  };
  const quiet = async () => {
    while (Date.now() - last < QUIET) await pause(100);
  };
  page.on("request", () => (last = Date.now()));
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(take(response));
  });
  await page.goto(url, { waitUntil: "load" });
  await quiet();
  const before = await Promise.all(scripts.splice(0));
  await act?.(page);
  if (act) await quiet();
  const later = await Promise.all(scripts);
  await page.close();
  return { before, later };
}

/** Sum of the bytes of a page's scripts, each compressed separately as a server sends it. */
export const scriptBytes = (scripts: readonly Script[]) =>
  scripts.reduce((sum, { gzip }) => sum + gzip, 0);

/** Patterns that each match only the code of one large module, by the module's name. */
export const heavyTraces = {
  "the animation player": /bodymovin/i,
  "the film player": /player\.vimeo\.com|youtube\.com\/iframe_api/,
  "the motion library": /commitStyles/,
  "the sign-in SDK": /identitytoolkit|firebase/i,
  "the cards of a preview": /FieldReasons/,
  zod: /invalid_union|ZodError/,
  "the content client": /X-Sanity-Project-ID|sanity\.io/i,
};
