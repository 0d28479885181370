// @module-tag all
import sharp from "sharp";
import { company } from "../../support/company/brand.ts";
import { editorAt } from "../../support/company/editor.ts";
import { designTheme, setUpSite, writeHomePage } from "../../support/company/journey.ts";
import { openEmptyEnvironment } from "../../support/stack/empty-environment.ts";
import { testStack } from "../../support/stack/stack.ts";
import { expect, test } from "../../support/test.ts";

test.skip(testStack.name === "dev", "The development stack has no build for a second environment.");
test.describe.configure({ timeout: 300_000 });

/** Returns the color of a pixel as `#rrggbb`. `x` and `y` are fractions of the picture's width and height. */
async function colorAt(picture: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
  return `#${data.subarray(at, at + 3).toString("hex")}`;
}

let environment: Awaited<ReturnType<typeof openEmptyEnvironment>>;
test.beforeAll(async () => {
  environment = await openEmptyEnvironment(testStack);
});
test.afterAll(() => environment.stop());

test("[THEME-1][THEME-5] an editor makes the empty site a company's own in the studio alone, within twenty minutes", async ({
  page,
  newVisitor,
}) => {
  const { site, studio } = environment.urls;
  await page.setViewportSize({ width: 1440, height: 900 });
  const editor = editorAt(page, studio);
  await test.step("chooses colors, typefaces, a style, logo and icon", () => designTheme(editor));
  await test.step("writes the home page", () => writeHomePage(editor));
  await test.step("names the site, and fills header and footer", () => setUpSite(editor));
  // The guide for editors says that this work takes seven minutes.
  expect(editor.minutes()).toBeLessThan(8);

  await test.step("the start page marks what is set up", async () => {
    await page.goto(`${studio}/structure/start`);
    await expect(page.getByText("Done", { exact: true })).toHaveCount(3, { timeout: 60_000 });
  });

  await test.step("visitors see the company's site, and nothing of another", async () => {
    const { context } = await newVisitor();
    const visitor = await context.newPage();
    await visitor.goto(`${site}/en`);
    await expect(visitor).toHaveTitle(`${company.title} · ${company.name}`);
    const header = visitor.getByRole("banner");
    await expect(header.getByRole("img", { name: company.name }).first()).toBeVisible();
    await expect(header.getByRole("link", { name: "Home" }).first()).toBeAttached();
    await expect(visitor.getByRole("contentinfo")).toContainText("On call day and night.");
    const readLook = () =>
      visitor.evaluate(() => {
        const styleOf = (selector: string) => {
          const element = document.querySelector(selector);
          if (!element) throw new Error(`The page has no ${selector}.`);
          return getComputedStyle(element);
        };
        return {
          background: styleOf('main > [data-tone="primary"]').backgroundColor,
          headings: styleOf("h1").fontFamily,
          text: styleOf("blockquote").fontFamily,
          ornament: document.querySelector("[data-ornament]")?.getAttribute("data-ornament"),
        };
      });
    // Repeats, because texts have a fallback font until the theme's fonts are loaded.
    await expect.poll(readLook).toMatchObject({
      background: "rgb(14, 92, 67)",
      headings: expect.stringContaining("Space Grotesk"),
      text: expect.stringContaining("Source Serif 4"),
      ornament: "none",
    });
    const html = await (await visitor.request.get(`${site}/en`)).text();
    expect(html).not.toMatch(/nightlight|festival/i);
    const manifest = await (await visitor.request.get(`${site}/manifest.webmanifest`)).json();
    expect(manifest).toMatchObject({ name: company.name, background_color: company.ink });
    const icon = await visitor.locator('link[rel="icon"][sizes="32x32"]').getAttribute("href");
    const drawn = await visitor.request.get(new URL(icon ?? "", site).href);
    // Checks that the site uses the uploaded icon: the pixel is on the left wall of the house in
    // that icon. The color is only close to the secondary color, because the small icon is
    // smoothed. In a generated icon, which displays a letter, the pixel is dark.
    expect(await colorAt(await drawn.body(), 0.29, 0.75)).toMatch(/^#f[c-f][cd]/);
  });
});
