import { openPlaying } from "../../support/browsers/open-playing.ts";
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/test.ts";

const FILM = "/en/films/salt";

const links = (page: Page) => page.locator("a[data-position]");

const about = (page: Page) => page.locator("dialog [aria-live]");

/**
 * Opens the first picture in the lightbox with the keyboard. Waits for hydration, because until
 * then the picture's link leads to the image file.
 */
async function openFirst(page: Page): Promise<void> {
  // The buttons appear when the visitor comes near.
  await links(page).first().scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: "Next images" })).toBeVisible();
  await links(page).first().press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  // The page behind the dialog does not scroll.
  await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
}

async function expectClosed(page: Page): Promise<void> {
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator("html")).toHaveCSS("overflow-y", "visible");
  await expect(page).toHaveURL(new RegExp(`${FILM}$`));
  await expect(links(page).first()).toBeFocused();
}

test("[BLK-3] the lightbox changes images with arrow keys and swipes, and Escape and Back restore focus and history", async ({
  page,
}) => {
  await page.goto("/en");
  await page.goto(FILM);
  await openFirst(page);
  await expect(about(page)).toContainText("Image 1 of");
  await page.keyboard.press("ArrowRight");
  await expect(about(page)).toContainText("Image 2 of");
  await page.keyboard.press("ArrowLeft");
  await expect(about(page)).toContainText("Image 1 of");
  const track = page.locator("dialog ol");
  await track.dispatchEvent("pointerdown");
  await track.evaluate((element) => element.scrollTo({ left: element.clientWidth }));
  await expect(about(page)).toContainText("Image 2 of");
  // Escape starts a navigation back in the history. Calling `goBack` before that navigation ends
  // would replace it.
  const isBack = page.evaluate(
    () =>
      new Promise((resolve) => addEventListener("popstate", () => resolve(true), { once: true })),
  );
  await page.keyboard.press("Escape");
  expect(await isBack).toBe(true);
  await expectClosed(page);

  await openFirst(page);
  await page.goBack();
  await expectClosed(page);
  // The lightbox leaves no history entry.
  await page.goBack();
  await expect(page).toHaveURL(/\/en$/);
});

for (const [device, width, deviceScaleFactor, poster, tag] of [
  ["phone", 390, 2, /-720x720\./, []],
  ["desktop", 1440, 1, /-2400x1350\./, ["@all"]],
] as const) {
  test(
    `[BLK-1][IMG-1] a ${device} fetches no image at more than 1.5 times its displayed width, the poster's crop for it, and after the load event the animation that replaces the poster`,
    { tag: [...tag] },
    async ({ newVisitor }) => {
      const { context } = await newVisitor({ viewport: { width, height: 880 }, deviceScaleFactor });
      const page = await context.newPage();
      await page.goto(FILM);
      const excesses = [];
      for (const picture of await page.locator("main img[srcset]").all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect(picture).toHaveJSProperty("complete", true);
        excesses.push(
          await picture.evaluate((image: HTMLImageElement) => {
            const width = Number(new URL(image.currentSrc).searchParams.get("w"));
            // Accepts 640 in any case: it is the smallest width that the site offers, so no smaller file exists.
            return width === 640 ? 1 : width / (image.clientWidth * devicePixelRatio);
          }),
        );
      }
      expect(excesses.length).toBeGreaterThan(2);
      expect(Math.max(...excesses)).toBeLessThanOrEqual(1.5);

      await openPlaying(page, "/en");
      const image = page.locator("main section img").first();
      await expect(image).toHaveJSProperty("complete", true);
      expect(await image.evaluate((element) => Reflect.get(element, "currentSrc"))).toMatch(poster);
      await expect(image).toBeHidden();
      await expect(page.getByRole("img", { name: /Shutter blades turn open/ })).toBeVisible();
      const { file, loaded } = await page.evaluate(() => {
        const [navigation] = performance.getEntriesByType("navigation");
        const entries = performance.getEntriesByType("resource");
        return {
          file: entries.find(({ name }) => name.includes("/api/animation"))?.startTime,
          loaded: Number(Reflect.get(navigation ?? {}, "loadEventEnd")),
        };
      });
      expect(loaded).toBeGreaterThan(0);
      expect(file).toBeGreaterThan(loaded);
    },
  );
}
