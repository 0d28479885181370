import type { SanityClient } from "@sanity/client";
import type { Browser, BrowserContext, Page } from "playwright";
import { pageDocument } from "../../support/documents.ts";
import { blockTypes } from "../../support/gallery.ts";
import { storedFixtures } from "../../support/stored-fixture.ts";
import { median, percentile, printMeasure, rounded } from "../figures.ts";
import { amount } from "../smoke.ts";

/** Rounds per page. The pages alternate, so that other load on the machine affects both. */
const ROUNDS = amount(5, 1);
/** Numbers of blocks of the two compared pages: `FEW` and `MANY`. */
const FEW = 3;
const MANY = amount(100, 6);
/** Time between two keystrokes of a fast typist, in ms. */
const RHYTHM = 100;
const WORDS = amount("The last tram leaves at one, sharp. ", "The last");
/** Number of keystrokes at the start that aren't measured, because the first one creates the draft. */
const WARM_UP = 4;
const PATIENCE = 60_000;

type Sized = { id: string; heading: string };

/**
 * Publishes a page with the given number of blocks of all types. The first block is a hero, whose
 * heading the benchmark edits.
 */
async function publishPage(lake: SanityClient, count: number): Promise<Sized> {
  const stored = await storedFixtures(lake);
  // A reusable block requires a document of its own.
  const others = blockTypes.filter((type) => type !== "heroAnimation" && type !== "reusable");
  const kinds = ["heroAnimation" as const, ...others];
  const blocks = Array.from({ length: count }, (_, index) => ({
    ...stored(kinds[index % kinds.length] ?? "text"),
    _key: `block${index}`,
  }));
  const page = pageDocument(`bench-studio-${count}`, blocks);
  await lake.createOrReplace(page);
  return { id: page._id, heading: `blocks[_key=="block0"].heading` };
}

/** Opens a page's form at a field. Returns the field's input once it is enabled, and the time until then in ms. */
async function openForm(page: Page, studio: string, { id }: Sized, path: string) {
  const begun = performance.now();
  const at = path === "title" ? "" : `,path=${encodeURIComponent(path)}`;
  await page.goto(`${studio}/structure/pages;en;${id}${at}`, { waitUntil: "commit" });
  const field = page.getByTestId(`field-${path}`).locator("input, textarea").first();
  await field.and(page.locator(":enabled")).waitFor({ timeout: PATIENCE });
  return { field, took: performance.now() - begun };
}

/** Runs in the page. Records for each keystroke the time until the next frame was painted, in ms. */
function noteKeystrokes(): void {
  const delays: number[] = [];
  Reflect.set(globalThis, "keystrokes", delays);
  addEventListener(
    "keydown",
    ({ timeStamp }) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => delays.push(performance.now() - timeStamp));
      port1.start();
      // The browser delivers this message after it has painted the frame with the letter.
      requestAnimationFrame(() => port2.postMessage(0));
    },
    { capture: true },
  );
}

/** Types into a field of a page's form. Returns the time from each keystroke to the next painted frame, in ms. */
async function typeInto(page: Page, studio: string, sized: Sized, path: string): Promise<number[]> {
  const { field } = await openForm(page, studio, sized, path);
  await field.fill("");
  await page.waitForTimeout(1_000);
  await field.pressSequentially(WORDS, { delay: RHYTHM });
  const all: number[] = await page.evaluate(() => Reflect.get(globalThis, "keystrokes"));
  return all.slice(WARM_UP);
}

async function openings(context: BrowserContext, studio: string, pages: readonly Sized[]) {
  const took = pages.map((): number[] => []);
  for (let round = amount(0, 1); round <= ROUNDS; round += 1) {
    for (const [index, sized] of pages.entries()) {
      const page = await context.newPage();
      const opened = await openForm(page, studio, sized, "title");
      // Round 0 fills the browser's cache.
      if (round > 0) took[index]?.push(opened.took);
      await page.close();
    }
  }
  return took;
}

async function keystrokes(context: BrowserContext, studio: string, pages: readonly Sized[]) {
  const took = pages.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, sized] of pages.entries()) {
      const page = await context.newPage();
      await page.addInitScript(noteKeystrokes);
      const path = round % 2 === 0 ? "title" : sized.heading;
      took[index]?.push(...(await typeInto(page, studio, sized, path)));
      await page.close();
    }
  }
  return took;
}

/**
 * Prints two measures. Each is a time on a page of 100 blocks, divided by the time on a page of 3.
 * - `studio.open`: median time from navigation to an enabled field.
 * - `studio.keystroke.p95`: 95th percentile of the time from a keystroke to the next painted frame,
 *   in the page's title and in a block's heading.
 */
export async function measureStudio(browser: Browser, studio: string, lake: SanityClient) {
  const pages = [await publishPage(lake, FEW), await publishPage(lake, MANY)];
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const [few = [], many = []] = await openings(context, studio, pages);
    const opened = `${rounded(median(many), 0)} ms for ${MANY} blocks, ${rounded(median(few), 0)} ms for ${FEW}; ${ROUNDS} turns`;
    printMeasure("studio.open", rounded(median(many) / median(few)), opened);
    const [short = [], long = []] = await keystrokes(context, studio, pages);
    const slow = percentile(long, 0.95);
    const quick = percentile(short, 0.95);
    const typed = `${rounded(slow, 1)} ms with ${MANY} blocks (median ${rounded(median(long), 1)}), ${rounded(quick, 1)} ms with ${FEW} (median ${rounded(median(short), 1)}); ${long.length} keystrokes each`;
    printMeasure("studio.keystroke.p95", rounded(slow / quick), typed);
  } finally {
    await context.close();
    const ids = pages.flatMap(({ id }) => [id, `drafts.${id}`]);
    await lake.delete({ query: "*[_id in $ids]", params: { ids } });
  }
}
