import type { Page } from "@playwright/test";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { expect, test } from "../../support/test.ts";

test.describe.configure({ mode: "parallel" });

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not displayed.`);
  return box;
};

/** Opens a page without the consent banner's animation, and returns the banner's box. */
async function banner(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  await expect(page.locator("[data-consent-banner]")).toBeVisible();
  return boxOf(page, "[data-consent-banner]");
}

for (const language of ["en", "de", "fr", "ar"] as const) {
  test(
    `[CON-1] covers at most a third of a phone held sideways with the banner: ${language}`,
    { tag: "@all" },
    async ({ page }) => {
      await page.setViewportSize({ width: 844, height: 390 });
      const { height } = await banner(page, `/${language}`);
      expect(height).toBeLessThan(390 * 0.34);
    },
  );

  test(
    `[CON-1] covers no title on a phone of 320 px with the banner: ${language}`,
    { tag: language === "ar" ? [] : "@all" },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      const { y } = await banner(page, `/${language}`);
      const title = await boxOf(page, "h1");
      expect(title.y + title.height).toBeLessThanOrEqual(y + 4);
    },
  );

  test(
    `displays name, sign-in link and menu button side by side at 320 px: ${language}`,
    { tag: language === "ar" ? [] : "@all" },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(`/${language}`);
      const { signIn } = interfaceTexts(language).auth;
      const link = await page.locator("header").getByRole("link", { name: signIn }).boundingBox();
      const menu = await boxOf(page, "header button");
      if (!link) throw new Error("The sign-in link is not displayed.");
      const overlap = Math.min(link.x + link.width - menu.x, menu.x + menu.width - link.x);
      expect(overlap).toBeLessThanOrEqual(0);
    },
  );
}

test(
  "displays features and columns side by side on a tablet of 768 px",
  { tag: "@all" },
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto("/en");
    const [salt, platform] = await Promise.all(
      ["Salt", "Platform Nine, Rain"].map((name) =>
        page.getByRole("heading", { name, exact: true }).first().boundingBox(),
      ),
    );
    expect(platform?.y).toBeCloseTo(salt?.y ?? 0, 0);
    await page.goto("/en/programme");
    const start = await boxOf(page, '[data-column="start"]');
    const end = await boxOf(page, '[data-column="end"]');
    expect(end.y).toBe(start.y);
    expect(end.x).toBeGreaterThan(start.x);
  },
);

test(
  "fits each film of the programme into a window of 1440 × 900 px",
  { tag: "@all" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/en/programme");
    const heights = await page
      .locator("section:has(> [data-split])")
      .evaluateAll((films) => films.map((film) => film.getBoundingClientRect().height));
    expect(heights.length).toBe(5);
    expect(Math.max(...heights)).toBeLessThan(900);
  },
);

for (const [language, width] of [
  ["en", 1440],
  ["en", 2560],
  ["ar", 1440],
  ["ar", 2560],
] as const) {
  test(
    `starts the hero's beam at the lamp of the site name: ${language}, ${width} px`,
    { tag: "@all" },
    async ({ page }) => {
      await page.setViewportSize({ width, height: width * 0.6 });
      await page.goto(`/${language}`);
      const { lamp, tip } = await page.evaluate(() => {
        const name = document.querySelector("header a:not([href^='#']) > span");
        const beam = document.querySelector("section [aria-hidden='true']");
        if (!name || !beam) throw new Error("The page has no site name or no beam.");
        const isMirrored = document.dir === "rtl";
        const box = name.getBoundingClientRect();
        const radius = Number.parseFloat(getComputedStyle(name, "::before").width) / 2;
        const area = beam.getBoundingClientRect();
        // `--lamp-x` is the distance from the element's inline-start edge to the point at which the
        // beam starts. `probe`, a temporary element with this width, measures the distance in px.
        const probe = beam.appendChild(document.createElement("i"));
        probe.style.cssText = "position:absolute;inline-size:var(--lamp-x)";
        const inset = probe.getBoundingClientRect().width;
        probe.remove();
        return {
          lamp: isMirrored ? box.right - radius : box.left + radius,
          tip: isMirrored ? area.right - inset : area.left + inset,
        };
      });
      expect(Math.abs(tip - lamp)).toBeLessThan(3);
    },
  );
}

test(
  "displays a poster in a call to action without cropping its letters",
  { tag: "@all" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/en/films/the-lamplighters-last-street");
    const { frame, image } = await page
      .getByRole("img", { name: /the word Salt sinks into the sea/ })
      .evaluate((picture: HTMLImageElement) => ({
        frame: picture.clientWidth / picture.clientHeight,
        image: picture.width / picture.height,
      }));
    expect(frame).toBeCloseTo(image, 2);
  },
);
