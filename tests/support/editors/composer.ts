import type { Locator, Page } from "@playwright/test";
import { expect, urls } from "./studio-test.ts";

/** An edge of another block. `to` is that block's key if it is at the page's top level, or else its locator. */
type Drop = { to: string | undefined | Locator; edge: "top" | "bottom" };

/** Opens the studio's preview of a page. Returns locators of its parts, and functions that act as an editor does. */
export async function openComposer(page: Page, path: string) {
  await page.goto(`${urls.studio}/presentation?preview=${encodeURIComponent(path)}`);
  const preview = page.frameLocator("iframe");
  const blocks = preview.locator("[data-block]");
  const toolbar = preview.getByRole("toolbar", { name: "Page editor" });
  const menu = page.getByRole("dialog", { name: "Add a block" });
  const form = page.getByRole("dialog").last();
  await expect(preview.locator("[role=toolbar], [class*=composer]").first()).toBeAttached();
  // Waits until Sanity's overlays are connected. Before that, clicking a block doesn't open its form.
  const edit = page.getByRole("checkbox", { name: "Edit", exact: true });
  await expect(edit).toBeEnabled();

  /** Returns a field of the open block form. `name` is the field's name in the schema. */
  const field = (name: string) =>
    form.locator(`[data-testid^="field-blocks["][data-testid$="].${name}"]`);

  const typed = preview.locator("span[data-typing]");
  const typedRich = preview.locator("div[data-typing] [contenteditable=true]");
  const anyTyped = typed.or(typedRich);

  const blockOf = (key = "") => preview.locator(`[data-block='blocks[_key=="${key}"]']`);

  /** Moves the mouse over a block's text, so that the toolbar applies to that block. */
  async function pointAt(words: string): Promise<void> {
    await preview
      .getByText(words)
      .first()
      .hover({ position: { x: 4, y: 4 } });
    await expect(toolbar).toBeVisible();
  }

  return {
    preview,
    blocks,
    toolbar,
    menu,
    form,
    typed,
    typedRich,
    field,
    edit,
    blockOf,
    focused: toolbar.locator(":focus"),
    /** The reasons why the site would reject the text that is being typed. */
    reasons: preview.locator("ul[role=alert]"),

    /** Clicks a text until it can be typed, because the studio and the page may not be connected yet. */
    clickText: (text: string | Locator) =>
      expect(async () => {
        // Next.js repeats a page's title outside `main`, for screen readers.
        const main = preview.locator("main");
        const target = typeof text === "string" ? main.getByText(text, { exact: true }) : text;
        await target.click();
        await expect(anyTyped).toBeFocused({ timeout: 3_000 });
      }).toPass(),

    /** Types with an input method, which displays `steps` before it inserts `result`. */
    compose: async (steps: readonly string[], result: string) => {
      const session = await page.context().newCDPSession(page);
      for (const text of steps) {
        const [selectionStart, selectionEnd] = [text.length, text.length];
        await session.send("Input.imeSetComposition", { text, selectionStart, selectionEnd });
        await expect(anyTyped).toContainText(text);
      }
      await session.send("Input.insertText", { text: result });
    },

    pressKeys: async (...keys: readonly string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    },

    /** Filters the open menu of blocks with the keyboard, and inserts the first block. */
    async takeByKeys(words: string) {
      await expect(menu.getByRole("textbox")).toBeFocused();
      await page.keyboard.type(words);
      await page.keyboard.press("Enter");
      await expect(menu).toHaveCount(0);
    },

    /** Returns the keys of the page's top-level blocks, in order. */
    order: () =>
      blocks.evaluateAll((all) =>
        all.flatMap(
          (block) => /^blocks\[_key=="([^"]+)"\]$/.exec(block.dataset["block"] ?? "")?.[1] ?? [],
        ),
      ),

    pointAt,

    async openForm(words: string) {
      await pointAt(words);
      await toolbar.getByRole("button", { name: /\d+\/\d+/ }).click();
    },

    async drag(key: string | undefined, { to, edge }: Drop) {
      const target = typeof to === "object" ? to : blockOf(to);
      await target.scrollIntoViewIfNeeded();
      await blockOf(key).hover();
      await toolbar.getByTitle("Drag to move").hover();
      await page.mouse.down();
      // While the mouse is near the window's edge, the page scrolls, and the target moves away.
      await expect(async () => {
        const box = await target.boundingBox();
        if (!box) throw new Error("That block is not on the page.");
        const y = box.y + box.height * (edge === "top" ? 0.25 : 0.75);
        await page.mouse.move(box.x + 40, y, { steps: 8 });
        expect(await target.boundingBox()).toEqual(box);
      }).toPass();
      await page.mouse.up();
    },

    press: (name: string) => toolbar.getByRole("button", { name, exact: true }).click(),

    async take(title: string) {
      await menu
        .getByRole("button")
        .filter({ has: page.getByText(title, { exact: true }) })
        .click();
      await expect(menu).toHaveCount(0);
    },

    async write(name: string, words: string) {
      await field(name).getByRole("textbox").first().click();
      await page.keyboard.type(words);
    },

    /** Types the text of a new block, which must have the caret, and waits until the page shows it. */
    async writeNew(words: string) {
      await expect(anyTyped).toBeFocused();
      await page.keyboard.type(words);
      await page.keyboard.press("Escape");
      await expect(anyTyped).toHaveCount(0);
      await expect(preview.getByText(words)).toBeVisible();
    },

    /** Ends typing in a new block and selects the block. Waits until the block's text has the caret. */
    async leaveText() {
      await expect(anyTyped).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(anyTyped).toHaveCount(0);
    },

    /** Closes the form of a block, and the forms of its parent blocks. */
    async closeForm() {
      const buttons = page.getByRole("button", { name: "Close dialog" });
      await buttons.first().waitFor();
      // The forms open one after another, so another form may still open while this loop closes one.
      await expect(async () => {
        if ((await buttons.count()) > 0) await buttons.last().click({ timeout: 5_000 });
        await expect(buttons).toHaveCount(0, { timeout: 1_000 });
      }).toPass();
    },
  };
}
