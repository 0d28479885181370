// cspell:ignore qoute
import { blockTypes, openGallery, storySelector } from "../../support/gallery.ts";
import { layoutProblems } from "../../support/browsers/layout.ts";
import { openSecondSite } from "../../support/stack/second-site.ts";
import { testStack } from "../../support/stack/stack.ts";
import { isTakenOver } from "../../support/browsers/taken-over.ts";
import { expect, test } from "../../support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
// Tests may run in parallel: each one opens its own pages, and each worker has its own site.
test.describe.configure({ mode: "parallel" });

for (const type of blockTypes) {
  test(
    `[SEC-4] ${type} fits a phone, a desktop and a column in every state and direction, without policy violations`,
    { tag: ["heroAnimation", "text"].includes(type) ? [] : "@all" },
    async ({ page, watch }) => {
      const problems: string[] = [];
      const views = [
        { width: 390, query: {} },
        { width: 1440, query: {} },
        { width: 1440, query: { width: "column" } },
      ];
      for (const dir of ["ltr", "rtl"]) {
        for (const { width, query } of views) {
          await page.setViewportSize({ width, height: 844 });
          for (const name of await openGallery(page, { block: type, dir, ...query })) {
            const found = await layoutProblems(page, storySelector(name));
            const where = `${name} ${dir} at ${width} ${JSON.stringify(query)}`;
            problems.push(...found.map((each) => `${where}: ${each}`));
          }
        }
      }
      expect(problems).toEqual([]);
      // Waits for hydration and scrolls to the end. Code that runs only then must not violate the policy either.
      await expect.poll(() => isTakenOver(page)).toBe(true);
      await page.mouse.wheel(0, 20_000);
      expect(watch.violations).toEqual([]);
    },
  );
}

test(
  "the gallery names an unknown block or state and lists the known ones",
  { tag: "@all" },
  async ({ page }) => {
    await page.goto("/en/block-gallery?block=qoute");
    await expect(page.getByText('There is no block "qoute". There are: ')).toContainText("quote");
    await page.goto("/en/block-gallery?block=quote&state=tired");
    await expect(page.getByText('There is no state "tired" of quote.')).toContainText(
      "rightToLeft",
    );
  },
);

test(
  "the gallery's dark theme link displays the same blocks in dark colors",
  { tag: "@all" },
  async ({ page }) => {
    await page.goto("/en/block-gallery?block=quote");
    await page.getByRole("link", { name: "dark", exact: true }).click();
    await expect(page).toHaveURL("/en/block-gallery?block=quote&theme=dark");
    const ground = await page
      .locator("main")
      .evaluate((main) => getComputedStyle(main).backgroundColor);
    expect(ground).toBe("rgb(21, 19, 26)");
  },
);

test("[PAGE-8] the gallery is noindex and not in the sitemap", async ({ page, request }) => {
  await page.goto("/en/block-gallery?block=quote");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  expect(await (await request.get("/sitemap.xml")).text()).not.toContain("block-gallery");
});

test(
  "[PAGE-9] returns 404 for the gallery in production by default",
  { tag: "@all" },
  async ({ request }) => {
    const site = await openSecondSite(testStack);
    try {
      const response = await request.get(`${site.url}/en/block-gallery?block=quote`);
      expect(response.status()).toBe(404);
      expect(await response.text()).not.toContain("data-specimen");
    } finally {
      await site.stop();
    }
  },
);
