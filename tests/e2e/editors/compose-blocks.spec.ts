import type { SanityClient } from "@sanity/client";
import { goldenSquare } from "../../support/browsers/golden-square.ts";
import { pageDocument, pictureOf, textBlock } from "../../support/documents.ts";
import { openComposer } from "../../support/editors/composer.ts";
import { withPage } from "../../support/editors/with-page.ts";
import { expect, test } from "../../support/test.ts";

test.describe.configure({ timeout: 240_000 });

const call = (heading: string, key: string, more: object = {}) => ({
  _key: key,
  _type: "callToAction",
  version: 2,
  heading,
  emphasis: "quiet",
  tone: "primary",
  motion: "none",
  actions: [
    { _key: "book", _type: "link", label: "Book", kind: "external", href: "https://example.org/" },
  ],
  ...more,
});

type Stored = { _key: string; _type: string; heading?: string; words?: string; name?: string };

/** Returns a function that reads the blocks of a document. */
const blocksOf = (lake: SanityClient, id: string) => async (): Promise<Stored[]> =>
  (await lake.fetch<Stored[] | null>("*[_id == $id][0].blocks", { id })) ?? [];

const headingsOf = (lake: SanityClient, id: string) => async () =>
  (await blocksOf(lake, id)()).map(({ heading }) => heading);

test(
  "[COMP-2] a new block has the caret in its first text, and / inserts a block by keyboard alone",
  { tag: "@all" },
  async ({ page, lake }) => {
    const tall = Array.from({ length: 12 }, (_, index) =>
      textBlock(`Words ${index}.`, `t${index}`),
    );
    const blocks = [call("Two evenings", "call"), ...tall];
    await withPage(lake, pageDocument("inserted-ready", blocks), async ({ draft }) => {
      const composer = await openComposer(page, "/en/inserted-ready");
      const { preview, menu, toolbar, typed } = composer;
      const stored = blocksOf(lake, draft);

      await test.step("/ opens the menu for the selected block, and Escape returns the focus", async () => {
        await page.keyboard.press("F6");
        await expect(toolbar.locator(":focus")).toBeVisible();
        await page.keyboard.press("Home");
        await expect(toolbar.locator(":focus")).toContainText("Call to action 1/13");
        await page.keyboard.press("/");
        await expect(menu.getByRole("textbox")).toBeFocused();
        await page.keyboard.press("Escape");
        await expect(menu).toHaveCount(0);
        await expect(toolbar.locator(":focus")).toContainText("Call to action 1/13");
      });

      await test.step("Enter inserts the found block at the end of the page, and letters go into it", async () => {
        await page.keyboard.press("End");
        await expect(toolbar.locator(":focus")).toContainText("13/13");
        await page.keyboard.press("/");
        await expect(menu.getByRole("textbox")).toBeFocused();
        await page.keyboard.type("quot");
        await page.keyboard.press("Enter");
        await expect(typed).toBeFocused();
        await expect(typed).toHaveAttribute("data-title", "Quote");
        await expect(typed).toBeInViewport();
        await expect(page.getByRole("dialog")).toHaveCount(0);
        await page.keyboard.type("Bring a coat.");
        await page.keyboard.press("Tab");
        await expect(typed).toHaveAttribute("data-title", "Author");
        await page.keyboard.type("Ines Calder");
        await page.keyboard.press("Escape");
        await expect(toolbar.locator(":focus")).toContainText("Quote 14/14");
        await expect
          .poll(async () => (await stored()).at(-1))
          .toMatchObject({ _type: "quote", words: "Bring a coat.", name: "Ines Calder" });
      });

      await test.step("a new feature grid begins with a feature whose title is typed", async () => {
        await page.keyboard.press("+");
        await expect(menu.getByRole("textbox")).toBeFocused();
        await page.keyboard.type("feature grid");
        await page.keyboard.press("Enter");
        await expect(typed).toBeFocused();
        await expect(typed).toHaveAttribute("data-title", "Title");
        await page.keyboard.type("Short films");
        await page.keyboard.press("Escape");
        await expect
          .poll(async () => (await stored()).at(-1))
          .toMatchObject({ _type: "featureGrid", features: [{ title: "Short films" }] });
      });

      await test.step("/ in an empty text opens the menu to insert after its block", async () => {
        await preview.getByRole("heading", { name: "Two evenings", exact: true }).click();
        await page.keyboard.press("ControlOrMeta+A");
        await page.keyboard.press("Delete");
        await expect(typed).toHaveText("");
        await page.keyboard.press("/");
        await expect(menu.getByRole("textbox")).toBeFocused();
        await page.keyboard.type("quot");
        await page.keyboard.press("Enter");
        await expect(typed).toBeFocused();
        await page.keyboard.type("After the call.");
        await page.keyboard.press("Escape");
        await expect
          .poll(async () => (await stored())[1])
          .toMatchObject({ _type: "quote", words: "After the call." });
      });

      await test.step("opens the new block's form while the switch Edit is off", async () => {
        const edit = page.getByRole("checkbox", { name: "Edit", exact: true });
        await edit.click({ force: true });
        await expect(edit).not.toBeChecked();
        await composer.pointAt("After the call.");
        await composer.press("Add a block below");
        await expect(menu.getByRole("textbox")).toBeFocused();
        await page.keyboard.type("quot");
        await page.keyboard.press("Enter");
        await expect(composer.field("words").locator("textarea")).toBeFocused();
        await expect(typed).toHaveCount(0);
      });
    });
  },
);

test("[COMP-3] blocks are selected, copied, cut, pasted, moved and duplicated by keyboard alone, and undone in one step", async ({
  page,
  lake,
}) => {
  const names = ["One", "Two", "Three", "Four"];
  const blocks = names.map((name) => call(name, name.toLowerCase()));
  await withPage(lake, pageDocument("clipped-by-keys", blocks), async ({ draft }) => {
    const composer = await openComposer(page, "/en/clipped-by-keys");
    const { toolbar, blocks: shown } = composer;
    const now = headingsOf(lake, draft);
    const focus = toolbar.locator(":focus");
    const press = (...keys: string[]) =>
      keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
    /**
     * Waits until the dataset has blocks with these headings in this order, and the page displays
     * the same number of blocks.
     */
    const expectOrder = async (...order: string[]) => {
      await expect.poll(now).toEqual(order);
      await expect(shown).toHaveCount(order.length);
    };
    await press("F6");
    await expect(focus).toContainText("Call to action 1/4");

    await test.step("Shift with an arrow key selects neighbors, and the toolbar shows their number", async () => {
      await press("Shift+ArrowDown");
      await expect(focus).toHaveText("Blocks: 2 · 1–2/4");
      await press("Shift+ArrowDown", "Shift+ArrowUp");
      await expect(focus).toHaveText("Blocks: 2 · 1–2/4");
      await expect(toolbar.getByRole("button", { name: "Add a block below" })).toHaveCount(0);
    });

    await test.step("Alt with an arrow key moves them together, and the new position is announced", async () => {
      await press("Alt+ArrowDown");
      await expectOrder("Three", "One", "Two", "Four");
      await expect(focus).toHaveText("Blocks: 2 · 2–3/4");
      await expect(composer.preview.locator("output", { hasText: "2–3/4" })).toHaveCount(1);
      await press("ControlOrMeta+Z");
      await expectOrder("One", "Two", "Three", "Four");
    });

    await test.step("copies and pastes them after the selected block, with new keys", async () => {
      await press("ControlOrMeta+C");
      await expect(focus).toHaveText("Copied");
      await press("End");
      await expect(focus).toContainText("4/4");
      await press("ControlOrMeta+V");
      await expectOrder("One", "Two", "Three", "Four", "One", "Two");
      await expect(focus).toHaveText("Blocks: 2 · 5–6/6");
      const keys = (await blocksOf(lake, draft)()).map(({ _key }) => _key);
      expect(new Set(keys).size).toBe(6);
      await press("ControlOrMeta+Z");
      await expectOrder("One", "Two", "Three", "Four");
    });

    await test.step("cuts blocks, and pastes them elsewhere", async () => {
      await press("Home", "Shift+ArrowDown");
      await expect(focus).toHaveText("Blocks: 2 · 1–2/4");
      await press("ControlOrMeta+X");
      await expectOrder("Three", "Four");
      await expect(focus).toContainText("1/2");
      await press("End");
      await expect(focus).toContainText("2/2");
      await press("ControlOrMeta+V");
      await expectOrder("Three", "Four", "One", "Two");
    });

    await test.step("duplicates, selects the whole list and removes it, and undoes each in one step", async () => {
      await expect(focus).toHaveText("Blocks: 2 · 3–4/4");
      await press("ControlOrMeta+D");
      await expectOrder("Three", "Four", "One", "Two", "One", "Two");
      await press("ControlOrMeta+Z");
      await expectOrder("Three", "Four", "One", "Two");
      await expect(focus).toBeVisible();
      await press("Home", "ControlOrMeta+A");
      await expect(focus).toHaveText("Blocks: 4 · 1–4/4");
      await press("Delete");
      await expectOrder();
      await press("ControlOrMeta+Z");
      await expectOrder("Three", "Four", "One", "Two");
    });
  });
});

test(
  "[COMP-3] blocks are copied between pages, without blocks and references that don't fit there",
  { tag: "@all" },
  async ({ page, lake }) => {
    const lost = { _key: "lost", _type: "link", label: "Programme", kind: "internal" };
    const linked = call("Linked", "linked", {
      actions: [
        { ...lost, page: { _type: "reference", _ref: "page-en-clipped-lost", _weak: true } },
      ],
    });
    const columns = {
      _key: "columns",
      _type: "columns",
      version: 2,
      split: "even",
      tone: "default",
      start: [textBlock("In a column.", "inner")],
    };
    const source = pageDocument("clipped-source", [linked, columns]);
    const target = pageDocument("clipped-target", [columns]);
    await withPage(lake, source, async () => {
      await withPage(lake, target, async ({ draft }) => {
        const stored = blocksOf(lake, draft);
        const from = await openComposer(page, "/en/clipped-source");

        await test.step("Shift+click selects the blocks between two clicks", async () => {
          // Repeats the click. Shift+click has the browser's default effect until the page knows that
          // the studio's switch “Edit” is on.
          await expect(async () => {
            await from.preview.getByText("Linked").click({ modifiers: ["Shift"] });
            const focus = from.toolbar.locator(":focus");
            await expect(focus).toContainText("Call to action 1/2", { timeout: 1_000 });
          }).toPass({ timeout: 30_000 });
          await from.preview.getByText("In a column.").click({ modifiers: ["Shift"] });
          await expect(from.toolbar.locator(":focus")).toHaveText("Blocks: 2 · 1–2/2");
          await from.preview.locator("body").hover({ position: { x: 2, y: 2 } });
          await from.press("Copy");
          await expect(from.toolbar).toContainText("Copied");
        });

        const to = await openComposer(page, "/en/clipped-target");
        await test.step("a column refuses columns, and a missing page is dropped and reported", async () => {
          await to.pointAt("In a column.");
          await page.keyboard.press("F6");
          await expect(to.toolbar.locator(":focus")).toContainText("Text 1/1");
          await page.keyboard.press("ControlOrMeta+V");
          await expect(
            page.getByText("These blocks can't be placed here: “Columns”."),
          ).toBeVisible();
          await expect(page.getByText("were removed from the blocks: 1.")).toBeVisible();
          await expect.poll(stored).toMatchObject([
            {
              _type: "columns",
              start: [{ _key: "inner" }, { heading: "Linked", actions: [{ label: "Programme" }] }],
            },
          ]);
          expect(JSON.stringify(await stored())).not.toContain("page-en-clipped-lost");
        });

        await test.step("an image that the dataset lacks is uploaded from its URL, and undone with its block", async () => {
          const image = await lake.assets.upload("image", goldenSquare, { filename: "square.png" });
          const id = "image-clipped-elsewhere-8x8-png";
          const quote = {
            _key: "quote",
            _type: "quote",
            version: 2,
            words: "From elsewhere.",
            name: "Ines Calder",
            portrait: pictureOf(id, "A golden square"),
          };
          const assets = [{ id, url: image.url, name: "square.png" }];
          await to.preview.locator("body").evaluate(
            (body, text) => {
              const clipboardData = new DataTransfer();
              clipboardData.setData("text/plain", text);
              body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
            },
            JSON.stringify({ type: "marquee/blocks", version: 1, blocks: [quote], assets }),
          );
          const text = async () => JSON.stringify(await stored());
          await expect.poll(text).toContain(image._id);
          expect(await text()).not.toContain(id);
          await page.keyboard.press("ControlOrMeta+Z");
          await expect.poll(text).not.toContain("From elsewhere.");
        });

        await test.step("other text of the clipboard inserts nothing", async () => {
          const before = await stored();
          await to.preview.locator("body").evaluate((body) => {
            for (const text of [
              "A sentence.",
              '{"type":"marquee/blocks","version":1,"blocks":[7]}',
            ]) {
              const clipboardData = new DataTransfer();
              clipboardData.setData("text/plain", text);
              body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
            }
          });
          await expect(page.getByText("The clipboard's content is damaged.")).toBeVisible();
          expect(await stored()).toEqual(before);
        });
      });
    });
  },
);
