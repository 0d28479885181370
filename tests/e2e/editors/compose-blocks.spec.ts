// @module-tag all
import type { Locator } from "@playwright/test";
import { callToAction as call, pageDocument, textBlock } from "../../support/documents.ts";
import { openComposer } from "../../support/editors/composer.ts";
import { expect, test } from "../../support/editors/studio-test.ts";

/** Text blocks with the words “Words of a.” etc., each about as tall as the window if `isTall`. */
const textBlocks = (keys: string, isTall = false) =>
  Array.from(keys, (key) =>
    textBlock(`Words of ${key}.${isTall ? " More.".repeat(220) : ""}`, key),
  );

test("[PAGE-1] a page is composed by keyboard with its forms", async ({ page, publishPage }) => {
  await publishPage(pageDocument("composed-by-keys", textBlocks("abcd")));
  const composer = await openComposer(page, "/en/composed-by-keys");
  const { preview, menu, focused, order } = composer;

  await test.step("adds a block with +, fills in its form and returns with F6", async () => {
    await page.keyboard.press("F6");
    await expect(focused).toHaveText("Text 1/4");
    await page.keyboard.press("+");
    await composer.takeByKeys("quot");
    await composer.leaveText();
    await expect(focused).toContainText("Quote");
    await page.keyboard.press("Enter");
    await expect(composer.field("words").locator("textarea")).toBeFocused();
    await page.keyboard.type("Two");
    await expect(preview.getByText("Two", { exact: true })).toBeVisible();
    await page.keyboard.press("F6");
    await expect(focused).toContainText("Quote 2/5");
  });

  await test.step("Delete removes a block, undo restores it, and the focus stays", async () => {
    await page.keyboard.press("Home");
    await page.keyboard.press("Delete");
    await expect.poll(order).not.toContain("a");
    await expect(focused).toBeVisible();
    await page.keyboard.press("ControlOrMeta+Z");
    await expect.poll(async () => (await order())[0]).toBe("a");
    await expect(focused).toContainText("Text 1/5");
  });

  await test.step("Escape closes the menu, then clears the selection; Enter selects a block in view", async () => {
    await page.keyboard.press("+");
    await expect(menu.getByRole("textbox")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu).toHaveCount(0);
    await expect(focused).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(composer.toolbar).toBeHidden();
    await expect(preview.getByRole("button", { name: "Page editor" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(focused).toHaveText(/^(?:Text|Quote) [1-5]\/5$/);
  });
});

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

test("[PAGE-1][PAGE-6] the preview scrolls to a block whose form opens or that moves, and duplicating opens the copy's form", async ({
  page,
  lake,
  publishPage,
}) => {
  const { draft } = await publishPage(pageDocument("followed", textBlocks("abcdefgh", true)));
  const composer = await openComposer(page, "/en/followed");
  const { blockOf, order } = composer;

  await test.step("an entry of the page's form", async () => {
    const list = page.getByTestId("field-blocks");
    // The form displays the list's entries once the list is in view.
    await list.scrollIntoViewIfNeeded();
    await list.getByText("Words of g.").click();
    await expectInView(blockOf("g"));
    await expect(composer.toolbar).toContainText("Text 7/8");
    await composer.closeForm();
  });

  await test.step("a block that is in view stays where it is", async () => {
    const scrolled = () => composer.preview.locator("html").evaluate((html) => html.scrollTop);
    const before = await scrolled();
    // Clicks beside the text, because a click on the text would make the text editable.
    await blockOf("g").click({ position: { x: 4, y: 200 } });
    await expect(composer.form).toContainText("Words of g.");
    expect(await scrolled()).toBe(before);
  });

  await test.step("duplicating the block of the open form opens the copy's form", async () => {
    await composer.press("Duplicate");
    await expect.poll(async () => (await order()).length).toBe(9);
    const copy = (await order())[7] ?? "";
    await expect(page).toHaveURL(new RegExp(encodeURIComponent(copy)));
    await composer.write("heading", "The copy");
    const headings = () => lake.fetch("*[_id == $draft][0].blocks[].heading", { draft });
    await expect.poll(headings).toEqual([...Array.from("abcdefg", () => null), "The copy", null]);
    await composer.closeForm();
  });

  await test.step("a moved block", async () => {
    await composer.pointAt("Words of a.");
    for (const place of [1, 2, 3]) {
      await composer.press("Move down");
      await expect.poll(async () => (await order()).indexOf("a")).toBe(place);
      await expectInView(blockOf("a"));
    }
  });

  await test.step("a new block, if the switch Edit is off", async () => {
    await composer.edit.click({ force: true });
    await expect(composer.edit).not.toBeChecked();
    await composer.pointAt("Words of a.");
    await composer.press("Add a block below");
    await composer.takeByKeys("quot");
    await expect(composer.field("words").locator("textarea")).toBeFocused();
    await expect(composer.typed).toHaveCount(0);
  });
});

test("[COMP-4] an editor sees on the page in which text or block another editor is", async ({
  page,
  visitor: otherPage,
  publishPage,
}) => {
  await publishPage(pageDocument("seen-together", [call]));
  const one = await openComposer(page, "/en/seen-together");
  const other = await openComposer(otherPage, "/en/seen-together");
  const avatar = one.preview.getByTitle("Local editor");

  await test.step("at the text that the other editor types", async () => {
    await expect(avatar).toHaveCount(0);
    await other.clickText("Bring a coat.");
    await expect(avatar).toBeVisible();
    const text = await one.preview.getByText("Bring a coat.", { exact: true }).boundingBox();
    const shown = await avatar.boundingBox();
    if (!text || !shown) throw new Error("The text or the avatar is not displayed.");
    expect(Math.abs(shown.x - text.x)).toBeLessThan(shown.width);
    expect(shown.y).toBeLessThan(text.y);
    expect(text.y - shown.y).toBeLessThan(2 * shown.height);
  });

  await test.step("nowhere once the other editor leaves the text", async () => {
    await otherPage.keyboard.press("Escape");
    await expect(avatar).toHaveCount(0);
  });

  await test.step("at the block whose form the other editor has open", async () => {
    await other.openForm("Two evenings on the quay");
    await other.field("text").getByRole("textbox").first().click();
    await expect(avatar).toBeVisible();
    await otherPage.close();
    await expect(avatar).toHaveCount(0);
  });
});
