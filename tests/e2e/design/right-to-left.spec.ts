import type { Page } from "@playwright/test";
import { sidewaysScroll } from "../../support/browsers/page-measures.ts";
import { drawnFaces, typesettingFaults } from "../../support/browsers/arabic-type.ts";
import { pagePath } from "../../support/page-path.ts";
import { samplePages } from "../../support/sample-site.ts";
import { expect, test } from "../../support/test.ts";

test.use({
  viewport: { width: 390, height: 844 },
  timezoneId: "UTC",
  contextOptions: { reducedMotion: "reduce" },
});

test.describe.configure({ mode: "parallel" });

const arabicPages = samplePages.filter(({ language }) => language === "ar");

function arabicPath(name: string): string {
  const page = arabicPages.find(({ _id }) => _id === `page-ar-${name}`);
  return pagePath("ar", page?.slug.current ?? "no such page");
}

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.locator("html[data-faces='']")).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
};

for (const { _id, slug } of arabicPages) {
  test(
    `[I18N-2] ${_id} follows Arabic typesetting and fits a phone`,
    { tag: _id === "page-ar-programme" ? [] : "@all" },
    async ({ page }) => {
      await open(page, pagePath("ar", slug.current));
      expect(await page.evaluate(sidewaysScroll)).toBe(0);
      expect(await typesettingFaults(page)).toEqual([]);
      expect(await drawnFaces(page, page.locator("h1 span, h1").last())).toContain("Lalezar");
    },
  );
}

test(
  "[I18N-2] has Arabic body and interface typefaces, and a play button that is not mirrored",
  { tag: "@all" },
  async ({ page }) => {
    await open(page, arabicPath("privacy"));
    expect(await drawnFaces(page, page.locator("main p").last())).toContain("Markazi Text");
    const menu = page.getByRole("banner").getByText("القائمة", { exact: true });
    expect(await drawnFaces(page, menu)).toEqual(["Alexandria"]);
    const playShape = () =>
      page.locator("[data-block=opening] button").evaluate((button) => {
        const { clipPath, scale, transform } = getComputedStyle(button, "::after");
        return { clipPath, scale, transform };
      });
    await open(page, "/ar");
    const arabic = await playShape();
    await page.goto("/en");
    expect(await playShape()).toEqual(arabic);
  },
);

const pointsTo = (page: Page, side: "next" | "previous") =>
  page
    .locator("[data-block=stills] button")
    .nth(side === "previous" ? 0 : 1)
    .evaluate((button) => {
      const turned = Number.parseFloat(getComputedStyle(button, "::before").rotate);
      return Math.cos(((turned - 45) * Math.PI) / 180) > 0 ? "right" : "left";
    });

test("[I18N-2] a gallery scrolls to the left, and its arrows are mirrored", async ({ page }) => {
  await page.goto("/en/films/the-lamplighters-last-street");
  // The buttons appear when the visitor comes near.
  await page.locator("[data-block=stills]").scrollIntoViewIfNeeded();
  expect([await pointsTo(page, "previous"), await pointsTo(page, "next")]).toEqual([
    "left",
    "right",
  ]);
  await open(page, arabicPath("film-lamplighter"));
  await page.locator("[data-block=stills]").scrollIntoViewIfNeeded();
  expect([await pointsTo(page, "previous"), await pointsTo(page, "next")]).toEqual([
    "right",
    "left",
  ]);
  const gallery = page.locator("[data-block=stills]");
  const first = gallery.locator("li").first();
  const before = await first.boundingBox();
  await gallery.locator("button").nth(1).click();
  await expect.poll(async () => (await first.boundingBox())?.x).toBeGreaterThan(before?.x ?? 0);
});
