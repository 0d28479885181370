import type { Page } from "@playwright/test";
import type { SanityClient } from "@sanity/client";
import { seededRandom } from "../../../studio/content-lake/tests/support/random.ts";
import { pageDocument } from "../../support/documents.ts";
import { openComposer } from "../../support/editors/composer.ts";
import { inFirefox } from "../../support/editors/in-firefox.ts";
import { chromiumWriter, clickText, type PageWriter } from "../../support/editors/page-writer.ts";
import { typeAtRandom, typedBlocks } from "../../support/editors/random-typing.ts";
import { expect, test } from "../../support/editors/studio-test.ts";

/**
 * Number of random sequences. Each run has others. Fifty take ten minutes in Chromium, whose processor is slowed down, and
 * keep one of the machine's busy meanwhile.
 */
const SEQUENCES = Number(process.env["TYPING_SEQUENCES"] ?? 6);
if (!(SEQUENCES >= 1))
  throw new Error("TYPING_SEQUENCES is no number from 1 on. Set it to 6, say.");

const seed = Number(process.env["TYPING_SEED"] ?? Date.now() % 1_000_000);

/** Returns the words that the draft doesn't contain exactly once. */
async function lostWords(lake: SanityClient, draft: string, words: readonly string[]) {
  const text = JSON.stringify(await lake.getDocument(draft));
  return words.filter((word) => text.split(word).length !== 2);
}

/** Slows down the processor for the studio and for the previewed page, which may have a process of its own. */
async function slowDown(page: Page, rate: number): Promise<void> {
  for (const target of [page, ...page.frames().slice(1)]) {
    const session = await page
      .context()
      .newCDPSession(target)
      .catch(() => null);
    await session?.send("Emulation.setCPUThrottlingRate", { rate });
  }
}

test("[COMP-6] keeps the keys that are pressed before a text, a menu or an entry is ready", async ({
  page,
  lake,
  publishPage,
}) => {
  const { draft } = await publishPage(pageDocument("typed-ahead", typedBlocks));
  const composer = await openComposer(page, "/en/typed-ahead");
  const { preview, pressKeys } = composer;
  const stored = (path: string) => lake.fetch<unknown>(`*[_id == $draft][0].${path}`, { draft });
  await composer.clickText("The last tram");
  await page.keyboard.press("End");
  await pressKeys(
    "Tab",
    ...Array.from(" Two"),
    "Backspace",
    ...Array.from("o takes"),
    "Tab",
    "End",
    ...Array.from(", tonight"),
  );
  await preview.locator(`[data-block='blocks[_key=="grid"]'] h3`).first().click();
  await pressKeys("Control+Enter", ...Array.from("Cocoa"), "Control+Enter", ...Array.from("Tea"));
  await pressKeys(
    "Escape",
    "/",
    ...Array.from("quote"),
    "Enter",
    ...Array.from("All stay"),
    "Tab",
    ...Array.from("Everyone"),
  );

  const texts = async () => ({
    body: await stored('blocks[_key == "first"][0].body[0].children[0].text'),
    heading: await stored('blocks[_key == "call"][0].heading'),
    features: await stored('blocks[_key == "grid"][0].features[].title'),
    quote: await stored('blocks[_type == "quote"][0]{words, name}'),
  });
  await expect.poll(texts).toEqual({
    body: "One take. Two takes",
    heading: "Two evenings on the quay, tonight",
    features: ["Short films", "Cocoa", "Tea", "Soup"],
    quote: { words: "All stay", name: "Everyone" },
  });
});

for (const engine of ["Chromium", "Firefox"]) {
  test(
    `[COMP-6][RUN-4] loses no letter of ${SEQUENCES} random sequences in ${engine}`,
    { tag: "@all" },
    async ({ page, lake, publishPage }, testInfo) => {
      console.log(`Random typing in ${engine}: TYPING_SEED=${seed}`);
      testInfo.setTimeout(1_200_000);
      const slug = `random-typing-${engine.toLowerCase()}`;
      const { draft } = await publishPage(pageDocument(slug, typedBlocks));
      const work = async (writer: PageWriter) => {
        await clickText(writer, `[data-block='blocks[_key=="call"]'] :is(h1, h2)`);
        const words = await typeAtRandom(writer, seededRandom(seed), SEQUENCES);
        await expect.poll(() => lostWords(lake, draft, words)).toEqual([]);
      };
      if (engine === "Firefox") return inFirefox(`/en/${slug}`, work);
      await openComposer(page, `/en/${slug}`);
      await slowDown(page, 4);
      return work(chromiumWriter(page));
    },
  );
}
