import { measureShift } from "../../support/browsers/layout-shift.ts";
import { expect, test, urls } from "../../support/test.ts";

test("[BLK-6] loads three typefaces from the site, without layout shift", async ({
  page,
  watch,
}) => {
  const files: URL[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") files.push(new URL(request.url()));
  });
  const shift = await measureShift(page);
  await page.goto("/en");
  const loaded = () =>
    [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family);
  for (const family of ["Anton", "Alexandria", "Newsreader"]) {
    await expect.poll(() => page.evaluate(loaded)).toContain(family);
  }
  expect(new Set(files.map(({ origin }) => origin))).toEqual(new Set([new URL(urls.site).origin]));
  expect(await shift()).toBeLessThan(0.005);
  expect(watch.foreign).toEqual([]);
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
