import { pageDocument, textBlock } from "../../support/documents.ts";
import { openComposer } from "../../support/editors/composer.ts";
import { expect, test } from "../../support/editors/studio-test.ts";

// The window is tall, because a test drags one block to another. Both must be visible, with the
// placeholders of their empty texts.
test.use({ viewport: { width: 1280, height: 1400 } });

test(
  "[PAGE-1][PAGE-6] a page is composed with the mouse",
  { tag: "@all" },
  async ({ page, lake, publishPage }) => {
    const { draft } = await publishPage(pageDocument("composed-by-mouse", []));
    const composer = await openComposer(page, "/en/composed-by-mouse");
    const { preview, menu, order } = composer;

    await test.step("adds the first block with its initial values and starts its text", async () => {
      await preview.getByRole("button", { name: "Add the first block" }).click();
      await expect(menu.locator("img").first()).toHaveJSProperty("complete", true);
      await menu.getByRole("tab", { name: "Content" }).click();
      await composer.take("Text");
      await composer.writeNew("The first words.");
      const stored = await lake.getDocument(draft);
      expect(stored?.["blocks"]).toMatchObject([
        { _type: "textBlock", version: 2, tone: "default" },
      ]);
    });

    await test.step("adds columns and a block in one of them", async () => {
      await composer.pointAt("The first words.");
      await composer.press("Add a block below");
      await composer.take("Columns");
      await composer.closeForm();
      await composer.pointAt("This block is not shown");
      await composer.press("Add a block inside");
      await menu.getByRole("tab", { name: "Second column" }).click();
      await composer.take("Text");
      await composer.writeNew("At the side.");
      await expect(preview.locator('[data-column="end"]').getByText("At the side.")).toBeVisible();
    });

    await test.step("duplicates blocks and drags one to the top and another into the column", async () => {
      for (let count = 3; count <= 9; count += 1) {
        await composer.pointAt("The first words.");
        await composer.press("Duplicate");
        await expect.poll(async () => (await order()).length).toBe(count);
      }
      const [first, second] = await order();
      await composer.drag(second, { to: first, edge: "top" });
      await expect.poll(async () => (await order()).slice(0, 2)).toEqual([second, first]);
      const inColumn = preview.locator('[data-column="end"] [data-block]');
      const above = (await order()).at(-2);
      await composer.drag(above, { to: inColumn, edge: "top" });
      await expect(inColumn).toHaveCount(2);
      await expect(inColumn.first()).toContainText("The first words.");
      await expect.poll(async () => (await order()).length).toBe(8);
    });

    await test.step("Undo restores a removed block", async () => {
      const before = await order();
      await composer.pointAt("The first words.");
      await composer.press("Remove");
      await expect.poll(async () => (await order()).length).toBe(7);
      await page.getByRole("button", { name: "Undo" }).click();
      await expect.poll(order).toEqual(before);
    });

    const types = await lake.fetch<string[]>("*[_id == $draft][0].blocks[]._type", { draft });
    expect(types.toSorted()).toEqual(["columns", ...Array.from({ length: 7 }, () => "textBlock")]);
  },
);

test(
  "[COMP-3] blocks are copied and moved by keyboard",
  { tag: "@all" },
  async ({ page, lake, publishPage }) => {
    const blocks = ["One", "Two", "Three", "Four"].map((heading) => ({
      ...textBlock("Words.", heading.toLowerCase()),
      heading,
    }));
    const { draft } = await publishPage(pageDocument("clipped-by-keys", blocks));
    const composer = await openComposer(page, "/en/clipped-by-keys");
    const { toolbar, focused, pressKeys: press } = composer;
    const fieldOfBlocks = (name: string) =>
      lake.fetch<string[]>(`*[_id == $draft][0].blocks[].${name}`, { draft });
    /**
     * Waits until the dataset has blocks with these headings in this order, and the page displays
     * the same number of blocks.
     */
    const expectOrder = async (...order: string[]) => {
      await expect.poll(() => fieldOfBlocks("heading")).toEqual(order);
      await expect(composer.blocks).toHaveCount(order.length);
    };
    await press("F6");
    await expect(focused).toContainText("Text 1/4");

    await test.step("Shift with an arrow key selects neighbors, and the toolbar shows their number", async () => {
      await press("Shift+ArrowDown");
      await expect(focused).toHaveText("Blocks: 2 · 1–2/4");
      await press("Shift+ArrowDown", "Shift+ArrowUp");
      await expect(focused).toHaveText("Blocks: 2 · 1–2/4");
      await expect(toolbar.getByRole("button", { name: "Add a block below" })).toHaveCount(0);
    });

    await test.step("Alt with an arrow key moves them together, and the new position is announced", async () => {
      await press("Alt+ArrowDown");
      await expectOrder("Three", "One", "Two", "Four");
      await expect(focused).toHaveText("Blocks: 2 · 2–3/4");
      await expect(composer.preview.locator("output", { hasText: "2–3/4" })).toHaveCount(1);
      await press("ControlOrMeta+Z");
      await expectOrder("One", "Two", "Three", "Four");
    });

    await test.step("copies and pastes them after the selected block, with new keys", async () => {
      await press("ControlOrMeta+C");
      await expect(focused).toHaveText("Copied");
      await press("End");
      await expect(focused).toContainText("4/4");
      await press("ControlOrMeta+V");
      await expectOrder("One", "Two", "Three", "Four", "One", "Two");
      await expect(focused).toHaveText("Blocks: 2 · 5–6/6");
      expect(new Set(await fieldOfBlocks("_key")).size).toBe(6);
      await press("ControlOrMeta+Z");
      await expectOrder("One", "Two", "Three", "Four");
    });

    await test.step("cuts blocks, and pastes them elsewhere", async () => {
      await press("Home", "Shift+ArrowDown");
      await expect(focused).toHaveText("Blocks: 2 · 1–2/4");
      await press("ControlOrMeta+X");
      await expectOrder("Three", "Four");
      await expect(focused).toContainText("1/2");
      await press("End");
      await expect(focused).toContainText("2/2");
      await press("ControlOrMeta+V");
      await expectOrder("Three", "Four", "One", "Two");
    });

    await test.step("duplicates, selects the whole list and removes it, and undoes each in one step", async () => {
      await expect(focused).toHaveText("Blocks: 2 · 3–4/4");
      await press("ControlOrMeta+D");
      await expectOrder("Three", "Four", "One", "Two", "One", "Two");
      await press("ControlOrMeta+Z");
      await expectOrder("Three", "Four", "One", "Two");
      await expect(focused).toBeVisible();
      await press("Home", "ControlOrMeta+A");
      await expect(focused).toHaveText("Blocks: 4 · 1–4/4");
      await press("Delete");
      await expectOrder();
      await press("ControlOrMeta+Z");
      await expectOrder("Three", "Four", "One", "Two");
    });
  },
);
