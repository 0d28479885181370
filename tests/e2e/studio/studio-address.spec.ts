// @module-tag all
import type { Page } from "@playwright/test";
import { openComposer } from "../../support/editors/composer.ts";
import { expect, test } from "../../support/editors/studio-test.ts";
import { freshPage } from "../../support/fresh-page.ts";

const previewed = (page: Page) => new URL(page.frames()[1]?.url() || "about:blank").pathname;

test("[PAGE-6] the preview follows a page to its new address", async ({ page, lake, editor }) => {
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
});
