import type { SanityClient } from "@sanity/client";
import { makePatches, stringifyPatches } from "@sanity/diff-match-patch";
import type { Page } from "@playwright/test";
import * as z from "zod";
import { callToAction as call, pageDocument } from "../../support/documents.ts";
import { openComposer } from "../../support/editors/composer.ts";
import { withPage } from "../../support/editors/with-page.ts";
import { expect, test, urls } from "../../support/test.ts";

test.describe.configure({ timeout: 240_000 });

const grid = {
  _key: "grid",
  _type: "featureGrid",
  version: 2,
  heading: "What to expect",
  layout: "cards",
  tone: "default",
  motion: "none",
  features: [
    { _key: "one", _type: "feature", title: "Short films" },
    { _key: "two", _type: "feature", title: "Soup" },
  ],
};

/**
 * Opens the preview. Returns locators, and a function that clicks a text. `typed` is the text that
 * is being typed.
 */
async function openTexts(page: Page, path: string) {
  const { preview, toolbar } = await openComposer(page, path);
  const typed = preview.locator("span[data-typing]");
  /**
   * Clicks a text until it is editable. Repeats the click, because the studio and the page may not
   * be connected yet.
   */
  const click = (words: string) =>
    expect(async () => {
      await preview.getByText(words, { exact: true }).click();
      await expect(typed).toBeFocused({ timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
  return { preview, toolbar, typed, click };
}

const first = (lake: SanityClient, id: string, path: string) =>
  lake.fetch<string | null>(`*[_id == $id][0].${path}`, { id });

test("[COMP-1] an editor types texts where the page displays them, without a form", async ({
  page,
  lake,
}) => {
  const blocks = [call, grid];
  await withPage(lake, pageDocument("typed-in-place", blocks), async ({ draft }) => {
    const { preview, typed, toolbar, click } = await openTexts(page, "/en/typed-in-place");
    const stored = (path: string) => () => first(lake, draft, path);

    await test.step("one click and typing changes a heading at the clicked place", async () => {
      await click("Two evenings on the quay");
      await expect(typed).toBeFocused();
      await page.keyboard.press("End");
      await page.keyboard.type(", at dusk");
      await expect
        .poll(stored('blocks[_key == "call"][0].heading'))
        .toBe("Two evenings on the quay, at dusk");
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
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await expect(typed).toHaveAttribute("data-title", "Introduction");
      await expect(typed).toHaveText("");
      await page.keyboard.press("Tab");
      await expect(typed).toHaveText("Short films");
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type("Twelve short films");
      await page.keyboard.press("Escape");
      await expect(typed).toHaveCount(0);
      await expect(toolbar.locator(":focus")).toContainText("Feature grid");
      await expect
        .poll(stored('blocks[_key == "call"][0].text'))
        .toBe("Bring a coat. And a friend.");
      await expect.poll(stored('blocks[_key == "call"][0].actions[0].label')).toBe("Book a seat");
      await expect
        .poll(stored('blocks[_key == "grid"][0].features[0].title'))
        .toBe("Twelve short films");
      expect(await stored('blocks[_key == "grid"][0].intro')()).toBeNull();
      await expect(preview.getByText("Twelve short films")).toBeVisible();
    });

    await test.step("undo and redo cover all texts", async () => {
      const title = stored('blocks[_key == "grid"][0].features[0].title');
      await page.keyboard.press("ControlOrMeta+Z");
      await expect.poll(title).toBe("Short films");
      await expect(preview.getByText("Short films", { exact: true })).toBeVisible();
      await page.keyboard.press("ControlOrMeta+Shift+Z");
      await expect.poll(title).toBe("Twelve short films");
      for (let count = 0; count < 4; count += 1) await page.keyboard.press("ControlOrMeta+Z");
      await expect
        .poll(stored('blocks[_key == "call"][0].heading'))
        .toBe("Two evenings on the quay");
      await expect.poll(stored('blocks[_key == "call"][0].actions[0].label')).toBe("Book");
    });

    await test.step("F2 types the selected block's first text", async () => {
      await page.keyboard.press("F2");
      await expect(typed).toBeFocused();
      await page.keyboard.press("Escape");
    });

    await test.step("an emptied text shows its field's title, and its reason to be rejected", async () => {
      await click("Two evenings on the quay");
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.press("Delete");
      await expect(typed).toHaveText("");
      await expect(typed).toHaveAttribute("data-title", "Heading");
      await expect(preview.locator("ul[role=alert]")).toContainText("Enter a heading");
      await page.keyboard.type("One evening");
      await expect(preview.locator("ul[role=alert]")).toHaveCount(0);
      await page.keyboard.press("Escape");
      await expect.poll(stored('blocks[_key == "call"][0].heading')).toBe("One evening");
    });

    expect(JSON.stringify(await lake.getDocument(draft))).not.toMatch(
      // cspell:disable-next-line -- the invisible characters of Sanity's marks
      /[\u200B-\u200F\u2060-\u2064\uFEFF]/,
    );
  });
});

test(
  "[COMP-2] an editor gives a new button its label and its target on the page",
  { tag: "@all" },
  async ({ page, lake }) => {
    const blocks = [
      { ...call, actions: [{ _key: "book", _type: "link", kind: "internal" }] },
      grid,
    ];
    await withPage(lake, pageDocument("linked-in-place", blocks), async ({ page: id, draft }) => {
      const { preview, typed, click } = await openTexts(page, "/en/linked-in-place");
      const input = preview.getByRole("textbox", { name: "Search pages, or enter a URL" });
      const stored = () => lake.fetch(`*[_id == $draft][0].blocks[0].actions[0]`, { draft });

      await test.step("the label has a placeholder, and says what the link lacks", async () => {
        await click("[Label]");
        await page.keyboard.type("Read the menu");
        await expect(preview.locator("ul[role=alert]")).toContainText(
          "Select the page to link to.",
        );
      });

      await test.step("a section of the page is chosen with the keyboard", async () => {
        await page.keyboard.press("ControlOrMeta+K");
        await expect(input).toBeFocused();
        await expect(preview.getByRole("listitem").filter({ hasText: "/programme" })).toBeVisible();
        // Enter in an empty input chooses nothing.
        await page.keyboard.press("Enter");
        await expect(input).toBeFocused();
        await page.keyboard.type("#what to");
        const found = preview.getByRole("listitem").getByRole("button");
        await expect(found).toHaveText(["What to expect (Feature grid)On this page"]);
        await page.keyboard.press("ArrowDown");
        await page.keyboard.press("Enter");
        await expect(typed).toBeFocused();
        await expect(preview.locator("ul[role=alert]")).toHaveCount(0);
        await expect.poll(stored).toMatchObject({
          label: "Read the menu",
          kind: "internal",
          page: { _ref: id },
          section: "grid",
        });
      });

      await test.step("an address takes the section's place, and undo brings it back", async () => {
        await input.click();
        await page.keyboard.type("https://menu.example/");
        await page.keyboard.press("Enter");
        const target = async () => {
          const { kind, href, section } = z.record(z.string(), z.unknown()).parse(await stored());
          return [kind, href, section];
        };
        await expect.poll(target).toEqual(["external", "https://menu.example/", undefined]);
        await page.keyboard.press("Escape");
        await expect(typed).toHaveCount(0);
        await expect(preview.getByRole("link", { name: "Read the menu" })).toHaveAttribute(
          "href",
          "https://menu.example/",
        );
        await page.keyboard.press("ControlOrMeta+Z");
        await expect.poll(target).toEqual(["internal", undefined, "grid"]);
      });
    });
  },
);

test(
  "[COMP-1] pasted text loses its line breaks and its format",
  { tag: "@all" },
  async ({ page, lake }) => {
    await withPage(lake, pageDocument("typed-by-paste", [call]), async ({ draft }) => {
      const { typed, click } = await openTexts(page, "/en/typed-by-paste");
      await click("Bring a coat.");
      await page.keyboard.press("ControlOrMeta+A");
      await typed.evaluate((element) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.setData("text/plain", "A coat\r\nand\n a lamp");
        dataTransfer.setData("text/html", "<b>A coat</b><script>alert(1)</script>");
        element.dispatchEvent(
          new InputEvent("beforeinput", {
            inputType: "insertFromPaste",
            dataTransfer,
            bubbles: true,
            cancelable: true,
          }),
        );
      });
      await expect(typed).toHaveText("A coat and a lamp");
      await expect
        .poll(() => first(lake, draft, 'blocks[_key == "call"][0].text'))
        .toBe("A coat and a lamp");
    });
  },
);

test(
  "[COMP-4] two editors in one text lose nothing, and a removed block says so",
  { tag: "@all" },
  async ({ page, lake }) => {
    await withPage(lake, pageDocument("typed-together", [call, grid]), async ({ draft }) => {
      const { typed, click } = await openTexts(page, "/en/typed-together");
      await click("Two evenings on the quay");
      await page.keyboard.press("End");
      await page.keyboard.type("!");
      const path = 'blocks[_key=="call"].heading';
      const heading = () => first(lake, draft, 'blocks[_key == "call"][0].heading');
      await expect.poll(heading).toBe("Two evenings on the quay!");
      for (const word of ["One", "two", "three", "four"]) {
        const typing = page.keyboard.type(` ${word}`, { delay: 30 });
        const now = (await heading()) ?? "";
        const patch = stringifyPatches(makePatches(now, `${word[0]}${now}`));
        await lake.patch(draft, { diffMatchPatch: { [path]: patch } }).commit();
        await typing;
      }
      await expect.poll(heading).toMatch(/^fttOTwo evenings on the quay! One two three four$/);
      await expect(typed).toHaveText("fttOTwo evenings on the quay! One two three four");
      await lake.patch(draft).unset(['blocks[_key=="call"]']).commit();
      await expect(page.getByText("Another editor has removed this block.")).toBeVisible();
      await expect(typed).toHaveCount(0);
    });
  },
);

test(
  "[COMP-1] an input method and right-to-left text work in place",
  { tag: "@all" },
  async ({ page, lake }) => {
    await withPage(
      lake,
      pageDocument("typed-in-arabic", [{ ...call, heading: "ليلتان" }], { language: "ar" }),
      async ({ draft }) => {
        await page.goto(
          `${urls.studio}/presentation?preview=${encodeURIComponent("/ar/typed-in-arabic")}`,
        );
        const preview = page.frameLocator("iframe");
        const typed = preview.locator("span[data-typing]");
        await expect(page.getByRole("checkbox", { name: "Edit", exact: true })).toBeEnabled({
          timeout: 60_000,
        });
        await expect(async () => {
          await preview.getByText("ليلتان", { exact: true }).click();
          await expect(typed).toBeFocused({ timeout: 1_000 });
        }).toPass({ timeout: 30_000 });
        await page.keyboard.press("End");
        await page.keyboard.type(" على الرصيف");
        const heading = () => first(lake, draft, 'blocks[_key == "call"][0].heading');
        await expect.poll(heading).toBe("ليلتان على الرصيف");
        await page.keyboard.press("ControlOrMeta+A");
        const session = await page.context().newCDPSession(page);
        for (const text of ["k", "か", "かい", "開"]) {
          await session.send("Input.imeSetComposition", {
            text,
            selectionStart: text.length,
            selectionEnd: text.length,
          });
          await expect(typed).toHaveText(text);
        }
        await session.send("Input.insertText", { text: "開演" });
        await expect.poll(heading).toBe("開演");
        await expect(typed).toHaveText("開演");
      },
    );
  },
);

test(
  "[COMP-1] the published version can't be typed, and the site's own pages have no tools",
  { tag: "@all" },
  async ({ page, lake, newVisitor }) => {
    await withPage(lake, pageDocument("typed-published", [call]), async ({ draft }) => {
      await page.goto(
        `${urls.studio}/presentation?perspective=published&preview=${encodeURIComponent("/en/typed-published")}`,
      );
      const preview = page.frameLocator("iframe");
      await expect(preview.getByText("Bring a coat.")).toBeVisible({ timeout: 60_000 });
      await expect(page.getByRole("checkbox", { name: "Edit", exact: true })).toBeEnabled();
      await expect(async () => {
        await preview.getByText("Bring a coat.").click();
        await expect(page.getByText("You can't edit the published version.")).toBeVisible({
          timeout: 3_000,
        });
      }).toPass({ timeout: 30_000 });
      await expect(preview.locator("span[data-typing]")).toHaveCount(0);
      expect(await lake.getDocument(draft)).toBeUndefined();
      const { context } = await newVisitor();
      const visited = await context.newPage();
      await visited.goto("/en/typed-published");
      await expect(visited.getByText("Bring a coat.")).toBeVisible();
      await expect(visited.locator("[data-texts]")).toHaveCount(0);
    });
  },
);
