// @module-tag all
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { film, playButton, publish, vimeo } from "../../support/film-page.ts";
import { openGallery } from "../../support/gallery.ts";
import { expect, test } from "../../support/test.ts";

test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

/** Checks that a square around the middle of an element has light and dark pixels. `side` is in CSS pixels. */
async function expectDrawn(page: Page, mark: Locator, side: number): Promise<void> {
  await mark.scrollIntoViewIfNeeded();
  const box = await mark.boundingBox();
  if (!box) throw new Error("The mark is not in the page.");
  const x = box.x + box.width / 2 - side / 2;
  const y = box.y + box.height / 2 - side / 2;
  const picture = await page.screenshot({ clip: { x, y, width: side, height: side } });
  const pixels = await sharp(picture).greyscale().raw().toBuffer();
  const lightShare = pixels.filter((value) => value > 127).length / pixels.length;
  expect(lightShare).toBeGreaterThan(0.1);
  expect(lightShare).toBeLessThan(0.9);
}

test("[VID-2][BLK-3] draws the icons of a video's and of an animation's button in forced colors", async ({
  page,
  lake,
}) => {
  await publish(lake, "forced-colors", [film(vimeo("7101"))]);
  await page.goto("/en/forced-colors");
  await expectDrawn(page, playButton(page).locator("span").first(), 40);
  await openGallery(page, { block: "heroAnimation", state: "full" });
  const button = page.getByRole("button", { name: /^(?:Play|Pause) animation/ }).first();
  await expectDrawn(page, button, 24);
});

test("[BLK-4] draws list markers in a color other than the background in forced colors", async ({
  page,
}) => {
  await openGallery(page, { block: "text", state: "full" });
  const colors = await page
    .locator("[data-specimen] ul > li")
    .first()
    .evaluate((item) => [
      getComputedStyle(item, "::before").backgroundColor,
      getComputedStyle(document.body).backgroundColor,
    ]);
  expect(colors[0]).not.toBe(colors[1]);
});

test("[PAGE-8] hides the footer's decorative text in forced colors", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/en");
  const hidden = page.locator("footer [aria-hidden=true]:not(li *)").filter({ hasText: /\S/ });
  await expect(hidden).not.toHaveCount(0);
  await expect(hidden.filter({ visible: true })).toHaveCount(0);
});

test("[THEME-2] draws the label of a primary button in forced colors", async ({ page }) => {
  await openGallery(page, { block: "callToAction", state: "full" });
  await expectDrawn(page, page.locator('[data-specimen] a[class*="primary"]').first(), 24);
});
