import type { Page } from "@playwright/test";
import { openComposer } from "../../support/editors/composer.ts";
import { expect, test } from "../../support/editors/studio-test.ts";
import { freshPage } from "../../support/fresh-page.ts";

const previewed = (page: Page) => new URL(page.frames()[1]?.url() || "about:blank").pathname;

test(
  "[PAGE-6] the preview follows a page to its new address",
  { tag: "@all" },
  async ({ page, lake, editor }) => {
    await lake.delete({ query: '*[_type == "page" && slug.current match "moved-*"]' });
    await freshPage(lake, "moved-from", { title: "Moved", words: "The words that move." });
    const { preview } = await openComposer(page, "/en/moved-from");
    const missing: string[] = [];
    page.on("response", (response) => {
      const isFrame = response.frame() !== page.mainFrame();
      if (isFrame && response.status() === 404) missing.push(response.url());
    });
    const words = preview.getByText("The words that move.");
    await expect(words).toBeVisible();
    await editor.slug.fill("moved-");
    await editor.slug.pressSequentially("to-here", { delay: 120 });
    await expect.poll(() => previewed(page)).toBe("/en/moved-to-here");
    await expect(words).toBeVisible();
    expect(missing).toEqual([]);
  },
);

test(
  "[PAGE-1] a duplicate has a title and an address of its own, and the preview displays the duplicate",
  { tag: "@all" },
  async ({ page, lake, editor }) => {
    await lake.delete({ query: '*[_type == "page" && slug.current match "duplicated*"]' });
    const german = await freshPage(lake, "dupliziert", { title: "Dupliziert", language: "de" });
    const translations = [{ _key: "de", _type: "reference", _ref: german, _weak: true }];
    const id = await freshPage(lake, "duplicated", { title: "Original", translations });
    await editor.openPage("en", id);
    await editor.choose("Duplicate");
    await expect(editor.title).toHaveValue("Copy of Original");
    await expect(editor.slug).toHaveValue("duplicated-copy");
    const copy = await lake.fetch('*[_type == "page" && slug.current == "duplicated-copy"][0]');
    expect(copy).not.toHaveProperty("translations");
    expect(copy.blocks).toHaveLength(1);

    await test.step("Generate proposes a free address", async () => {
      await editor.title.fill("Duplicated");
      await editor.field("slug").getByRole("button", { name: "Generate" }).click();
      await expect(editor.slug).toHaveValue("duplicated-2");
    });

    await test.step("Open in Preview opens the copy, and a click on its block opens the copy's form", async () => {
      await page.getByRole("button", { name: "Open in Preview" }).click();
      const form = page.getByTestId("form-view");
      await form.getByRole("link", { name: /\/en\/duplicated-2/ }).click();
      await expect.poll(() => previewed(page)).toBe("/en/duplicated-2");
      await expect(page.getByRole("checkbox", { name: "Edit", exact: true })).toBeEnabled();
      await page.frameLocator("iframe").locator("main").getByText("Words.").click();
      await expect.poll(() => page.url()).toContain(copy._id.replace("drafts.", ""));
    });
  },
);
