// @module-tag all
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { setTimeout as pause } from "node:timers/promises";
import type { Locator, Page } from "@playwright/test";
import { withLicense } from "../../../web/content/typefaces/patched-font.fixture.ts";
import { previewOf } from "../../support/editors/previewed-page.ts";
import { measureShift } from "../../support/browsers/layout-shift.ts";
import { pageDocument, textBlock } from "../../support/documents.ts";
import { restoreTheme, themeDocument, useTheme } from "../../support/themes.ts";
import { expect, test, urls } from "../../support/test.ts";

test.describe.configure({ timeout: 240_000 });

test.afterEach(({ lake }) => restoreTheme(lake));

const packages = createRequire(new URL("../../../web/package.json", import.meta.url));
const font = readFileSync(
  packages.resolve("@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-600-normal.woff2"),
);

/** Delay of the uploaded font in ms, so that visitors see the fallback font first. */
const FONT_DELAY = 3_000;

const fileOf = (name: string, buffer: Buffer) => ({ name, mimeType: "font/woff2", buffer });

/**
 * Opens the tab “Typefaces” of a theme's form, adds an uploaded typeface, and enters its name.
 * Returns the dialog for the typeface.
 */
async function addTypeface(studio: Page, theme: string, name: string): Promise<Locator> {
  await studio.goto(`${urls.studio}/intent/edit/id=${theme};type=theme/`);
  await studio.getByRole("tab", { name: "Typefaces" }).click({ timeout: 60_000 });
  await studio.getByTestId("field-ownTypefaces").getByRole("button", { name: "Add item" }).click();
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
}) => {
  const theme = themeDocument("upload", { typefaces: { text: ["lora"] } });
  await useTheme(lake, theme);
  await lake.createOrReplace(
    pageDocument("own-face", [
      {
        ...textBlock("The text under the heading has another typeface."),
        heading: "A heading in the typeface of the house",
      },
    ]),
  );

  await test.step("the form displays the check's result and the letters of the file", async () => {
    const dialog = await addTypeface(studio, theme._id, "House Mono");
    await upload(dialog, fileOf("house-mono.woff2", font));
    const report = dialog.getByTestId("font-report").first();
    await expect(report).toContainText("Latin", { timeout: 30_000 });
    const family = await dialog
      .getByTestId("typeface-specimen")
      .getByText("Five quick foxes")
      .first()
      .evaluate((text) => getComputedStyle(text).fontFamily);
    const isLoaded = await studio.evaluate(
      (family) =>
        [...document.fonts].some((face) => family.includes(face.family.replaceAll('"', ""))),
      family,
    );
    expect(isLoaded).toBe(true);
    await studio.keyboard.press("Escape");
  });

  await test.step("the editor selects it for headings", async () => {
    const display = studio.getByTestId("field-typefaces.display");
    await display.getByRole("button", { name: "Add item" }).click();
    const dialog = studio.getByRole("dialog");
    const input = (await dialog.count()) > 0 ? dialog : display;
    await input.getByRole("radio", { name: /House Mono/ }).check();
    await expect
      .poll(async () => (await lake.getDocument(`drafts.${theme._id}`))?.["typefaces"])
      .toMatchObject({ display: [expect.stringMatching(/^own-/)] });
  });

  await test.step("the preview displays the draft's headings in it", async () => {
    await studio.goto(`${urls.studio}/presentation/theme/${theme._id}?preview=/en/own-face`);
    const heading = (await previewOf(studio)).getByRole("heading", { level: 1 }).first();
    await expect(heading).toHaveCSS("font-family", /^"?own-/, { timeout: 60_000 });
  });

  await test.step("the editor publishes the theme", async () => {
    await studio.goto(`${urls.studio}/intent/edit/id=${theme._id};type=theme/`);
    await publishButton(studio).click({ timeout: 60_000 });
    await expect
      .poll(async () => (await lake.getDocument(theme._id))?.["ownTypefaces"], { timeout: 30_000 })
      .toHaveLength(1);
  });

  const { context, watch } = await newVisitor({ viewport: { width: 390, height: 844 } });
  const visitor = await context.newPage();
  const fonts: string[] = [];
  visitor.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request.url());
  });
  const shift = await measureShift(visitor);
  await visitor.route("**/typefaces/own/**", async (route) => {
    await pause(FONT_DELAY);
    await route.continue();
  });
  await expect
    .poll(async () => (await visitor.request.get(`${urls.site}/en/own-face`)).text())
    .toContain("/typefaces/own/");
  await visitor.goto("/en/own-face");
  await visitor.evaluate(() => document.fonts.ready);
  const { painted, arrived } = await visitor.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
    arrived: performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.includes("/typefaces/own/"))
      .map(({ startTime, duration }) => startTime + duration),
  }));
  expect(arrived).toHaveLength(1);
  expect(painted).toBeLessThan(arrived[0] ?? 0);
  expect(await shift()).toBeLessThanOrEqual(0.01);

  await test.step("the heading is drawn in it", async () => {
    const heading = visitor.getByRole("heading", { level: 1 }).first();
    const { family, weight } = await heading.evaluate((element) => {
      const style = getComputedStyle(element);
      return { family: style.fontFamily, weight: style.fontWeight };
    });
    expect(family).toMatch(/^"?own-/);
    // Every letter of the uploaded font is 0.6 em wide. The fallback font's letters have other
    // widths.
    const widths = await visitor.evaluate(
      ({ family, weight }) => {
        const context = document.createElement("canvas").getContext("2d");
        if (context === null) return [];
        context.font = `${weight} 100px ${family}`;
        return ["iiii", "WWWW"].map((text) => Math.round(context.measureText(text).width));
      },
      { family, weight },
    );
    expect(widths).toEqual([240, 240]);
  });

  await test.step("all fonts come from the site, for browsers to cache", async () => {
    expect(
      fonts.filter((address) => new URL(address).origin !== new URL(urls.site).origin),
    ).toEqual([]);
    expect(watch.foreign).toEqual([]);
    const own = fonts.find((address) => address.includes("/typefaces/own/")) ?? "";
    const response = await visitor.request.get(own);
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
  const report = dialog.getByTestId("font-report").first();

  // The stored value of a complete upload. The studio stores an upload in several steps. It displays
  // the result of the font check (`report`) before it has stored the last one.
  const complete = { _type: "typefaceFile", asset: expect.anything() };
  const storedFile = () =>
    lake.fetch<unknown>("*[_id == $id][0].ownTypefaces[0].regular", { id: `drafts.${theme._id}` });

  await test.step("a page with the name of a font", async () => {
    await upload(dialog, fileOf("page.woff2", Buffer.from("<!doctype html><p>Hello</p>")));
    await expect(report).toContainText("is not a WOFF2 font", { timeout: 30_000 });
  });

  await test.step("a font whose license forbids embedding", async () => {
    await expect.poll(storedFile).toEqual(complete);
    await lake
      .patch(`drafts.${theme._id}`)
      .unset(["ownTypefaces[0].regular"])
      .commit({ visibility: "sync" });
    await expect(report).toBeEmpty();
    await upload(dialog, fileOf("restricted.woff2", withLicense(font, 2, 600)));
    await expect(report).toContainText("forbids use on websites", { timeout: 30_000 });
    await expect.poll(storedFile).toEqual(complete);
  });

  await studio.keyboard.press("Escape");
  await expect(publishButton(studio)).toBeDisabled();

  await test.step("the site ignores such a font in a published theme", async () => {
    const draft = await lake.getDocument(`drafts.${theme._id}`);
    const own = Object(draft)["ownTypefaces"];
    await lake
      .patch(theme._id)
      .set({ ownTypefaces: own, typefaces: { display: [`own-${own[0]._key}`], text: ["lora"] } })
      .commit();
    const html = async () => (await request.get(`${urls.site}/en`)).text();
    await expect.poll(html).toContain('--font-display:"Lora"');
    expect(await html()).not.toContain("/typefaces/own/");
  });

  await test.step("the preview explains it", async () => {
    await lake.delete(`drafts.${theme._id}`);
    await studio.goto(`${urls.studio}/presentation/theme/${theme._id}?preview=/en`);
    const note = (await previewOf(studio)).getByRole("note").filter({ hasText: "license" });
    await expect(note).toContainText("forbids use on websites", { timeout: 60_000 });
  });
});
