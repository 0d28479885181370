import type { SanityClient } from "@sanity/client";
import type { Browser, Frame, Page } from "playwright";
import { pageDocument, textBlock } from "../../support/documents.ts";
import { previewOf } from "../../support/editors/previewed-page.ts";
import { median, percentile, printMeasure, rounded } from "../figures.ts";
import { amount } from "../smoke.ts";

/**
 * `LETTERS` is the number of measured letters. `WARM_UP` letters are typed before them, to create
 * the draft.
 */
const LETTERS = amount(40, 1);
const WARM_UP = amount(3, 1);
/** Pause between two letters in ms, so that each is measured separately. */
const PAUSE = 1_500;
const PATIENCE = 60_000;

const slug = "bench-preview";

/** Types a letter into the heading's field. Returns the time until the previewed heading shows it, in ms. */
async function typeLetter(page: Page, preview: Frame, heading: string): Promise<number> {
  const begun = performance.now();
  await page.keyboard.press("x");
  await preview.waitForFunction(
    (words) => document.querySelector("main :is(h1, h2)")?.textContent?.includes(words) ?? false,
    heading,
    { polling: "raf", timeout: PATIENCE },
  );
  return performance.now() - begun;
}

/**
 * Prints `studio.preview.p95`: the 95th percentile of the time from a keystroke to the changed page
 * in Presentation, in ms. Studio and site are production builds.
 */
export async function measureStudioPreview(
  browser: Browser,
  studio: string,
  lake: SanityClient,
): Promise<void> {
  const blocks = Array.from({ length: 8 }, (_, index) => ({
    ...textBlock("Words.", `block${index}`),
    heading: `Heading ${index}`,
  }));
  const stored = pageDocument(slug, blocks);
  await lake.createOrReplace(stored);
  const context = await browser.newContext({ viewport: { width: 1_440, height: 900 } });
  try {
    const page = await context.newPage();
    const path = encodeURIComponent('blocks[_key=="block0"].heading');
    await page.goto(`${studio}/presentation/page/${stored._id}/${path}?preview=/en/${slug}`);
    const preview = await previewOf(page);
    const field = page.locator('[data-testid$=".heading"] input').first();
    await field.fill("", { timeout: PATIENCE });
    const took: number[] = [];
    for (let count = 1; count <= WARM_UP + LETTERS; count += 1) {
      took.push(await typeLetter(page, preview, "x".repeat(count)));
      await page.waitForTimeout(PAUSE);
    }
    const measured = took.slice(WARM_UP);
    const how = `ms from keystroke to previewed heading; median ${rounded(median(measured), 0)}, ${measured.length} letters`;
    printMeasure("studio.preview.p95", rounded(percentile(measured, 0.95), 0), how);
  } finally {
    await context.close();
    const ids = { page: stored._id, draft: `drafts.${stored._id}` };
    await lake.delete({ query: "*[_id in [$page, $draft]]", params: ids });
  }
}
