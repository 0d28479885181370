import type { SanityClient } from "@sanity/client";
import type { Browser } from "playwright";
import { pageDocument, textBlock } from "../../support/documents.ts";
import { blockTypes } from "../../support/gallery.ts";
import { scriptBytes, scriptsAround } from "../../support/browsers/page-script.ts";
import { storedFixtures } from "../../support/stored-fixture.ts";
import { tallText, useBlock } from "../../support/editors/use-block.ts";
import { printMeasure } from "../figures.ts";
import { amount } from "../smoke.ts";

/** Returns the bytes of the scripts that a page with these blocks loads before an interaction, and after it. */
async function scriptsOf(
  browser: Browser,
  lake: SanityClient,
  site: string,
  blocks: readonly object[],
) {
  const slug = "bench-block";
  const id = `page-en-${slug}-${Math.random().toString(36).slice(2)}`;
  const address = id.slice("page-en-".length);
  await lake.createOrReplace({
    ...pageDocument(slug, blocks),
    _id: id,
    slug: { _type: "slug", current: address },
  });
  const context = await browser.newContext();
  try {
    const { before, later } = await scriptsAround(context, `${site}/en/${address}`, useBlock);
    return { first: scriptBytes(before), later: scriptBytes(later) };
  } finally {
    await context.close();
    await lake.delete(id);
  }
}

/**
 * Prints the script bytes of a page with one block, beyond those of a text-only page. The block is
 * in the first view.
 * - `page.js.<block>`: the bytes before any interaction.
 * - `page.js.<block>.later`: the bytes that scrolling and clicking every button of the block add.
 * - `page.js.motion`, `page.js.motion.later`: the same for an animated text below the first view.
 */
export async function measureBlockScripts(browser: Browser, site: string, lake: SanityClient) {
  const stored = await storedFixtures(lake);
  const floor = await scriptsOf(browser, lake, site, [textBlock("Words alone.")]);
  for (const type of amount(blockTypes, blockTypes.slice(0, 1))) {
    const blocks = [stored(type, { motion: "none" })];
    const { first, later } = await scriptsOf(browser, lake, site, blocks);
    printMeasure(
      `page.js.${type}`,
      first - floor.first,
      `gzip bytes; ${floor.first} with text alone`,
    );
    printMeasure(
      `page.js.${type}.later`,
      later - floor.later,
      "after scrolling to it and pressing its buttons",
    );
  }
  const arriving = [tallText(), { ...textBlock("It arrives."), motion: "arrive" }];
  const motion = await scriptsOf(browser, lake, site, arriving);
  printMeasure(
    "page.js.motion",
    motion.first - floor.first,
    "gzip bytes of a text that arrives below the first view",
  );
  printMeasure(
    "page.js.motion.later",
    motion.later - floor.later,
    "the motion library, when that text comes near",
  );
}
