import {
  callToAction as call,
  featureGrid,
  pageDocument,
  textBlock,
} from "../../support/documents.ts";
import { openComposer } from "../../support/editors/composer.ts";
import { bodyOf, linesOf } from "../../support/editors/rich-texts.ts";
import { expect, test } from "../../support/editors/studio-test.ts";

// cspell:disable-next-line -- the invisible characters of Sanity's marks
const invisible = /[\u200B-\u200F\u2060-\u2064\uFEFF]/;

test(
  "[COMP-1] an editor types texts where they are read",
  { tag: "@all" },
  async ({ page, lake, publishPage }) => {
    const { draft } = await publishPage(pageDocument("typed-in-place", [call, featureGrid]));
    const composer = await openComposer(page, "/en/typed-in-place");
    const { preview, typed, focused, reasons, clickText, pressKeys } = composer;
    const stored = (path: string) => () => lake.fetch(`*[_id == $draft][0].${path}`, { draft });
    const heading = stored('blocks[_key == "call"][0].heading');
    const label = stored('blocks[_key == "call"][0].actions[0].label');
    const title = stored('blocks[_key == "grid"][0].features[0].title');

    await test.step("one click and typing changes a heading at the clicked place", async () => {
      await clickText("Two evenings on the quay");
      await page.keyboard.press("End");
      await page.keyboard.type(", at dusk");
      await expect.poll(heading).toBe("Two evenings on the quay, at dusk");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(preview.getByRole("heading", { level: 1 })).toHaveText(
        "Two evenings on the quay, at dusk",
      );
    });

    await test.step("Tab and Enter go to the next texts, also in lists and buttons", async () => {
      await page.keyboard.press("Tab");
      await expect(typed).toHaveText("Bring a coat.");
      await page.keyboard.type(" And a friend.");
      await page.keyboard.press("Enter");
      await expect(typed).toHaveText("Book");
      await page.keyboard.type(" a seat");
      await pressKeys("Tab", "Tab");
      await expect(typed).toHaveAttribute("data-title", "Introduction");
      await expect(typed).toHaveText("");
      await page.keyboard.press("Tab");
      await expect(typed).toHaveText("Short films");
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type("Twelve short films");
      await page.keyboard.press("Escape");
      await expect(typed).toHaveCount(0);
      await expect(focused).toContainText("Feature grid");
      await expect
        .poll(stored('blocks[_key == "call"][0].text'))
        .toBe("Bring a coat. And a friend.");
      await expect.poll(label).toBe("Book a seat");
      await expect.poll(title).toBe("Twelve short films");
      expect(await stored('blocks[_key == "grid"][0].intro')()).toBeNull();
      await expect(preview.getByText("Twelve short films")).toBeVisible();
    });

    await test.step("undo and redo cover all texts", async () => {
      await page.keyboard.press("ControlOrMeta+Z");
      await expect.poll(title).toBe("Short films");
      await expect(preview.getByText("Short films", { exact: true })).toBeVisible();
      await page.keyboard.press("ControlOrMeta+Shift+Z");
      await expect.poll(title).toBe("Twelve short films");
      for (let count = 0; count < 4; count += 1) await page.keyboard.press("ControlOrMeta+Z");
      await expect.poll(heading).toBe("Two evenings on the quay");
      await expect.poll(label).toBe("Book");
    });

    await test.step("F2 types the selected block's first text", async () => {
      await page.keyboard.press("F2");
      await expect(typed).toBeFocused();
      await page.keyboard.press("Escape");
    });

    await test.step("an emptied text shows its field's title, and its reason to be rejected", async () => {
      await clickText("Two evenings on the quay");
      await pressKeys("ControlOrMeta+A", "Delete");
      await expect(typed).toHaveText("");
      await expect(typed).toHaveAttribute("data-title", "Heading");
      await expect(reasons).toContainText("Enter a heading");
      await page.keyboard.type("One evening");
      await expect(reasons).toHaveCount(0);
      await page.keyboard.press("Escape");
      await expect.poll(heading).toBe("One evening");
    });

    expect(JSON.stringify(await lake.getDocument(draft))).not.toMatch(invisible);
  },
);

test(
  "[COMP-1] rich text is typed where it is read",
  { tag: "@all" },
  async ({ page, lake, publishPage }) => {
    const start = "A driver misses her own stop.";
    const blocks = [textBlock(start)];
    const { draft } = await publishPage(pageDocument("rich-in-place", blocks));
    const composer = await openComposer(page, "/en/rich-in-place");
    const { preview, typedRich: typed, focused, clickText, pressKeys } = composer;
    const tools = preview.getByRole("toolbar", { name: "Text format" });
    const lines = async () => linesOf(await bodyOf(lake, draft));

    await test.step("a click places the cursor, and letters are stored at once", async () => {
      await clickText(start);
      await page.keyboard.press("End");
      await page.keyboard.type(" Nobody ");
      await expect.poll(lines).toEqual([`${start} Nobody `]);
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });

    await test.step("Enter splits a paragraph, Backspace joins it", async () => {
      await page.keyboard.press("Enter");
      await expect.poll(lines).toEqual([`${start} Nobody `, ""]);
      await page.keyboard.press("Backspace");
      await expect.poll(lines).toEqual([`${start} Nobody `]);
      await page.keyboard.press("Enter");
      await page.keyboard.type("gets off.");
      await expect.poll(lines).toEqual([`${start} Nobody `, "gets off."]);
    });

    await test.step("shortcuts set marks, and the toolbar a link and a style", async () => {
      const strong = tools.locator('[aria-keyshortcuts="Control+B"]');
      await page.keyboard.press("ControlOrMeta+B");
      await page.keyboard.type(" Ever.");
      await expect.poll(lines).toEqual([`${start} Nobody `, "gets off.* Ever.*"]);
      await expect(typed.locator("strong")).toHaveText(" Ever.");
      await expect(strong).toHaveAttribute("aria-pressed", "true");
      // At once, although the editor of the rich text notices a selection later than the browser.
      await pressKeys("Home", ...Array.from("gets", () => "Shift+ArrowRight"));
      await page.keyboard.press("ControlOrMeta+I");
      await expect.poll(async () => (await lines())[1]).toBe("_gets_ off.* Ever.*");
      await page.keyboard.press("ControlOrMeta+K");
      await page.keyboard.type("https://tram.example/");
      await page.keyboard.press("Enter");
      await expect.poll(async () => (await lines())[1]).toBe("[_gets_] off.* Ever.*");
      const link = (await bodyOf(lake, draft))[1]?.markDefs[0];
      expect(link).toMatchObject({ kind: "external", href: "https://tram.example/" });
      await expect(typed).toBeFocused();
      await page.keyboard.press("Alt+F10");
      await tools.getByRole("combobox").selectOption("Quote");
      await expect(typed.locator("blockquote")).toHaveText("gets off. Ever.");
      await expect(typed).toBeFocused();
    });

    await test.step("undo returns to the start, also while the text is typed", async () => {
      await expect(async () => {
        await page.keyboard.press("ControlOrMeta+Z");
        await expect.poll(lines, { timeout: 2_000 }).toEqual([start]);
      }).toPass();
      await expect(typed).toHaveText(start);
      await page.keyboard.press("ControlOrMeta+Shift+Z");
      await expect.poll(async () => (await lines())[0]).not.toBe(start);
    });

    await test.step("Escape leaves, and the page displays the stored text", async () => {
      await page.keyboard.press("Escape");
      await expect(typed).toHaveCount(0);
      await expect(focused).toContainText("Text");
      await expect(preview.locator("div[data-typing]")).toHaveCount(0);
      await expect(preview.getByText(start)).toBeVisible();
    });

    expect(JSON.stringify(await lake.getDocument(draft))).not.toMatch(invisible);
  },
);
