import type { SanityClient } from "@sanity/client";
import { axeProblems } from "../../support/browsers/axe.ts";
import { key, pageDocument, textBlock } from "../../support/documents.ts";
import { expect, test, urls } from "../../support/test.ts";

/** A palette whose colors are legible nowhere as they are given. */
const hard = {
  _id: "theme-hard",
  _type: "theme" as const,
  title: "Hard to read",
  paper: "#ffff00",
  ink: "#c0c000",
  primary: "#00ffff",
  secondary: "#ff00ff",
  tertiary: "#00ffff",
  accent: "#ffff00",
};
const plain = {
  _id: "theme-plain",
  _type: "theme" as const,
  title: "Plain",
  paper: "#f2f4f1",
  ink: "#0e1113",
};
const green = { ...plain, primary: "#2e6f57" };

async function useTheme(
  lake: SanityClient,
  theme: { _id: string; _type: "theme"; [field: string]: unknown },
) {
  await lake
    .transaction()
    .createOrReplace(theme)
    .patch("siteSettings", { set: { theme: { _type: "reference", _ref: theme._id } } })
    .commit();
}

test.afterEach(async ({ lake }) => {
  await lake
    .patch("siteSettings")
    .set({ theme: { _type: "reference", _ref: "theme-nightlight" } })
    .commit();
  await lake.delete({ query: '*[_id in ["page-en-campaign", "page-en-themed"]]' });
  await lake.delete({ query: '*[_type == "theme" && !(_id in ["theme-nightlight"])]' });
});

/** The computed background of the element, as `rgb(r, g, b)`. */
const backgroundOf = (element: Element) => getComputedStyle(element).backgroundColor;

test("[THEME-1][PAGE-7] an open page gets the colors of a published theme, and of its changes, without a reload", async ({
  page,
  lake,
}) => {
  await lake.createOrReplace(pageDocument("themed", [textBlock("In the site's colors.")]));
  await page.goto("/en/themed");
  const header = page.locator("header[data-tone=ink]");
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
});

test("[THEME-1] the HTML of a page, the manifest and the browser's toolbar have the theme's colors", async ({
  page,
  request,
  lake,
}) => {
  await useTheme(lake, green);
  await expect
    .poll(async () => (await request.get("/manifest.webmanifest")).json())
    .toMatchObject({ theme_color: "#0e1113", background_color: "#0e1113" });
  await page.goto("/en");
  const toolbar = page.locator('meta[name="theme-color"][media*="light"]');
  await expect(toolbar).toHaveAttribute("content", "#0e1113");
  const html = await (await request.get("/en")).text();
  // Before the page's content, so that no other colors are painted first.
  expect(html.indexOf("data-theme-colors")).toBeLessThan(html.indexOf("<header"));
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`[THEME-2] axe finds no contrast problem on pages in colors that are hard to read: ${colorScheme}`, async ({
    page,
    lake,
  }) => {
    await useTheme(lake, hard);
    await page.emulateMedia({ colorScheme });
    for (const path of ["/en", "/ar/programme", "/en/sign-in"]) {
      await expect
        .poll(async () => (await page.request.get(path)).text(), { message: path })
        .toContain("data-theme-colors");
      await page.goto(path);
      expect(await axeProblems(page), path).toEqual([]);
    }
  });
}

test("[THEME-1] a color that is no color never reaches a page, and the others apply", async ({
  page,
  lake,
}) => {
  await useTheme(lake, { ...green, secondary: "red;}body{visibility:hidden" });
  const html = async () => (await page.request.get("/en")).text();
  await expect.poll(html).toContain("data-theme-colors");
  expect(await html()).not.toContain("visibility:hidden");
  await page.goto("/en");
  const colors = await page.locator("style[data-theme-colors]").textContent();
  expect(colors).toContain('[data-tone="primary"]{--ground:light-dark(#2e6f57,');
});

test("[THEME-1][THEME-2] an editor sees the derived colors and the adjusted ones while choosing", async ({
  page: studio,
}) => {
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
  await expect(studio.getByText(/Enter a color as “#” and six digits/).first()).toBeAttached();
  expect(await axeProblems(studio, '[data-testid="theme-specimen"]')).toEqual([]);
});

test("[THEME-3] an editor chooses a typeface by its own letters, and by script", async ({
  page: studio,
}) => {
  test.setTimeout(120_000);
  await studio.goto(`${urls.studio}/intent/create/type=theme;id=theme-${key()}/`);
  await studio.getByRole("tab", { name: "Typefaces" }).click({ timeout: 60_000 });
  const field = studio.getByTestId("field-typefaces.display");
  await field.getByRole("button", { name: "Add item" }).click();
  const input = field.getByTestId("typeface-input");
  const isLoaded = (family: string) =>
    studio.evaluate(
      (family) => [...document.fonts].some((face) => face.family.replaceAll('"', "") === family),
      family,
    );
  await input.getByRole("radio", { name: /^Fraunces/ }).check();
  await expect(input.getByTestId("typeface-specimen")).toBeVisible();
  await expect.poll(() => isLoaded("Specimen fraunces latin")).toBe(true);
  await input.getByLabel("Script").selectOption("Arabic");
  await expect(input.getByRole("radio", { name: /^Fraunces/ })).toHaveCount(0);
  await input.getByRole("radio", { name: /^Lalezar/ }).check();
  await expect.poll(() => isLoaded("Specimen lalezar arabic")).toBe(true);
  expect(await axeProblems(studio, '[data-testid="typeface-input"]')).toEqual([]);
});

test("[THEME-3] an open page gets the typefaces of a published theme without a reload", async ({
  page,
  lake,
}) => {
  await lake.createOrReplace(pageDocument("themed", [textBlock("In the site's letters.")]));
  await page.goto("/en/themed");
  const family = () =>
    page.locator("main > section p").evaluate((element) => getComputedStyle(element).fontFamily);
  const sheet = page.waitForResponse(/\/typefaces\/noto-sans-jp-[\d.]+\/faces-\d+\.css$/);
  await useTheme(lake, { ...green, typefaces: { text: ["lora", "noto-sans-jp"] } });
  await expect.poll(family).toMatch(/^"?Lora"?, ?"Noto Sans JP"/);
  expect((await sheet).status()).toBe(200);
});

test("[THEME-4] a page has the colors of its own theme, and other pages keep those of the site", async ({
  page,
  lake,
}) => {
  const campaign = { ...green, _id: "theme-campaign", title: "Campaign", paper: "#ffe9e0" };
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
