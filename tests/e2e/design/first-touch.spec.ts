import type { Page } from "@playwright/test";
import { isTakenOver } from "../../support/browsers/taken-over.ts";
import { testStack } from "../../support/stack/stack.ts";
import { expect, test, urls } from "../../support/test.ts";

test.skip(testStack.name === "dev", "The development server has no serving layer.");

/**
 * Returns the addresses of the font files that a page requests until its text fonts are applied and
 * React has hydrated it.
 */
async function fontsOf(page: Page, path: string): Promise<string[]> {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request.url());
  });
  await page.goto(path);
  await expect(page.locator("html[data-faces='']")).toBeAttached();
  await expect.poll(() => isTakenOver(page)).toBe(true);
  return fonts;
}

test("[BLK-8] fetches Arabic fonts only for a page that displays Arabic text", async ({
  newVisitor,
}) => {
  for (const [path, isArabic] of [
    ["/en", false],
    ["/de", false],
    ["/ar", true],
  ] as const) {
    const { context } = await newVisitor({ viewport: { width: 1440, height: 900 } });
    const fonts = await fontsOf(await context.newPage(), path);
    expect(fonts.length).toBeGreaterThan(1);
    expect(fonts.some((url) => url.includes("arabic"))).toBe(isArabic);
  }
});

test(
  "[BLK-8] a page evaluates its scripts in the steps that the build lists",
  { tag: "@all" },
  async ({ page }) => {
    await page.addInitScript(() => {
      const pushed: number[] = [];
      let queue: { push: (chunk: object) => unknown } | undefined;
      Reflect.set(globalThis, "pushed", pushed);
      Object.defineProperty(globalThis, "TURBOPACK", {
        get: () => queue,
        set: (next: NonNullable<typeof queue>) => {
          const push = next.push.bind(next);
          queue = Array.isArray(next)
            ? next
            : {
                push: (chunk) => {
                  if ("runtimeModuleIds" in chunk && Array.isArray(chunk.runtimeModuleIds))
                    pushed.push(...chunk.runtimeModuleIds);
                  return push(chunk);
                },
              };
        },
      });
    });
    await page.goto("/en/privacy");
    await expect.poll(() => isTakenOver(page)).toBe(true);
    const listed = await page.locator("script[data-steps]").getAttribute("data-steps");
    const steps: unknown = JSON.parse(listed ?? "[]");
    const pushed: unknown = await page.evaluate(() => Reflect.get(globalThis, "pushed"));
    expect(steps).toEqual(expect.arrayContaining([expect.any(Number)]));
    // The page evaluates the modules listed in `data-steps` in order, and its entry module last.
    expect(pushed).toEqual([...(Array.isArray(steps) ? steps : []), expect.any(Number)]);
  },
);

test(
  "[BLK-8] the largest script of every page is compiled in the background",
  { tag: "@all" },
  async ({ page, request }) => {
    await page.goto("/en/privacy");
    const listed = await page.locator("script[data-scripts]").getAttribute("data-scripts");
    const scripts: unknown = JSON.parse(listed ?? "[]");
    const texts = await Promise.all(
      (Array.isArray(scripts) ? scripts : []).map(async (path) =>
        (await request.get(`${urls.site}${path}`)).text(),
      ),
    );
    const [largest = ""] = texts.toSorted((a, b) => b.length - a.length);
    expect(largest.length).toBeGreaterThan(100_000);
    expect(largest.startsWith("//# allFunctionsCalledOnLoad\n")).toBe(true);
  },
);

/** Returns the number of sections of the page that the browser has not laid out. */
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
    `[BLK-8] the first paint of ${path} skips what is below the window, and nothing shifts later`,
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
      await page.addInitScript(() => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ("value" in entry && !Reflect.get(entry, "hadRecentInput"))
              sum += Number(entry.value);
          Reflect.set(globalThis, "shift", sum);
        }).observe({ type: "layout-shift", buffered: true });
      });
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
      expect(await page.evaluate(() => Number(Reflect.get(globalThis, "shift") ?? 0))).toBeLessThan(
        0.001,
      );
    },
  );
}

test(
  "[BLK-8] an anchor, a reload and find-in-page reach sections that were not laid out",
  { tag: "@all" },
  async ({ newVisitor }) => {
    const { context } = await newVisitor(phone);
    const page = await context.newPage();
    await holdFonts(page);
    await page.goto("/en", { waitUntil: "commit" });
    await expect.poll(() => skipped(page)).toBeGreaterThan(3);
    const last = page.locator("main > section").last();
    // `window.find` searches the page's text like the browser's find-in-page.
    const text = await last.locator("h2").textContent();
    expect(await page.evaluate((words) => Reflect.get(globalThis, "find")(words), text)).toBe(true);
    await expect(last).toBeInViewport();

    const id = await last.getAttribute("id");
    await page.goto("/en/privacy", { waitUntil: "commit" });
    await page.goto(`/en#${id}`, { waitUntil: "commit" });
    await expect(last).toBeInViewport();
    expect(await skipped(page)).toBe(0);

    const position = () => page.evaluate(() => Math.round(scrollY));
    const before = await position();
    expect(before).toBeGreaterThan(1_000);
    await page.reload({ waitUntil: "commit" });
    await expect.poll(position).toBe(before);
  },
);
