import { samplePages } from "../../studio/sample-site/sample-documents.ts";
import { expect, test } from "../support/test.ts";
import { pagePath } from "../support/page-path.ts";

const pages = samplePages().map(({ language, slug }) => pagePath(language, slug.current));

for (const path of pages) {
  test(`[VID-5][BLK-6] ${path} is whole, complains of nothing and asks no other host before consent`, async ({
    page,
    watch,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator("h1")).toHaveCount(1);
    // What comes into view may fetch something: films, pictures, animations.
    await page.locator("footer").scrollIntoViewIfNeeded();
    await page.getByRole("contentinfo").hover();
    await expect(page.locator("h1")).not.toBeEmpty();
    expect(watch.foreign).toEqual([]);
    expect(watch.complaints).toEqual([]);
  });
}

test("[I18N-3] the root sends a browser to its language", async ({ newVisitor }) => {
  const { context } = await newVisitor({ locale: "de-AT" });
  const page = await context.newPage();
  await page.goto("/");
  expect(new URL(page.url()).pathname).toBe("/de");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});

test("[I18N-2][I18N-3] the switcher leads to the same page in German", async ({ page }) => {
  await page.goto("/en/programme");
  await page.getByRole("banner").getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL("/de/programm");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});
