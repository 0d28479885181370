import type { Page } from "@playwright/test";
import { nightlightPages } from "../../../studio/sample-sites/nightlight/site.ts";
import { drawnFaces, typesettingFaults } from "../../support/browsers/arabic-type.ts";
import { pagePath } from "../../support/page-path.ts";
import { expect, test } from "../../support/test.ts";

test.use({
  viewport: { width: 390, height: 844 },
  timezoneId: "UTC",
  contextOptions: { reducedMotion: "reduce" },
});

// Tests may run in parallel: each one opens its own pages, and each worker has its own site.
test.describe.configure({ mode: "parallel" });

const arabicPages = nightlightPages().filter(({ language }) => language === "ar");

/** Returns the path of an Arabic page by its name in the sample site. */
function arabicPath(name: string): string {
  const page = arabicPages.find(({ _id }) => _id === `page-ar-${name}`);
  return pagePath("ar", page?.slug.current ?? "no such page");
}

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await page.waitForFunction(() => document.documentElement.dataset["faces"] === "");
  await page.evaluate(() => document.fonts.ready);
};

for (const { _id, slug } of arabicPages) {
  test(
    `[I18N-2] ${_id} follows Arabic typesetting and fits a phone`,
    { tag: _id === "page-ar-programme" ? [] : "@all" },
    async ({ page }) => {
      await open(page, pagePath("ar", slug.current));
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(beyond).toBe(0);
      expect(await typesettingFaults(page)).toEqual([]);
      expect(await drawnFaces(page, page.locator("h1 span, h1").last())).toContain("Lalezar");
    },
  );
}

test(
  "[I18N-2] sets body text in Markazi Text and the interface in Alexandria",
  { tag: "@all" },
  async ({ page }) => {
    await open(page, arabicPath("privacy"));
    const paragraph = page.locator("main p").last();
    expect(await drawnFaces(page, paragraph)).toContain("Markazi Text");
    const menu = page.getByRole("banner").getByText("القائمة", { exact: true });
    expect(await drawnFaces(page, menu)).toEqual(["Alexandria"]);
  },
);

test(
  "[I18N-2] formats dates, times and countdowns in Arabic",
  { tag: "@all" },
  async ({ page }) => {
    await open(page, arabicPath("programme"));
    const schedule = page.locator("[data-block=nights]");
    await expect(schedule.locator("time").first()).toHaveText(/الخميس\s*١٨ نوفمبر/);
    await expect(schedule.locator("li time").first()).toHaveText(/٧:٠٠\sم/);
    await open(page, "/ar");
    const countdown = page.locator("[data-block=first-night]");
    await countdown.scrollIntoViewIfNeeded();
    await expect(countdown.locator("time")).toHaveText(/١٨ نوفمبر ٢٠٢٧ في ٨:٣٠\sم/);
    await expect(countdown.getByRole("timer")).toHaveText(/[٠-٩]+ (?:يوم|أيام)/);
  },
);

/**
 * Returns the direction in which the arrow of one of the gallery's buttons points on the screen.
 */
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
  expect([await pointsTo(page, "previous"), await pointsTo(page, "next")]).toEqual([
    "left",
    "right",
  ]);
  await open(page, arabicPath("film-lamplighter"));
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

test("[I18N-2] the play button is not mirrored", { tag: "@all" }, async ({ page }) => {
  const shapeOf = () =>
    page.locator("[data-block=opening] button").evaluate((button) => {
      const { clipPath, scale, transform } = getComputedStyle(button, "::after");
      return { clipPath, scale, transform };
    });
  await page.goto("/en");
  const english = await shapeOf();
  await open(page, "/ar");
  expect(await shapeOf()).toEqual(english);
});

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test(
    "[I18N-2] a hero's title does not cover the subject of its image",
    { tag: "@all" },
    async ({ page }) => {
      await open(page, "/ar");
      const places = await page.locator("[data-block=opening]").evaluate((hero) => {
        const picture = hero.querySelector("img");
        const title = hero.querySelector("h1");
        if (!picture || !title) return null;
        const frame = picture.getBoundingClientRect();
        const ratio =
          Number(picture.getAttribute("width")) / Number(picture.getAttribute("height"));
        const width = Math.max(frame.width, frame.height * ratio);
        const focus = Number.parseFloat(getComputedStyle(picture).objectPosition) / 100;
        const start = frame.left + (frame.width - width) * focus;
        const words = document.createRange();
        words.selectNodeContents(title);
        return { focus: start + width * focus, title: words.getBoundingClientRect().left };
      });
      // In the picture, a man with a lamp extends to 120 px right of the hotspot. The title must not
      // overlap him.
      expect((places?.focus ?? Infinity) + 120).toBeLessThan(places?.title ?? 0);
    },
  );
});
