import type { Page } from "@playwright/test";
import { isTakenOver } from "../../support/browsers/taken-over.ts";
import { testStack } from "../../support/stack/stack.ts";
import { expect, test, urls } from "../../support/test.ts";

test.skip(testStack.name === "dev", "The development server has no serving layer.");

/** Names of the font files that a page fetches until it is quiet. */
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

test("[BLK-8] the build divides the evaluation of a page, and each step is part of it", async ({
  page,
}) => {
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
  // The entry comes last.
  expect(pushed).toEqual([...(Array.isArray(steps) ? steps : []), expect.any(Number)]);
});

test("[BLK-8] the largest script of every page is compiled in the background", async ({
  page,
  request,
}) => {
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
});
