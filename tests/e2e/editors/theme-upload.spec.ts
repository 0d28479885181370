// @module-tag all
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Locator, Page } from "@playwright/test";
import { withLicense } from "../../../web/content/typefaces/patched-font.fixture.ts";
import { measureShift } from "../../support/browsers/layout-shift.ts";
import { pageDocument, textBlock } from "../../support/documents.ts";
import { restoreTheme, themeDocument, useTheme } from "../../support/themes.ts";
import { expect, test, urls } from "../../support/editors/studio-test.ts";

test.afterEach(({ lake }) => restoreTheme(lake));

const packages = createRequire(new URL("../../../web/package.json", import.meta.url));
const font = readFileSync(
  packages.resolve("@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-600-normal.woff2"),
);

const fileOf = (name: string, buffer: Buffer) => ({ name, mimeType: "font/woff2", buffer });

/**
 * Opens the tab “Typefaces” of a theme's form, adds an uploaded typeface, and enters its name.
 * Returns the dialog for the typeface.
 */
async function addTypeface(studio: Page, theme: string, name: string): Promise<Locator> {
  await studio.goto(`${urls.studio}/intent/edit/id=${theme};type=theme/`);
  await studio.getByRole("tab", { name: "Typefaces" }).click();
  await studio
    .getByTestId("field-ownTypefaces")
    .getByRole("button", { name: "Add typeface" })
    .click();
  const dialog = studio.getByRole("dialog");
  await dialog.getByLabel("Name").fill(name);
  return dialog;
}

/** Uploads the regular font, whose field is the first of the form. */
const upload = (dialog: Locator, file: ReturnType<typeof fileOf>) =>
  dialog.locator("input[type=file]").first().setInputFiles(file);

const publishButton = (studio: Page) => studio.getByTestId("action-publish");

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
    const dialog = await addTypeface(studio, theme._id, "House Mono");
    await upload(dialog, fileOf("house-mono.woff2", font));
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
    await publishButton(studio).click();
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

test("[THEME-3] a refused file says why at its field, prevents publishing, and is not used by the site", async ({
  page: studio,
  request,
  lake,
}) => {
  const theme = themeDocument("refused", { typefaces: { text: ["lora"] } });
  await useTheme(lake, theme);
  const dialog = await addTypeface(studio, theme._id, "Not for the web");
  await upload(dialog, fileOf("restricted.woff2", withLicense(font, 2, 600)));
  await expect(dialog.getByTestId("font-report").first()).toContainText("forbids use on websites");
  // The studio stores an upload in several steps, the last of which may follow the report.
  const own = "*[_id == 'drafts.' + $id][0].ownTypefaces";
  const complete = { _type: "typefaceFile", asset: expect.anything() };
  await expect.poll(() => lake.fetch(`${own}[0].regular`, { id: theme._id })).toEqual(complete);
  await studio.keyboard.press("Escape");
  await expect(publishButton(studio)).toBeDisabled();

  await test.step("the site ignores such a font in a published theme", async () => {
    const [typeface] = await lake.fetch(own, { id: theme._id });
    const typefaces = { display: [`own-${typeface._key}`], text: ["lora"] };
    await lake
      .patch(theme._id)
      .set({ ownTypefaces: [typeface], typefaces })
      .commit();
    const html = async () => (await request.get(`${urls.site}/en`)).text();
    await expect.poll(html).toContain('--font-display:"Lora"');
    expect(await html()).not.toContain("/typefaces/own/");
  });
});
