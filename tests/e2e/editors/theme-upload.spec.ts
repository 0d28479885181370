// @module-tag all
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { measureShift } from "../../support/browsers/layout-shift.ts";
import { pageDocument, textBlock } from "../../support/documents.ts";
import { restoreTheme, themeDocument, useTheme } from "../../support/themes.ts";
import { expect, test, urls } from "../../support/editors/studio-test.ts";

test.afterEach(({ lake }) => restoreTheme(lake));

const packages = createRequire(new URL("../../../web/package.json", import.meta.url));
const font = readFileSync(
  packages.resolve("@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-600-normal.woff2"),
);

test("[THEME-3] an editor uploads a typeface, and visitors get it from the site without a layout shift", async ({
  page: studio,
  lake,
  newVisitor,
  publishPage,
}) => {
  const theme = themeDocument("upload", { typefaces: { text: ["lora"] } });
  await useTheme(lake, theme);
  const heading = "A heading in the typeface of the house";
  const block = { ...textBlock("The text under the heading has another typeface."), heading };
  await publishPage(pageDocument("own-face", [block]));

  await test.step("the form displays the check's result and the letters of the file", async () => {
    await studio.goto(`${urls.studio}/intent/edit/id=${theme._id};type=theme/`);
    await studio.getByRole("tab", { name: "Typefaces" }).click();
    const own = studio.getByTestId("field-ownTypefaces");
    await own.getByRole("button", { name: "Add typeface" }).click();
    const dialog = studio.getByRole("dialog");
    await dialog.getByLabel("Name").fill("House Mono");
    const file = { name: "house-mono.woff2", mimeType: "font/woff2", buffer: font };
    // The field of the regular font is the first of the form.
    await dialog.locator("input[type=file]").first().setInputFiles(file);
    await expect(dialog.getByTestId("font-report").first()).toContainText("Latin");
    const specimen = dialog.getByTestId("typeface-specimen").getByText("Five quick foxes").first();
    const isLoaded = await specimen.evaluate((text) => {
      const { fontFamily } = getComputedStyle(text);
      return [...document.fonts].some(({ family }) =>
        fontFamily.includes(family.replaceAll('"', "")),
      );
    });
    expect(isLoaded).toBe(true);
    await studio.keyboard.press("Escape");
  });

  await test.step("the editor selects it for headings", async () => {
    const display = studio.getByTestId("field-typefaces.display");
    await display.getByRole("button", { name: "Add typeface" }).click();
    const dialog = studio.getByRole("dialog");
    const input = (await dialog.count()) > 0 ? dialog : display;
    await input.getByRole("radio", { name: /House Mono/ }).check();
    await expect
      .poll(async () => (await lake.getDocument(`drafts.${theme._id}`))?.["typefaces"])
      .toMatchObject({ display: [expect.stringMatching(/^own-/)] });
  });

  await test.step("the editor publishes the theme", async () => {
    await studio.getByTestId("action-publish").click();
    await expect
      .poll(async () => (await lake.getDocument(theme._id))?.["ownTypefaces"])
      .toHaveLength(1);
  });

  const { context, watch } = await newVisitor({ viewport: { width: 390, height: 844 } });
  const visitor = await context.newPage();
  const shift = await measureShift(visitor);
  await expect
    .poll(async () => (await visitor.request.get(`${urls.site}/en/own-face`)).text())
    .toContain("/typefaces/own/");
  // Delays the uploaded font until the visitor has seen the fallback font.
  const paint = Promise.withResolvers<void>();
  const fonts: string[] = [];
  await visitor.route("**/typefaces/own/**", async (route) => {
    fonts.push(route.request().url());
    await paint.promise;
    await route.continue();
  });
  await visitor.goto("/en/own-face", { waitUntil: "commit" });
  const isPainted = () => performance.getEntriesByName("first-contentful-paint").length > 0;
  await visitor.waitForFunction(isPainted);
  paint.resolve();
  await visitor.evaluate(async () => void (await document.fonts.ready));
  expect(fonts).toHaveLength(1);
  expect(await shift()).toBeLessThanOrEqual(0.01);

  await test.step("the heading is drawn in it", async () => {
    // Every letter of the uploaded font is 0.6 em wide. The fallback font's letters have other
    // widths.
    const widths = await visitor.getByRole("heading", { level: 1 }).evaluate((heading) => {
      const { fontFamily, fontWeight } = getComputedStyle(heading);
      const context = document.createElement("canvas").getContext("2d");
      if (context === null) return [];
      context.font = `${fontWeight} 100px ${fontFamily}`;
      return ["iiii", "WWWW"].map((text) => Math.round(context.measureText(text).width));
    });
    expect(widths).toEqual([240, 240]);
  });

  await test.step("it comes from the site, for browsers to cache", async () => {
    expect(watch.foreign).toEqual([]);
    const response = await visitor.request.get(fonts[0] ?? "");
    expect(response.headers()).toMatchObject({
      "content-type": "font/woff2",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    expect((await response.body()).equals(font)).toBe(true);
  });
});
