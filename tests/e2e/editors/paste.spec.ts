import type { Locator, Page } from "@playwright/test";
import type { SanityClient } from "@sanity/client";
import {
  htmlOf,
  entriesBySource,
  expectedOf,
  lineOf,
} from "../../../schemas/fields/rich-text/pasting/pasted-sources.fixture.ts";
import type { PastedEntry } from "../../../schemas/fields/rich-text/pasting/pasted-entries.ts";
import { pageDocument, textBlock } from "../../support/documents.ts";
import { openComposer } from "../../support/editors/composer.ts";
import { expect, test, urls } from "../../support/editors/studio-test.ts";

/** Pastes as a browser does after a program has written the clipboard. */
const paste = (text: Locator, data: Readonly<Record<string, string>>) =>
  text.evaluate((element, contents) => {
    const clipboardData = new DataTransfer();
    for (const [type, content] of Object.entries(contents)) clipboardData.setData(type, content);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    element.dispatchEvent(event);
  }, data);

const bodyOf = async (lake: SanityClient, id: string): Promise<PastedEntry[]> =>
  (await lake.fetch<PastedEntry[] | null>("*[_id == $id][0].blocks[0].body", { id })) ?? [];

const allSources = Object.keys(entriesBySource);

/** The programs whose documents are pasted: in the first tier two and the last, whose notice the tests expect. */
const sources =
  process.env["TEST_TIER"] === "1"
    ? allSources.filter((_, index) => index < 2 || index === allSources.length - 1)
    : allSources;

/** Pastes the document of each program over the whole text, and expects what is kept of it. */
async function pasteAll(page: Page, text: Locator, read: () => Promise<PastedEntry[]>) {
  for (const source of sources) {
    const { lines } = expectedOf(source);
    await test.step(source, async () => {
      await text.press("ControlOrMeta+A");
      await paste(text, { "text/html": htmlOf(source), "text/plain": lines.join("\n") });
      await expect.poll(async () => (await read()).map(lineOf)).toEqual(lines);
    });
  }
  // The notice of the last source.
  await expect(page.getByText("Tables became paragraphs, one for each row: 1.")).toBeVisible();
}

const address = "https://nightlight.example/tickets";

test("[COMP-6] a form keeps what is pasted, and publishes it", async ({
  page,
  lake,
  editor,
  publishPage,
}) => {
  const stored = pageDocument("pasted-in-form", [textBlock("Soup", "text")]);
  const { page: id, draft } = await publishPage(stored);
  await page.goto(`${urls.studio}/structure/pages;en;${id},path=blocks[_key=="text"]`);
  const text = page.getByRole("dialog").locator("[contenteditable=true]");
  await text.click();
  await pasteAll(page, text, () => bodyOf(lake, draft));
  await text.press("ControlOrMeta+A");
  await paste(text, { "text/plain": address });
  const links = async (from: string) =>
    (await bodyOf(lake, from)).flatMap((entry) => (entry._type === "block" ? entry.markDefs : []));
  await expect.poll(async () => (await links(draft)).length).toBeGreaterThan(1);
  await page.getByRole("button", { name: "Close dialog" }).click();
  await editor.publish();
  const published = await links(id);
  expect(published.map(({ kind, href }) => [kind, href])).toContainEqual(["external", address]);
  expect(published.every(({ kind }) => kind === "external")).toBe(true);
});

test(
  "[COMP-6] the page keeps what is pasted, and it is published",
  { tag: "@all" },
  async ({ page, lake, editor, publishPage }) => {
    const stored = pageDocument("pasted-on-page", [textBlock("Soup", "text")]);
    const { page: id, draft } = await publishPage(stored);
    const { typedRich, clickText } = await openComposer(page, "/en/pasted-on-page");
    await clickText("Soup");
    await pasteAll(page, typedRich, () => bodyOf(lake, draft));
    await typedRich.press("End");
    await paste(typedRich, { "text/plain": address });
    await expect.poll(async () => JSON.stringify(await bodyOf(lake, draft))).toContain(address);
    await editor.openPage("en", id);
    await editor.publish();
    const visitor = await fetch(`${urls.site}/en/pasted-on-page`);
    expect(await visitor.text()).toContain(`href="${address}"`);
  },
);
