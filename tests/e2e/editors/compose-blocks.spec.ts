import type { SanityClient } from "@sanity/client";
import { pageDocument, textBlock } from "../../support/documents.ts";
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

test("[COMP-2] a new block has the caret in its first text, and / inserts a block by keyboard alone", async ({
  page,
  lake,
}) => {
  const tall = Array.from({ length: 12 }, (_, index) => textBlock(`Words ${index}.`, `t${index}`));
  const blocks = [call("Two evenings", "call"), ...tall];
  await withPage(lake, pageDocument("inserted-ready", blocks), async ({ draft }) => {
    const composer = await openComposer(page, "/en/inserted-ready");
    const { preview, menu, toolbar, typed } = composer;
    const stored = blocksOf(lake, draft);

    await test.step("/ opens the menu for the selected block, and Escape returns the focus", async () => {
      await page.keyboard.press("F6");
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
      await preview.getByText("Two evenings", { exact: true }).click();
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
      await page.getByRole("checkbox", { name: "Edit", exact: true }).uncheck({ force: true });
      await composer.pointAt("After the call.");
      await composer.press("Add a block below");
      await composer.take("Quote");
      await expect(composer.field("words").locator("textarea")).toBeFocused();
      await expect(typed).toHaveCount(0);
    });
  });
});
