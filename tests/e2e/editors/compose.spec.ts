import type { SanityClient } from "@sanity/client";
import { openComposer } from "../../support/editors/composer.ts";
import { pageDocument, textBlock } from "../../support/documents.ts";
import { withPage } from "../../support/editors/with-page.ts";
import { expect, test } from "../../support/test.ts";

test.describe.configure({ timeout: 240_000 });

// The window is tall, because a test drags one block to another. Both must be visible, with the
// placeholders of their empty texts.
test.use({ viewport: { width: 1280, height: 1400 } });

const typesOf = async (lake: SanityClient, id: string) =>
  lake.fetch<string[]>("*[_id == $id][0].blocks[]._type", { id });

test("[PAGE-1][PAGE-6] an editor composes a page of eight blocks in the preview with the mouse", async ({
  page,
  lake,
}) => {
  await withPage(lake, pageDocument("composed-by-mouse", []), async ({ draft }) => {
    const composer = await openComposer(page, "/en/composed-by-mouse");
    const { preview, menu } = composer;

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
      await composer.pointAt("This columns block is not shown");
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
        await expect.poll(async () => (await composer.order()).length).toBe(count);
      }
      const [first, second] = await composer.order();
      await composer.drag(second, { to: first, edge: "top" });
      await expect.poll(async () => (await composer.order()).slice(0, 2)).toEqual([second, first]);
      const inColumn = preview.locator('[data-column="end"] [data-block]');
      const above = (await composer.order()).at(-2);
      await composer.drag(above, { to: inColumn, edge: "top" });
      await expect(inColumn).toHaveCount(2);
      await expect(inColumn.first()).toContainText("The first words.");
      await expect.poll(async () => (await composer.order()).length).toBe(8);
    });

    await test.step("Undo restores a removed block", async () => {
      const order = await composer.order();
      await composer.pointAt("The first words.");
      await composer.press("Remove");
      await expect.poll(async () => (await composer.order()).length).toBe(7);
      await page.getByRole("button", { name: "Undo" }).click();
      await expect.poll(composer.order).toEqual(order);
    });

    const types = await typesOf(lake, draft);
    expect(types.toSorted()).toEqual(["columns", ...Array.from({ length: 7 }, () => "textBlock")]);
  });
});

test(
  "[PAGE-1] an editor composes a page in the preview and its forms with the keyboard alone",
  { tag: "@all" },
  async ({ page, lake }) => {
    await withPage(
      lake,
      pageDocument("composed-by-keys", [textBlock("Begin.", "begin")]),
      async ({ draft }) => {
        const composer = await openComposer(page, "/en/composed-by-keys");
        const { preview, menu, toolbar } = composer;
        await page.keyboard.press("F6");
        await expect(toolbar.locator(":focus")).toHaveText("Text 1/1");

        await test.step("adds seven blocks with +, fills in their forms and returns with F6", async () => {
          for (const words of ["Two", "Three", "Four", "Five", "Six", "Seven", "Eight"]) {
            await page.keyboard.press("+");
            await expect(menu.getByRole("textbox")).toBeFocused();
            await page.keyboard.type("quot");
            await page.keyboard.press("Enter");
            await composer.leaveText();
            await expect(toolbar.locator(":focus")).toContainText("Quote");
            await page.keyboard.press("Enter");
            await expect(composer.field("words").locator("textarea")).toBeFocused();
            await page.keyboard.type(words);
            await composer.tabTo(composer.field("name").locator("input"));
            await page.keyboard.type("Ines Calder");
            await expect(preview.getByText(words).first()).toBeVisible();
            await page.keyboard.press("F6");
            await expect(toolbar.locator(":focus")).toBeVisible();
          }
          expect(await typesOf(lake, draft)).toHaveLength(8);
        });

        await test.step("Alt+ArrowUp moves the selected block, Delete removes a block, and the focus stays", async () => {
          const last = (await composer.order()).at(-1);
          await page.keyboard.press("Alt+ArrowUp");
          await expect.poll(async () => (await composer.order()).indexOf(last ?? "")).toBe(6);
          await expect(toolbar.locator(":focus")).toBeVisible();
          await page.keyboard.press("Home");
          await page.keyboard.press("Delete");
          await expect.poll(async () => (await composer.order()).length).toBe(7);
          expect(await composer.order()).not.toContain("begin");
        });

        await test.step("Escape closes the menu, then clears the selection; Enter selects a block in view", async () => {
          await page.keyboard.press("+");
          await expect(menu.getByRole("textbox")).toBeFocused();
          await page.keyboard.press("Escape");
          await expect(menu).toHaveCount(0);
          await expect(toolbar.locator(":focus")).toBeVisible();
          await page.keyboard.press("Escape");
          await expect(toolbar).toBeHidden();
          await expect(preview.getByRole("button", { name: "Page editor" })).toBeFocused();
          await composer.blocks.last().scrollIntoViewIfNeeded();
          await page.keyboard.press("Enter");
          await expect(toolbar.locator(":focus")).toHaveText(/^Quote [3-7]\/7$/);
        });
      },
    );
  },
);

test(
  "[PAGE-1] two editors who reorder a page at the same time lose no block",
  { tag: "@all" },
  async ({ page, lake, newVisitor }) => {
    const keys = ["a", "b", "c", "d", "e", "f"];
    const blocks = keys.map((key) => textBlock(`Words of ${key}.`, key));
    await withPage(lake, pageDocument("composed-together", blocks), async ({ draft }) => {
      const second = await (await newVisitor()).context.newPage();
      const one = await openComposer(page, "/en/composed-together");
      const two = await openComposer(second, "/en/composed-together");
      await Promise.all([one.pointAt("Words of a."), two.pointAt("Words of f.")]);
      await Promise.all([one.press("Move down"), two.press("Move up")]);
      // The keys move the same block again. Before a second click, the other editor's move could push
      // another block under the mouse.
      for (let round = 0; round < 2; round += 1) {
        await Promise.all([
          page.keyboard.press("Alt+ArrowDown"),
          second.keyboard.press("Alt+ArrowUp"),
        ]);
      }
      // Polls until all moves are stored, and the lake and both editors have the same order of blocks.
      const stored = async () => {
        const { blocks: now } = (await lake.getDocument(draft)) ?? { blocks: [] };
        return now.map(({ _key }: { _key: string }) => _key);
      };
      await expect(async () => {
        const order = await stored();
        expect(await one.order()).toEqual(order);
        expect(await two.order()).toEqual(order);
        expect(order.indexOf("a")).toBeGreaterThan(1);
        expect(order.indexOf("f")).toBeLessThan(4);
      }).toPass({ timeout: 20_000 });
      const order = await stored();
      expect(order.toSorted()).toEqual(keys);
      expect(order.filter((key: string) => key !== "a" && key !== "f")).toEqual([
        "b",
        "c",
        "d",
        "e",
      ]);
      for (const key of keys) {
        await expect(one.preview.getByText(`Words of ${key}.`)).toHaveCount(1);
      }

      await test.step("keeps the scroll position when another editor moves a block at the top", async () => {
        const window = two.preview.locator("html");
        await window.evaluate((html) => html.scrollTo({ top: 900, behavior: "instant" }));
        const [first] = order;
        await one.pointAt(`Words of ${first}.`);
        await one.press("Move down");
        await expect.poll(async () => (await two.order())[1]).toBe(first);
        expect(await window.evaluate((html) => html.scrollTop)).toBe(900);
      });
    });
  },
);
