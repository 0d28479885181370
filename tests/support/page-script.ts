import { setTimeout as pause } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import type { BrowserContext, Response } from "playwright";

/** Scripts that come later than this after the last one came because the visitor did something. In ms. */
const QUIET = 2_000;

/** One script that a page made the browser fetch. */
export type Script = { url: string; gzip: number; text: string };

/** Opens a page and returns every script that Chromium fetches for it, with its size after `gzip -6`. */
export async function fetchedScripts(context: BrowserContext, url: string): Promise<Script[]> {
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
  page.on("request", () => (last = Date.now()));
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(take(response));
  });
  await page.goto(url, { waitUntil: "load" });
  while (Date.now() - last < QUIET) await pause(100);
  const all = await Promise.all(scripts);
  await page.close();
  return all;
}

/** Bytes of all scripts of a page, each compressed by itself as a server sends it. */
export const scriptBytes = (scripts: readonly Script[]) =>
  scripts.reduce((sum, { gzip }) => sum + gzip, 0);
