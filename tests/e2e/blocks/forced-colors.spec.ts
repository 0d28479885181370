// @module-tag all
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { film, playButton, publish, vimeo } from "../../support/film-page.ts";
import { openGallery } from "../../support/gallery.ts";
import { expect, test } from "../../support/test.ts";

test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

/**
 * Returns the share of light pixels, from 0 to 1, in a square around the middle of an element. `side` is the square's
 * side in CSS pixels.
 */
async function lightShare(page: Page, mark: Locator, side: number): Promise<number> {
  await mark.scrollIntoViewIfNeeded();
  const box = await mark.boundingBox();
  if (!box) throw new Error("The mark is not in the page.");
  const clip = {
    x: box.x + box.width / 2 - side / 2,
    y: box.y + box.height / 2 - side / 2,
    width: side,
    height: side,
  };
  const picture = await page.screenshot({ clip });
  const pixels = await sharp(picture).greyscale().raw().toBuffer();
  return pixels.filter((value) => value > 127).length / pixels.length;
}

test("[VID-2] draws the triangle of a video's play button in forced colors", async ({
  page,
  lake,
}) => {
  await publish(lake, "forced-colors", [film(vimeo("7101"))]);
  await page.goto("/en/forced-colors");
  const share = await lightShare(page, playButton(page).locator("span").first(), 40);
  expect(share).toBeGreaterThan(0.1);
  expect(share).toBeLessThan(0.9);
});

test("[BLK-3] draws the icon of an animation's button in forced colors", async ({ page }) => {
  await openGallery(page, { block: "heroAnimation", state: "full" });
  const button = page.getByRole("button", { name: /^(?:Play|Pause) animation/ }).first();
  const share = await lightShare(page, button, 24);
  expect(share).toBeGreaterThan(0.1);
  expect(share).toBeLessThan(0.9);
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
  const covering = await page
    .locator("footer")
    .evaluate((footer) =>
      [...footer.querySelectorAll<HTMLElement>("[aria-hidden=true]:not(li *)")]
        .filter((each) => each.checkVisibility() && each.textContent.trim() !== "")
        .map(({ textContent }) => textContent),
    );
  expect(covering).toEqual([]);
});
