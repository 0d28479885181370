import type { Locator } from "@playwright/test";
import type { SanityClient } from "@sanity/client";
import {
  htmlOf,
  entriesBySource,
  expectedOf,
  lineOf,
} from "../../../schemas/fields/rich-text/pasting/pasted-sources.fixture.ts";
import type { PastedEntry } from "../../../schemas/fields/rich-text/pasting/pasted-entries.ts";
import { pageDocument, textBlock } from "../../support/documents.ts";
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

/** The programs whose documents are pasted: in the first tier two and the last, whose notice the test expects. */
const sources =
  process.env["TEST_TIER"] === "1"
    ? allSources.filter((_, index) => index < 2 || index === allSources.length - 1)
    : allSources;

test(
  "[COMP-6] a form keeps what is pasted, and publishes it",
  { tag: "@all" },
  async ({ page, lake, editor, publishPage }) => {
    const stored = pageDocument("pasted-in-form", [textBlock("Soup", "text")]);
    const { page: id, draft } = await publishPage(stored);
    await page.goto(`${urls.studio}/structure/pages;en;${id},path=blocks[_key=="text"]`);
    const text = page.getByRole("dialog").locator("[contenteditable=true]");
    await text.click();
    for (const source of sources) {
      const { lines } = expectedOf(source);
      await test.step(source, async () => {
        await text.press("ControlOrMeta+A");
        await paste(text, { "text/html": htmlOf(source), "text/plain": lines.join("\n") });
        await expect.poll(async () => (await bodyOf(lake, draft)).map(lineOf)).toEqual(lines);
      });
    }
    // The notice of the last source.
    await expect(page.getByText("Tables became paragraphs, one for each row: 1.")).toBeVisible();
    const address = "https://nightlight.example/tickets";
    await text.press("ControlOrMeta+A");
    await paste(text, { "text/plain": address });
    const links = async (from: string) =>
      (await bodyOf(lake, from)).flatMap((entry) =>
        entry._type === "block" ? entry.markDefs : [],
      );
    await expect.poll(async () => (await links(draft)).length).toBeGreaterThan(1);
    await page.getByRole("button", { name: "Close dialog" }).click();
    await editor.publish();
    const published = await links(id);
    expect(published.map(({ kind, href }) => [kind, href])).toContainEqual(["external", address]);
    expect(published.every(({ kind }) => kind === "external")).toBe(true);
  },
);
