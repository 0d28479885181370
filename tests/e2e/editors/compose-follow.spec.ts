// @module-tag all
import type { SanityClient } from "@sanity/client";
import type { Locator } from "@playwright/test";
import { openComposer } from "../../support/editors/composer.ts";
import { pageDocument, textBlock } from "../../support/documents.ts";
import { expect, test } from "../../support/test.ts";

test.describe.configure({ timeout: 240_000 });

const keys = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** Publishes a page of eight blocks, each about as tall as the window. */
async function tallPage(lake: SanityClient, slug: string): Promise<string> {
  const blocks = keys.map((key) => textBlock(`Words of ${key}. ${"More. ".repeat(220)}`, key));
  const stored = pageDocument(slug, blocks, { title: slug });
  await lake.delete(`drafts.${stored._id}`);
  await lake.createOrReplace(stored);
  return stored._id;
}

/** Waits until the block covers more than a third of the preview's height. */
async function expectInView(block: Locator): Promise<void> {
  await expect
    .poll(() =>
      block.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return (Math.min(bottom, innerHeight) - Math.max(top, 0)) / innerHeight;
      }),
    )
    .toBeGreaterThan(0.33);
}

test("[PAGE-6] the preview scrolls to the block whose form an editor opens", async ({
  page,
  lake,
}) => {
  await tallPage(lake, "followed-forms");
  const composer = await openComposer(page, "/en/followed-forms");
  const block = (key: string) => composer.preview.locator(`[data-block='blocks[_key=="${key}"]']`);

  await test.step("an entry of the page's form", async () => {
    const list = page.getByTestId("field-blocks");
    await list.scrollIntoViewIfNeeded({ timeout: 60_000 });
    await list.getByText("Words of g.").click();
    await expectInView(block("g"));
    await expect(composer.toolbar).toContainText("Text 7/8");
    await composer.closeForm();
  });

  await test.step("a block that is in view stays where it is", async () => {
    const window = composer.preview.locator("html");
    const before = await window.evaluate((html) => html.scrollTop);
    // Clicks beside the text, because a click on the text would make the text editable.
    await block("g").click({ position: { x: 4, y: 200 } });
    await expect(composer.form).toBeVisible();
    await expect(composer.form).toContainText("Words of g.");
    expect(await window.evaluate((html) => html.scrollTop)).toBe(before);
    await composer.closeForm();
  });
});

test("[PAGE-1] the preview scrolls to a moved block once it is in its new place", async ({
  page,
  lake,
}) => {
  await tallPage(lake, "followed-moves");
  const composer = await openComposer(page, "/en/followed-moves");
  const block = (key: string) => composer.preview.locator(`[data-block='blocks[_key=="${key}"]']`);

  await composer.pointAt("Words of a.");
  for (const place of [1, 2, 3]) {
    await composer.press("Move down");
    await expect.poll(async () => (await composer.order()).indexOf("a")).toBe(place);
    await expectInView(block("a"));
  }
});

test("[PAGE-1] duplicating the block of the open form opens the copy's form", async ({
  page,
  lake,
}) => {
  const id = await tallPage(lake, "followed-copies");
  const composer = await openComposer(page, "/en/followed-copies");
  const list = page.getByTestId("field-blocks");
  await list.getByText("Words of a.").click({ timeout: 60_000 });
  await expect(composer.field("body").first()).toBeVisible({ timeout: 60_000 });
  await composer.press("Duplicate");
  await expect.poll(async () => (await composer.order()).length).toBe(9);
  const copy = (await composer.order())[1] ?? "";
  await expect(page).toHaveURL(new RegExp(encodeURIComponent(copy)));
  await composer.write("heading", "The copy");
  await expect
    .poll(() =>
      lake.fetch<string | null>("*[_id == $id][0].blocks[1].heading", { id: `drafts.${id}` }),
    )
    .toBe("The copy");
});

test("[PAGE-1] the toolbar has the focus again after an undo with the keyboard", async ({
  page,
  lake,
}) => {
  await tallPage(lake, "followed-undo");
  const composer = await openComposer(page, "/en/followed-undo");
  await page.keyboard.press("F6");
  await expect(composer.toolbar.locator(":focus")).toHaveText("Text 1/8");
  await page.keyboard.press("Delete");
  await expect.poll(async () => (await composer.order()).length).toBe(7);
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(async () => (await composer.order()).length).toBe(8);
  await expect(composer.toolbar.locator(":focus")).toBeVisible();
  await expect(composer.toolbar).toContainText("Text 1/8");
});
