import type { Page } from "@playwright/test";
import { measureShift } from "../../support/browsers/layout-shift.ts";
import { isTakenOver } from "../../support/browsers/taken-over.ts";
import { testStack } from "../../support/stack/stack.ts";
import { expect, test, urls } from "../../support/test.ts";

test.skip(testStack.name === "dev", "The development server has no serving layer.");

test("[BLK-6][BLK-9] loads three typefaces from the site without layout shift, and Arabic fonts only for a page that displays Arabic text", async ({
  newVisitor,
}) => {
  for (const [path, isArabic] of [
    ["/en", false],
    ["/de", false],
    ["/ar", true],
  ] as const) {
    const { context, watch } = await newVisitor();
    const page = await context.newPage();
    const fonts: URL[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "font") fonts.push(new URL(request.url()));
    });
    const shift = await measureShift(page);
    await page.goto(path);
    await expect(page.locator("html[data-faces='']")).toBeAttached();
    await expect.poll(() => isTakenOver(page)).toBe(true);
    expect(fonts.length).toBeGreaterThan(1);
    expect(fonts.some(({ pathname }) => pathname.includes("arabic"))).toBe(isArabic);
    expect(new Set(fonts.map(({ origin }) => origin))).toEqual(new Set([urls.site]));
    expect(watch.foreign).toEqual([]);
    if (path !== "/en") continue;
    const loaded = () =>
      [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family);
    for (const family of ["Anton", "Alexandria", "Newsreader"]) {
      await expect.poll(() => page.evaluate(loaded)).toContain(family);
    }
    expect(await shift()).toBeLessThan(0.005);
  }
});

test(
  "[BLK-3][BLK-6] without JavaScript, loads the typefaces and displays an animation's poster without a play button",
  { tag: "@all" },
  async ({ newVisitor }) => {
    const { context } = await newVisitor({ javaScriptEnabled: false });
    const page = await context.newPage();
    const fonts = ["newsreader", "alexandria"].map((name) =>
      page.waitForRequest(
        (request) => request.resourceType() === "font" && request.url().includes(name),
      ),
    );
    await page.goto("/en");
    await Promise.all(fonts);
    await expect(page.locator("main section img").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Play animation" })).toBeHidden();
  },
);

const skipped = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll("main > section")].filter(
        ({ firstElementChild }) =>
          firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false,
      ).length,
  );

/**
 * Delays the fonts. On a first visit, the site's script lays out the sections below the viewport
 * only after the fonts have loaded. Returns a function that lets the fonts load.
 */
async function holdFonts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(/\.woff2(?:\?|$)/, async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(undefined);
}

const phone = { viewport: { width: 390, height: 844 } };

for (const path of ["/en", "/ar"]) {
  test(
    `[BLK-9] the first paint of ${path} skips what is below the window, and nothing shifts later`,
    { tag: path === "/en" ? [] : "@all" },
    async ({ newVisitor }) => {
      const { context } = await newVisitor(phone);
      const page = await context.newPage();
      const release = await holdFonts(page);
      await page.goto(path, { waitUntil: "commit" });
      await expect.poll(() => skipped(page)).toBeGreaterThan(3);
      release();
      await expect(page.locator("html[data-laid-out='']")).toBeAttached();
      expect(await skipped(page)).toBe(0);

      // Opens the page a second time. The fonts now load without a delay.
      await page.unroute(/\.woff2(?:\?|$)/);
      const shift = await measureShift(page);
      await page.goto(path);
      const isAtEnd = () =>
        page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
      await expect
        .poll(
          async () => {
            await page.mouse.wheel(0, 600);
            return isAtEnd();
          },
          { intervals: [50] },
        )
        .toBe(true);
      await expect(page.locator("html[data-laid-out='']")).toBeAttached();
      expect(await shift()).toBeLessThan(0.001);
    },
  );
}
