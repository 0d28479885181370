import type { SanityClient } from "@sanity/client";
import type { BrowserContext, Page } from "playwright";
import { CONSENT_COOKIE } from "../../../web/runtime/consent/record.ts";
import { readBuiltStudio, uselessInStudio } from "../../support/editors/built-studio.ts";
import { pageDocument, pictureOf, textBlock } from "../../support/documents.ts";
import { fetchedScripts, heavyTraces, scriptBytes } from "../../support/browsers/page-script.ts";
import { storedFixtures } from "../../support/stored-fixture.ts";
import { studioFolder } from "../../support/stack/places.ts";
import { testStack } from "../../support/stack/stack.ts";
import { expect, test, urls } from "../../support/editors/studio-test.ts";

const isBuilt = testStack.name !== "dev";
test("[BLK-7] the built studio contains no unused locales, no site code and no unreachable tools", () => {
  test.skip(!isBuilt, "There is no build to look into.");
  const { scripts } = readBuiltStudio(studioFolder);
  const useless = Object.entries(uselessInStudio).flatMap(([what, trace]) =>
    [...scripts].filter(([, text]) => trace.test(text)).map(([name]) => `${what}: ${name}`),
  );
  expect(scripts.size).toBeGreaterThan(100);
  expect(useless).toEqual([]);
});

/** A page with a text, a hero with an animation, and a picture. */
async function heavyPage(lake: SanityClient) {
  const stored = await storedFixtures(lake);
  const [street = "", poster = ""] = await lake.fetch<string[]>(
    '*[_type == "sanity.imageAsset" && mimeType == "image/webp"] | order(size desc)[0...2]._id',
  );
  const hero = { poster: pictureOf(poster, "A poster"), phonePoster: undefined, actions: [] };
  const image = { picture: pictureOf(street, "A street"), phonePicture: undefined };
  return pageDocument("weight", [
    textBlock("Words."),
    { ...stored("heroAnimation", { ...hero, playOn: "hover", motion: "none" }), _key: "hero" },
    { ...stored("image", { ...image, width: "full", motion: "none" }), _key: "street" },
  ]);
}

/** Returns the bytes of the pictures that a visitor's browser loads while scrolling through a page. */
async function pictureBytes(context: BrowserContext, path: string): Promise<number> {
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    if (new URL(response.url()).pathname.startsWith("/cdn/images/"))
      sizes.push(response.body().then((body) => body.length));
  });
  await page.goto(path);
  for (const picture of await page.locator("main img").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty("complete", true);
  }
  const all = await Promise.all(sizes);
  await page.close();
  return all.reduce((sum, each) => sum + each, 0);
}

/** Returns the bytes of the scripts that a page loads without interaction, except for the animation player. */
async function scriptsOf(context: BrowserContext, url: string): Promise<number> {
  const choice = { v: 1_000, c: ["necessary"], t: new Date().toISOString() };
  const value = encodeURIComponent(JSON.stringify(choice));
  await context.addCookies([{ name: CONSENT_COOKIE, value, url }]);
  const scripts = await fetchedScripts(context, url);
  return scriptBytes(scripts.filter(({ text }) => !heavyTraces["the animation player"].test(text)));
}

/** Returns the site's next response to the studio about the page's weight. */
async function nextWeight(page: Page) {
  const response = await page.waitForResponse((each) =>
    each.url().startsWith(`${urls.site}/api/weight?`),
  );
  return response.json();
}

test(
  "[BLK-7][IMG-1] the page weight matches a phone's downloads, names heavy blocks and follows a draft",
  { tag: "@all" },
  async ({ page, lake, editor, newVisitor, publishPage }) => {
    const { page: id } = await publishPage(await heavyPage(lake));
    await editor.openPage("en", id);
    const row = (name: RegExp) => page.getByRole("listitem").getByRole("button", { name });
    const response = nextWeight(page);
    await editor.openPanel("Page weight");
    const weighed = await response;
    await expect(page.getByTestId("weight-total")).toHaveText(/^\d[\d.]* (?:kB|MB)$/);

    await test.step("matches the pictures and scripts that a phone downloads", async () => {
      const { context } = await newVisitor({
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 3,
      });
      expect(weighed.total.pictures.phone).toBeGreaterThan(1_000);
      expect(await pictureBytes(context, "/en/weight")).toBe(weighed.total.pictures.phone);
      if (!isBuilt) return;
      const scripts = await scriptsOf(context, `${urls.site}/en/weight`);
      expect(scripts).toBe(weighed.everyPage + weighed.total.atOnce);
      expect(weighed.total.later).toBeGreaterThan(20_000);
    });

    await test.step("lists what each block adds and opens the block", async () => {
      await expect(row(/2\. Hero.*1 image .* · animation/)).toBeVisible();
      await row(/3\. Image/).press("Enter");
      await expect(page.getByRole("dialog").getByTestId(/field-.*\.picture$/)).toBeVisible();
      await page.getByRole("dialog").getByRole("button", { name: "Close dialog" }).click();
    });

    await test.step("decreases when a heavy block is removed", async () => {
      const again = nextWeight(page);
      await editor.field("blocks").getByTestId("array-item-menu-button").nth(2).click();
      await page.getByRole("menuitem", { name: "Remove" }).click();
      const lighter = await again;
      expect(lighter.total.pictures.phone).toBeLessThan(weighed.total.pictures.phone);
      await expect(row(/3\. Image/)).toHaveCount(0);
    });
  },
);
