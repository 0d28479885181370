import type { Locator } from "@playwright/test";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { expect, test } from "../../support/test.ts";
import { resizeWindow } from "../../support/resize-window.ts";

test.describe.configure({ mode: "parallel" });

async function boxOf(elements: Locator) {
  const box = await elements.first().boundingBox();
  if (!box) throw new Error(`${String(elements)} is not displayed.`);
  return box;
}

for (const language of ["en", "de", "fr", "ar"] as const) {
  test(
    `[CON-1] covers no title on a phone of 320 px with the banner, above which sign-in link and menu fit: ${language}`,
    { tag: language === "ar" ? [] : "@all" },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      // Without the consent banner's animation.
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(`/${language}`);
      await expect(page.locator("[data-consent-banner]")).toBeVisible();
      const title = await boxOf(page.locator("h1"));
      const { y } = await boxOf(page.locator("[data-consent-banner]"));
      expect(title.y + title.height).toBeLessThanOrEqual(y + 4);

      const { signIn } = interfaceTexts(language).auth;
      const link = await boxOf(page.locator("header").getByRole("link", { name: signIn }));
      const menu = await boxOf(page.locator("header button"));
      const overlap = Math.min(link.x + link.width - menu.x, menu.x + menu.width - link.x);
      expect(overlap).toBeLessThanOrEqual(0);

      // A phone held sideways, a desktop, and a desktop of which 400 % zoom leaves a small part.
      for (const [width, height, share] of [
        [844, 390, 0.34],
        [1440, 900, 0.15],
        [320, 256, 0.5],
      ] as const) {
        await resizeWindow(page, { width, height });
        const banner = page.locator("[data-consent-banner]");
        await expect
          .poll(async () => (await boxOf(banner)).height, `${width} × ${height}`)
          .toBeLessThanOrEqual(height * share);
      }
      const { acceptAll, rejectAll } = interfaceTexts(language).consent;
      for (const name of [acceptAll, rejectAll]) {
        await expect(page.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
      }
    },
  );
}

test("the Japanese menu button keeps its label on one line on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/en");
  const label = page.locator("header [popovertarget] > span").first();
  const before = await boxOf(label);
  await label.evaluate((element) => {
    document.documentElement.lang = "ja";
    element.textContent = "メニュー";
  });
  const { height } = await boxOf(label);
  expect(height).toBeLessThan(before.height * 1.6);
});

for (const [language, width] of [
  ["en", 1440],
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
