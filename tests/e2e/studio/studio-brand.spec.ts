// @module-tag all
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { company } from "../../support/company/brand.ts";
import { editorAt } from "../../support/company/editor.ts";
import {
  beginEmpty,
  chooseLanguages,
  designTheme,
  setUpSite,
  writeHomePage,
} from "../../support/company/journey.ts";
import { root } from "../../support/stack/places.ts";
import { openEmptyEnvironment } from "../../support/stack/empty-environment.ts";
import { testStack } from "../../support/stack/stack.ts";
import { expect, test } from "../../support/editors/studio-test.ts";

test.skip(testStack.name === "dev", "The development stack has no build for a second environment.");

let environment: Awaited<ReturnType<typeof openEmptyEnvironment>>;
test.beforeAll(async () => {
  environment = await openEmptyEnvironment(testStack);
  environment.importSample();
});
test.afterAll(() => environment.stop());

/** The labels of links, tabs and buttons that the guide names, in order. */
const labelsOfGuide = () =>
  [
    ...readFileSync(join(root, ".github/a-site-in-twenty-minutes.md"), "utf8").matchAll(
      /\*\*(.+?)\*\*/g,
    ),
  ].map(([, label]) => label);

test("[PAGE-11][THEME-1][THEME-5] an editor follows the guide “A site in twenty minutes” from the first start to the company's own site", async ({
  page,
  visitor,
}) => {
  const { site, studio } = environment.urls;
  await page.setViewportSize({ width: 1440, height: 900 });
  const editor = editorAt(page, studio);
  // The lake may still be busy with the import.
  await expect(async () => {
    await visitor.goto(`${site}/en`);
    await expect(visitor).toHaveTitle(/Nightlight/, { timeout: 100 });
  }).toPass();
  await test.step("removes the sample site", () => beginEmpty(editor));
  await test.step("chooses colors, typefaces, a style, logo and icon", () => designTheme(editor));
  await test.step("chooses the languages", () => chooseLanguages(editor));
  await test.step("writes the home page", () => writeHomePage(editor));
  await test.step("names the site, and fills header and footer", () => setUpSite(editor));
  expect(editor.labels).toEqual(labelsOfGuide());
  // The guide says that this work takes eight minutes.
  expect(editor.minutes()).toBeLessThan(9);

  await test.step("the start page marks what is set up", async () => {
    await page.goto(`${studio}/structure/start`);
    await expect(page.getByText("Done", { exact: true })).toHaveCount(4);
  });

  await test.step("visitors see the company's site, and nothing of another", async () => {
    await visitor.goto(`${site}/en`);
    await expect(visitor).toHaveTitle(`${company.title} · ${company.name}`);
    const header = visitor.getByRole("banner");
    await expect(header.getByRole("img", { name: company.name }).first()).toBeVisible();
    await expect(header.getByRole("link", { name: "Home" }).first()).toBeAttached();
    await expect(visitor.getByRole("contentinfo")).toContainText("On call day and night.");
    const styled = [
      ['main > [data-tone="primary"]', "background-color", "rgb(14, 92, 67)"],
      ["h1", "font-family", /Space Grotesk/],
      ["blockquote", "font-family", /Source Serif 4/],
    ] as const;
    for (const [part, property, value] of styled) {
      await expect(visitor.locator(part).first()).toHaveCSS(property, value);
    }
    await expect(visitor.locator("[data-ornament]").first()).toHaveAttribute(
      "data-ornament",
      "none",
    );
    const html = await (await visitor.request.get(`${site}/en`)).text();
    expect(html).not.toMatch(/nightlight|festival/i);
    const manifest = await (await visitor.request.get(`${site}/manifest.webmanifest`)).json();
    expect(manifest).toMatchObject({ name: company.name, background_color: company.ink });
  });
});
