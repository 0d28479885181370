import { openPlaying } from "../../support/browsers/open-playing.ts";
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/test.ts";

/** A page of the sample site with a gallery of stills. */
const FILM = "/en/films/salt";

const links = (page: Page) => page.locator("a[data-position]");

/** Returns the lightbox's description of the displayed picture. */
const about = (page: Page) => page.locator("dialog [aria-live]");

/**
 * Opens the first picture in the lightbox with the keyboard. Waits for hydration, because until
 * then the picture's link leads to the image file.
 */
async function openFirst(page: Page): Promise<void> {
  await page.goto(FILM);
  await expect(page.getByRole("button", { name: "Next images" })).toBeVisible();
  await links(page).first().press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  // The page behind the dialog does not scroll.
  await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
}

test("the lightbox changes images with the arrow keys and restores the focus on Escape", async ({
  page,
}) => {
  await openFirst(page);
  await expect(about(page)).toContainText("Image 1 of");
  await page.keyboard.press("ArrowRight");
  await expect(about(page)).toContainText("Image 2 of");
  await page.keyboard.press("ArrowLeft");
  await expect(about(page)).toContainText("Image 1 of");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator("html")).toHaveCSS("overflow-y", "visible");
  await expect(links(page).first()).toBeFocused();
});

test("[BLK-3] Back closes the lightbox and stays on the page", async ({ page }) => {
  await page.goto("/en");
  await openFirst(page);
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${FILM}$`));
  await expect(links(page).first()).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/en$/);
});

test(
  "[BLK-3] closing the lightbox with Escape leaves no history entry",
  { tag: "@all" },
  async ({ page }) => {
    await page.goto("/en");
    await openFirst(page);
    // Escape starts a navigation back in the history. Calling `goBack` before that navigation ends
    // would replace it.
    const isBack = page.evaluate(
      () =>
        new Promise((resolve) => addEventListener("popstate", () => resolve(true), { once: true })),
    );
    await page.keyboard.press("Escape");
    expect(await isBack).toBe(true);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(links(page).first()).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/\/en$/);
  },
);

test(
  "a swipe in the lightbox updates the image's description",
  { tag: "@all" },
  async ({ page }) => {
    await openFirst(page);
    const track = page.locator("dialog ol");
    await track.dispatchEvent("pointerdown");
    await track.evaluate((element) => element.scrollTo({ left: element.clientWidth }));
    await expect(about(page)).toContainText("Image 2 of");
  },
);

test(
  "an image links to its large version without JavaScript",
  { tag: "@all" },
  async ({ newVisitor }) => {
    const { context } = await newVisitor({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(FILM);
    const answers = page.waitForResponse((response) => response.url().includes("w=2560"));
    await links(page).first().click();
    expect((await answers).headers()["content-type"]).toMatch(/^image\//);
  },
);

for (const [device, viewport, deviceScaleFactor] of [
  ["phone", { width: 390, height: 844 }, 2],
  ["desktop", { width: 1440, height: 900 }, 1],
] as const) {
  test(
    `[IMG-1] on a ${device} no image is fetched at more than 1.5 times its displayed width`,
    { tag: device === "phone" ? [] : "@all" },
    async ({ newVisitor }) => {
      const { context } = await newVisitor({ viewport, deviceScaleFactor });
      const page = await context.newPage();
      await page.goto(FILM);
      const pictures = page.locator("main img[srcset]");
      const excesses = [];
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect(picture).toHaveJSProperty("complete", true);
        excesses.push(
          await picture.evaluate((image) => {
            if (!(image instanceof HTMLImageElement))
              throw new Error("The element is not an image.");
            const width = Number(new URL(image.currentSrc).searchParams.get("w"));
            // Accepts 640 in any case: it is the smallest width that the site offers, so no smaller file exists.
            return width === 640 ? 1 : width / (image.clientWidth * devicePixelRatio);
          }),
        );
      }
      expect(excesses.length).toBeGreaterThan(2);
      expect(Math.max(...excesses)).toBeLessThanOrEqual(1.5);
    },
  );
}

for (const [device, viewport, file] of [
  ["phone", { width: 390, height: 844 }, /-720x720\./],
  ["desktop", { width: 1440, height: 900 }, /-2400x1350\./],
] as const) {
  test(
    `[IMG-1] on a ${device} the home page loads the poster's crop for that screen`,
    { tag: "@all" },
    async ({ newVisitor }) => {
      const { context } = await newVisitor({ viewport });
      const page = await context.newPage();
      await openPlaying(page, "/en");
      const poster = page.locator("main section img").first();
      await expect(poster).toHaveJSProperty("complete", true);
      expect(await poster.evaluate((image) => Reflect.get(image, "currentSrc"))).toMatch(file);
      // The animation replaces the poster on every device.
      await expect(poster).toBeHidden();
    },
  );
}
