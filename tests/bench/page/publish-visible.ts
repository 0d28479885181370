import type { SanityClient } from "@sanity/client";
import type { Browser, Page } from "playwright";
import { pageDocument, textBlock } from "../../support/documents.ts";
import { median, percentile, printMeasure, rounded, spread } from "../figures.ts";
import { amount } from "../smoke.ts";

const PUBLISHES = amount(20, 1);
const SLUG = "bench-publish";
const PUBLISHED = `page-en-${SLUG}`;
const DRAFT = `drafts.${PUBLISHED}`;

/**
 * Records in the page when each text such as `Change number 1.` was first displayed. Page and benchmark use the same
 * system clock, so their times are comparable.
 */
async function watchTexts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = new Map<string, number>();
    const look = () => {
      for (const [text] of document.body.innerText.matchAll(/Change number \d+\./g)) {
        if (!seen.has(text)) requestAnimationFrame(() => seen.set(text, Date.now()));
      }
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    Object.assign(globalThis, { whenSeen: (text: string) => seen.get(text) });
  });
}

/**
 * Waits until the page displays the text. Returns the time of its first display, as a Unix time in
 * ms. The argument of `waitForFunction` must be a function: Playwright would evaluate a string in
 * the page, which the page's Content Security Policy blocks.
 */
async function whenSeen(page: Page, text: string): Promise<number> {
  const handle = await page.waitForFunction(
    (words) => Reflect.get(globalThis, "whenSeen")?.(words),
    text,
    { polling: 20, timeout: 20_000 },
  );
  return Number(await handle.jsonValue());
}

/**
 * Edits the draft and publishes it, as the Studio does. Returns the time from the publish request to the displayed
 * text, in ms.
 */
async function publishOnce(lake: SanityClient, page: Page, index: number): Promise<number> {
  const text = `Change number ${index}.`;
  const edit = {
    actionType: "sanity.action.document.edit",
    draftId: DRAFT,
    publishedId: PUBLISHED,
    patch: { set: { 'blocks[_key=="text"]': textBlock(text, "text") } },
  } as const;
  await lake.action(edit);
  const began = Date.now();
  await lake.action({
    actionType: "sanity.action.document.publish",
    draftId: DRAFT,
    publishedId: PUBLISHED,
  });
  return (await whenSeen(page, text)) - began;
}

/**
 * Prints `publish.visible.p95`: the 95th percentile of the time from a publish request until a
 * visitor's open page displays the new text, in ms.
 */
export async function measurePublishVisible(browser: Browser, site: string, lake: SanityClient) {
  await lake.createOrReplace(pageDocument(SLUG, [textBlock("Before.", "text")]));
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${site}/en/${SLUG}`);
  await page.getByText("Before.").waitFor();
  await watchTexts(page);
  // The first change ensures that the page's event stream is open.
  await publishOnce(lake, page, 0);
  const times: number[] = [];
  for (let index = 1; index <= PUBLISHES; index += 1) {
    times.push(await publishOnce(lake, page, index));
  }
  await context.close();
  await lake.delete(PUBLISHED);
  const how = `ms; ${PUBLISHES} publishes, median ${rounded(median(times), 0)}, ${spread(times, 0)}`;
  printMeasure("publish.visible.p95", percentile(times, 0.95), how);
}
