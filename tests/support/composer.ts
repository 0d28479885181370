import { expect, type Locator, type Page } from "@playwright/test";
import { addressesOf, testStack } from "./stack.ts";

/** The studio takes its time on two busy cores. In ms. */
const PATIENCE = 60_000;

/** To which edge of which block something is dragged: one of the page's own list by its key, or any other. */
type Drop = { to: string | undefined | Locator; edge: "top" | "bottom" };

/** What an editor does on the previewed page and in the form beside it, by the words and roles on the screen. */
export async function openComposer(page: Page, path: string) {
  const { studio } = addressesOf(testStack);
  await page.goto(`${studio}/presentation?preview=${encodeURIComponent(path)}`);
  const preview = page.frameLocator("iframe");
  const blocks = preview.locator("[data-block]");
  const toolbar = preview.getByRole("toolbar", { name: "Compose this page" });
  const menu = page.getByRole("dialog", { name: "Add a block" });
  const form = page.getByRole("dialog").last();
  await expect(
    preview.getByRole("button", { name: /^(?:Compose this page|Add the first block)$/ }),
  ).toBeAttached({ timeout: PATIENCE });
  // Clicks open forms once Sanity's overlays are connected.
  await expect(page.getByRole("checkbox", { name: "Edit", exact: true })).toBeEnabled({
    timeout: PATIENCE,
  });

  /** A field of the block whose form is open, by its name in the schema. */
  const field = (name: string) =>
    form.locator(`[data-testid^="field-blocks["][data-testid$="].${name}"]`);

  const blockOf = (key = "") => preview.locator(`[data-block='blocks[_key=="${key}"]']`);

  return {
    preview,
    blocks,
    toolbar,
    menu,
    form,
    field,

    /** Where the blocks of the page's own list stand, by their keys. */
    order: () =>
      blocks.evaluateAll((all) =>
        all.flatMap(
          (block) => /^blocks\[_key=="([^"]+)"\]$/.exec(block.dataset["block"] ?? "")?.[1] ?? [],
        ),
      ),

    /** Points at the words of a block, so that the toolbar is about it. */
    async pointAt(words: string) {
      await preview
        .getByText(words)
        .first()
        .hover({ position: { x: 4, y: 4 } });
      await expect(toolbar).toBeVisible();
    },

    /** Drags a block of the page's own list, by its key, to an edge of another block. */
    async drag(key: string | undefined, { to, edge }: Drop) {
      const target = typeof to === "object" ? to : blockOf(to);
      await target.scrollIntoViewIfNeeded();
      await blockOf(key).hover();
      await toolbar.getByTitle("Drag to where it shall stand").hover();
      await page.mouse.down();
      const box = await target.boundingBox();
      if (!box) throw new Error("That block is not on the page.");
      const y = box.y + box.height * (edge === "top" ? 0.25 : 0.75);
      await page.mouse.move(box.x + 40, y, { steps: 8 });
      await page.mouse.up();
    },

    /** Presses a button of the toolbar. */
    press: (name: string) => toolbar.getByRole("button", { name, exact: true }).click(),

    /** Takes a block out of the open menu by its picture. */
    async take(title: string) {
      await menu.getByRole("button", { name: title }).first().click();
      await expect(menu).toHaveCount(0);
    },

    /** Writes into the form that a new block opens. */
    async write(name: string, words: string) {
      await field(name).getByRole("textbox").first().click({ timeout: PATIENCE });
      await page.keyboard.type(words);
    },

    /** Presses the Tab key until a field has the focus. */
    async tabTo(target: Locator) {
      const isThere = () => target.evaluate((element) => element === document.activeElement);
      for (let count = 0; count < 12 && !(await isThere()); count += 1) {
        await page.keyboard.press("Tab");
      }
      await expect(target).toBeFocused();
    },

    /** Closes the form of a block, and with it those of the blocks that hold it. */
    async closeForm() {
      const buttons = page.getByRole("button", { name: "Close dialog" });
      for (let left = await buttons.count(); left > 0; left = await buttons.count()) {
        await buttons.last().click();
        await expect.poll(() => buttons.count(), { timeout: PATIENCE }).toBeLessThan(left);
      }
    },
  };
}
