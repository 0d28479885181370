import { axeProblems } from "../../support/browsers/axe.ts";
import { key, pageDocument, textBlock } from "../../support/documents.ts";
import { restoreTheme, themeDocument, useTheme } from "../../support/themes.ts";
import { expect, test, urls } from "../../support/test.ts";

/** Colors that are illegible on any background before the site adjusts them. */
const hard = themeDocument("hard", {
  paper: "#ffff00",
  ink: "#c0c000",
  primary: "#00ffff",
  secondary: "#ff00ff",
  tertiary: "#00ffff",
  accent: "#ffff00",
});
const green = themeDocument("green");

test.afterEach(({ lake }) => restoreTheme(lake));

/** The computed background of the element, as `rgb(r, g, b)`. */
const backgroundOf = (element: Element) => getComputedStyle(element).backgroundColor;

test("[THEME-1][PAGE-7] an open page gets the colors of a published theme, and of its changes, without a reload", async ({
  page,
  lake,
}) => {
  const stored = pageDocument("themed", [textBlock("In the site's colors.")]);
  await lake.createOrReplace(stored);
  await page.goto("/en/themed");
  const header = page.locator("header[data-tone=inverted]");
  const section = page.locator("main > section");
  expect(await header.evaluate(backgroundOf)).toBe("rgb(21, 19, 26)");
  let loads = 0;
  page.on("load", () => (loads += 1));
  await useTheme(lake, green);
  await expect.poll(() => section.evaluate(backgroundOf)).toBe("rgb(242, 244, 241)");
  expect(await header.evaluate(backgroundOf)).toBe("rgb(14, 17, 19)");
  await lake.patch(green._id).set({ paper: "#fff0e6" }).commit();
  await expect.poll(() => section.evaluate(backgroundOf)).toBe("rgb(255, 240, 230)");
  expect(loads).toBe(0);
  await lake.delete(stored._id);
});

test(
  "[THEME-1] the HTML of a page, the manifest and the browser's toolbar have the theme's colors",
  { tag: "@all" },
  async ({ page, request, lake }) => {
    await useTheme(lake, green);
    await expect
      .poll(async () => (await request.get("/manifest.webmanifest")).json())
      .toMatchObject({ theme_color: "#0e1113", background_color: "#0e1113" });
    await page.goto("/en");
    const toolbar = page.locator('meta[name="theme-color"][media*="light"]');
    await expect(toolbar).toHaveAttribute("content", "#0e1113");
    // The style sheet must come before the page's content, so that the browser paints no other colors
    // first.
    await expect
      .poll(async () => (await request.get("/en")).text())
      .toMatch(/<style data-theme-colors[^<]*light-dark\(#f2f4f1,[^]*<header/);
  },
);

for (const colorScheme of ["light", "dark"] as const) {
  test(
    `[THEME-2] axe finds no contrast problem on pages in colors that are hard to read: ${colorScheme}`,
    { tag: "@all" },
    async ({ page, lake }) => {
      await useTheme(lake, hard);
      // Turns motion off, because axe would measure too little contrast in a section that is still fading in.
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      for (const path of ["/en", "/ar/programme", "/en/sign-in"]) {
        await expect
          .poll(async () => (await page.request.get(path)).text(), { message: path })
          .toContain("--ground:light-dark(#ffff00,");
        await page.goto(path);
        expect(await axeProblems(page), path).toEqual([]);
      }
    },
  );
}

test("[THEME-1] a color that is no color never reaches a page, and the others apply", async ({
  request,
  lake,
}) => {
  await useTheme(lake, { ...green, secondary: "red;}body{visibility:hidden" });
  const html = async () => (await request.get("/en")).text();
  await expect.poll(html).toContain('[data-tone="primary"]{--ground:light-dark(#2e6f57,');
  expect(await html()).not.toContain("visibility:hidden");
});

test(
  "[THEME-1][THEME-2] an editor sees the derived colors and the adjusted ones while choosing",
  { tag: "@all" },
  async ({ page: studio }) => {
    test.setTimeout(120_000);
    await studio.goto(`${urls.studio}/intent/create/type=theme;id=theme-${key()}/`);
    const field = (name: string) => studio.getByTestId(`field-${name}`).locator("input[type=text]");
    const specimen = studio.getByTestId("theme-specimen");
    await field("title").fill("Signal", { timeout: 60_000 });
    await field("paper").fill("#f2f4f1");
    await field("ink").fill("#0e1113");
    await field("primary").fill("#c6f432");
    await expect(
      specimen.getByText(/Primary color: #c6f432 has a contrast of 1\.\d on the light/),
    ).toBeVisible();
    await studio.getByTestId("field-accent").getByLabel("Select a color").fill("#2447f0");
    await expect(field("accent")).toHaveValue("#2447f0");
    await expect(specimen.getByText(/Primary color: #c6f432 has a contrast/)).toHaveCount(0);
    await field("tertiary").fill("blue");
    await expect(studio.getByText(/Enter a hex color code with six digits/).first()).toBeAttached();
    expect(await axeProblems(studio, '[data-testid="theme-specimen"]')).toEqual([]);
  },
);

test("[THEME-4] a page has the colors of its own theme, and other pages keep those of the site", async ({
  page,
  lake,
}) => {
  const campaign = themeDocument("campaign", { paper: "#ffe9e0" });
  await lake.createOrReplace(campaign);
  await lake.createOrReplace(
    pageDocument("campaign", [textBlock("For one week only.")], {
      theme: { _type: "reference", _ref: campaign._id },
    }),
  );
  const section = page.locator("main > section").first();
  await page.goto("/en/campaign");
  expect(await section.evaluate(backgroundOf)).toBe("rgb(255, 233, 224)");
  await page.goto("/en/programme");
  expect(await section.evaluate(backgroundOf)).not.toBe("rgb(255, 233, 224)");
});
