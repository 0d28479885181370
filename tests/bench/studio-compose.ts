import type { SanityClient } from "@sanity/client";
import type { Browser } from "playwright";
import { openComposer } from "../support/composer.ts";
import { pageDocument, textBlock } from "../support/documents.ts";
import { median, percentile, printMeasure, rounded } from "./figures.ts";

/** Moves that are measured, and those before them that make the draft. */
const MOVES = 20;
const WARM_UP = 2;
/** Between two moves, so that each is seen by itself. In ms. */
const REST = 1_000;
const PATIENCE = 60_000;

const slug = "bench-compose";

/** `studio.compose.p95`: from the key that moves a block to the page in its new order. In ms. */
export async function measureStudioCompose(browser: Browser, lake: SanityClient): Promise<void> {
  const keys = Array.from({ length: 8 }, (_, index) => `block${index}`);
  const stored = pageDocument(
    slug,
    keys.map((key) => textBlock(`Words of ${key}.`, key)),
  );
  await lake.createOrReplace(stored);
  const context = await browser.newContext({ viewport: { width: 1_440, height: 900 } });
  try {
    const page = await context.newPage();
    const composer = await openComposer(page, `/en/${slug}`);
    const preview = page.frames().find((frame) => frame.url().includes(`/en/${slug}`));
    if (preview === undefined) throw new Error("Presentation shows no page.");
    await composer.pointAt("Words of block0.");
    await page.keyboard.press("F6");
    await composer.toolbar.locator(":focus").waitFor();
    const took: number[] = [];
    for (let count = 0; count < WARM_UP + MOVES; count += 1) {
      const first = count % 2 === 0 ? "block1" : "block0";
      const begun = performance.now();
      await page.keyboard.press(count % 2 === 0 ? "Alt+ArrowDown" : "Alt+ArrowUp");
      await preview.waitForFunction(
        (key) =>
          document.querySelector<HTMLElement>("[data-block]")?.dataset["block"]?.includes(key),
        `"${first}"`,
        { polling: "raf", timeout: PATIENCE },
      );
      took.push(performance.now() - begun);
      await page.waitForTimeout(REST);
    }
    const measured = took.slice(WARM_UP);
    const how = `ms from the key to the page in its new order; median ${rounded(median(measured), 0)}, ${measured.length} moves`;
    printMeasure("studio.compose.p95", rounded(percentile(measured, 0.95), 0), how);
  } finally {
    await context.close();
    const ids = { page: stored._id, draft: `drafts.${stored._id}` };
    await lake.delete({ query: "*[_id in [$page, $draft]]", params: ids });
  }
}
