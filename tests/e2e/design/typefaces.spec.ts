import { measureShift } from "../../support/browsers/layout-shift.ts";
import { expect, test, urls } from "../../support/test.ts";

/** Returns the font families of which the browser has loaded at least one file. */
const loadedFaces = () =>
  [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family);

test("[BLK-6] loads three typefaces from the site, without layout shift", async ({
  page,
  watch,
}) => {
  const files: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") files.push(new URL(request.url()).origin);
  });
  const shift = await measureShift(page);
  await page.goto("/en");
  for (const family of ["Anton", "Alexandria", "Newsreader"]) {
    await expect.poll(() => page.evaluate(loadedFaces)).toContain(family);
  }
  expect(new Set(files)).toEqual(new Set([new URL(urls.site).origin]));
  expect(await shift()).toBeLessThan(0.005);
  expect(watch.foreign).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("[BLK-6] loads the typefaces", { tag: "@all" }, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "font") asked.push(request.url());
    });
    await page.goto("/en");
    await expect.poll(() => asked.some((url) => url.includes("newsreader"))).toBe(true);
    expect(asked.some((url) => url.includes("alexandria"))).toBe(true);
  });
});
