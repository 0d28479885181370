import type { SanityClient } from "@sanity/client";
import type { Browser } from "playwright";
import { pageDocument } from "../../support/documents.ts";
import { clickUntilTyped, previewOf } from "../../support/editors/previewed-page.ts";
import { median, percentile, printMeasure, rounded } from "../figures.ts";
import { amount } from "../smoke.ts";

/** Number of blocks on each of the two pages. */
const SMALL = 3;
const LARGE = amount(200, 6);

/** The letters that the benchmark types on a page per round, and the pause after each letter in ms. */
const LETTERS = amount("the quick brown fox jumps over the lazy dog and rests ", "abc");
const PAUSE = 120;

/** The rounds alternate between the two pages, because the machine's speed may change during the run. */
const ROUNDS = amount(4, 1);

const quote = (index: number) => ({
  _key: `quote-${index}`,
  _type: "quote",
  version: 2,
  words: `Words number ${index}`,
  name: `Speaker ${index}`,
  emphasis: "quiet",
  tone: "default",
  motion: "none",
});

/**
 * Measures for each key press the time in ms from the event to the frame that displays the letter.
 * Runs in the page before the page's own scripts, because those scripts stop key events from reaching
 * later listeners.
 */
function watchKeys(): void {
  Reflect.set(globalThis, "took", []);
  addEventListener(
    "keydown",
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        const note = () => Reflect.get(globalThis, "took").push(performance.now() - timeStamp);
        port1.addEventListener("message", note);
        port1.start();
        // The message arrives after the frame that contains the letter.
        port2.postMessage(0);
      });
    },
    true,
  );
}

async function typeOn(
  browser: Browser,
  studio: string,
  { lake, blocks }: { lake: SanityClient; blocks: number },
): Promise<number[]> {
  const slug = `bench-typing-${blocks}`;
  const stored = pageDocument(
    slug,
    Array.from({ length: blocks }, (_, index) => quote(index)),
  );
  await lake.createOrReplace(stored);
  const context = await browser.newContext({ viewport: { width: 1_440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchKeys);
    await page.goto(`${studio}/presentation?preview=/en/${slug}`);
    const preview = await previewOf(page);
    const text = preview.getByText("Words number 0", { exact: true });
    const typed = preview.locator("span[data-typing]");
    // The measure is about typing, not about the page's start, during which its sections are laid out.
    await preview.locator("html[data-laid-out]").waitFor();
    await clickUntilTyped(text, typed);
    await page.keyboard.press("End");
    await preview.evaluate(() => Reflect.set(globalThis, "took", []));
    await page.keyboard.type(LETTERS, { delay: PAUSE });
    return await preview.evaluate((): number[] => Reflect.get(globalThis, "took"));
  } finally {
    await context.close();
    const ids = [stored._id, `drafts.${stored._id}`];
    await lake.delete({ query: "*[_id in $ids]", params: { ids } });
  }
}

/**
 * Prints how fast a letter appears in a text that an editor types on the page [COMP-1]:
 * - `compose.key-to-paint.p95`: the 95th percentile in ms, on a page with 3 blocks.
 * - `compose.key-to-paint.ratio`: the 95th percentile on a page with 200 blocks, divided by the
 *   95th percentile on a page with 3 blocks.
 */
export async function measureComposeTyping(
  browser: Browser,
  studio: string,
  lake: SanityClient,
): Promise<void> {
  const small: number[] = [];
  const large: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    small.push(...(await typeOn(browser, studio, { lake, blocks: SMALL })));
    large.push(...(await typeOn(browser, studio, { lake, blocks: LARGE })));
  }
  const [few, many] = [percentile(small, 0.95), percentile(large, 0.95)];
  printMeasure(
    "compose.key-to-paint.p95",
    rounded(few, 0),
    `ms from key to frame with ${SMALL} blocks; median ${rounded(median(small), 0)}, ${small.length} letters`,
  );
  printMeasure(
    "compose.key-to-paint.ratio",
    rounded(many / few),
    `p95 of ${rounded(many, 0)} ms with ${LARGE} blocks (median ${rounded(median(large), 0)})`,
  );
}
