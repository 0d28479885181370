// @module-tag all
import type { SanityClient } from "@sanity/client";
import type { Locator } from "@playwright/test";
import { callToAction as call, pageDocument, textBlock } from "../../support/documents.ts";
import { openComposer } from "../../support/editors/composer.ts";
import { expect, test } from "../../support/editors/studio-test.ts";

type Stored = { _key: string; _type: string };

/** Returns a function that reads the blocks of a document. */
const blocksOf = (lake: SanityClient, id: string) => () =>
  lake.fetch<Stored[]>("coalesce(*[_id == $id][0].blocks, [])", { id });

/** Text blocks with the words “Words of a.” etc., each about as tall as the window if `isTall`. */
const textBlocks = (keys: string, isTall = false) =>
  Array.from(keys, (key) =>
    textBlock(`Words of ${key}.${isTall ? " More.".repeat(220) : ""}`, key),
  );

test("[COMP-2] / inserts a block that is ready to type in", async ({ page, lake, publishPage }) => {
  const stored = pageDocument("inserted-ready", [call, ...textBlocks("abc", true)]);
  const { draft } = await publishPage(stored);
  const composer = await openComposer(page, "/en/inserted-ready");
  const { menu, typed, focused, pressKeys } = composer;
  const blocks = blocksOf(lake, draft);

  await test.step("/ opens the menu for the selected block, and Escape returns the focus", async () => {
    await page.keyboard.press("F6");
    await expect(focused).toBeVisible();
    await page.keyboard.press("Home");
    await expect(focused).toContainText("Call to action 1/4");
    await page.keyboard.press("/");
    await expect(menu.getByRole("textbox")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu).toHaveCount(0);
    await expect(focused).toContainText("Call to action 1/4");
  });

  await test.step("Enter inserts the found block at the end of the page, and letters go into it", async () => {
    await page.keyboard.press("End");
    await expect(focused).toContainText("4/4");
    await page.keyboard.press("/");
    await composer.takeByKeys("quot");
    await expect(typed).toBeFocused();
    await expect(typed).toHaveAttribute("data-title", "Quote");
    await expect(typed).toBeInViewport();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.keyboard.type("Bring a coat.");
    await page.keyboard.press("Escape");
    await expect(focused).toContainText("Quote 5/5");
    await expect
      .poll(async () => (await blocks()).at(-1))
      .toMatchObject({ _type: "quote", words: "Bring a coat." });
  });

  await test.step("/ in an empty text opens the menu to insert after its block", async () => {
    await composer.clickText(call.heading);
    await pressKeys("ControlOrMeta+A", "Delete");
    await expect(typed).toHaveText("");
    await page.keyboard.press("/");
    await composer.takeByKeys("quot");
    await expect(typed).toBeFocused();
    await page.keyboard.type("After the call.");
    await page.keyboard.press("Escape");
    await expect
      .poll(async () => (await blocks())[1])
      .toMatchObject({ _type: "quote", words: "After the call." });
  });

  await test.step("/ in an empty paragraph of a rich text inserts after its block, in place of the paragraph", async () => {
    await composer.clickText(composer.preview.getByText(/^Words of a\./));
    await pressKeys("ControlOrMeta+End", "Enter");
    await page.keyboard.type("/");
    await composer.takeByKeys("quot");
    await expect(typed).toBeFocused();
    await page.keyboard.type("After the text.");
    await page.keyboard.press("Escape");
    await expect
      .poll(async () => (await blocks()).slice(2, 4))
      .toMatchObject([{ _key: "a", body: [{ _type: "block" }] }, { words: "After the text." }]);
    expect(Object((await blocks())[2]).body).toHaveLength(1);
  });

  await test.step("opens the new block's form while the switch Edit is off", async () => {
    await composer.edit.click({ force: true });
    await expect(composer.edit).not.toBeChecked();
    await composer.pointAt("After the call.");
    await composer.press("Add a block below");
    await composer.takeByKeys("quot");
    await expect(composer.field("words").locator("textarea")).toBeFocused();
    await expect(typed).toHaveCount(0);
  });
});

test("[COMP-3] blocks are copied to a page where they fit", async ({ page, lake, publishPage }) => {
  const lost = { _type: "reference", _ref: "page-en-clipped-lost", _weak: true };
  const link = { _key: "lost", _type: "link", label: "Programme", kind: "internal", page: lost };
  const linked = { ...call, heading: "Linked", actions: [link] };
  const columns = {
    _key: "columns",
    _type: "columns",
    version: 2,
    split: "even",
    tone: "default",
    start: [textBlock("In a column.", "inner")],
  };
  await publishPage(pageDocument("clipped-source", [linked, columns]));
  const { draft } = await publishPage(pageDocument("clipped-target", [columns]));
  const from = await openComposer(page, "/en/clipped-source");

  await test.step("Shift+click selects the blocks between two clicks", async () => {
    // Repeats the click. Shift+click has the browser's default effect until the page knows that
    // the studio's switch “Edit” is on.
    await expect(async () => {
      await from.preview.getByText("Linked").click({ modifiers: ["Shift"] });
      await expect(from.focused).toContainText("Call to action 1/2", { timeout: 1_000 });
    }).toPass();
    await from.preview.getByText("In a column.").click({ modifiers: ["Shift"] });
    await expect(from.focused).toHaveText("Blocks: 2 · 1–2/2");
    await from.preview.locator("body").hover({ position: { x: 2, y: 2 } });
    await from.press("Copy");
    await expect(from.toolbar).toContainText("Copied");
  });

  await test.step("a column refuses columns, and a missing page is dropped and reported", async () => {
    const to = await openComposer(page, "/en/clipped-target");
    await to.pointAt("In a column.");
    await page.keyboard.press("F6");
    await expect(to.focused).toContainText("Text 1/1");
    await page.keyboard.press("ControlOrMeta+V");
    await expect(page.getByText("These blocks can't be placed here: “Columns”.")).toBeVisible();
    await expect(page.getByText("were removed from the blocks: 1.")).toBeVisible();
    const blocks = blocksOf(lake, draft);
    const start = [{ _key: "inner" }, { heading: "Linked", actions: [{ label: "Programme" }] }];
    await expect.poll(blocks).toMatchObject([{ _type: "columns", start }]);
    expect(JSON.stringify(await blocks())).not.toContain(lost._ref);
  });
});

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
