import { axeProblems } from "../../support/browsers/axe.ts";
import { key, pageDocument, textBlock } from "../../support/documents.ts";
import { restoreTheme, themeDocument, useTheme } from "../../support/themes.ts";
import { expect, test, urls } from "../../support/editors/studio-test.ts";

const green = themeDocument("green");

test.afterEach(({ lake }) => restoreTheme(lake));

test("[THEME-1][PAGE-7] an open page gets the colors, shape and icon of a published theme, and its changes, without a reload, and so do other pages and the manifest", async ({
  page,
  request,
  lake,
  publishPage,
}) => {
  await publishPage(pageDocument("themed", [textBlock("In the site's colors.")]));
  await page.goto("/en/themed");
  const header = page.locator("header[data-tone=inverted]");
  const section = page.locator("main > section");
  const themed = page.locator(".themed");
  const toolbar = page.locator('meta[name="theme-color"][media*="light"]');
  const icon = page.locator('link[rel="icon"][sizes="32x32"]');
  const formerIcon = await icon.getAttribute("href");
  await expect(header).toHaveCSS("background-color", "rgb(21, 19, 26)");
  let loads = 0;
  page.on("load", () => (loads += 1));
  const shape = { corners: "round", buttons: "outlined", headingCase: "uppercase" };
  await useTheme(lake, { ...green, shape });
  await expect(section).toHaveCSS("background-color", "rgb(242, 244, 241)");
  await expect(header).toHaveCSS("background-color", "rgb(14, 17, 19)");
  await expect(themed).toHaveAttribute("data-buttons", "outlined");
  await expect(page.locator("html")).toHaveCSS("--corner", "1.25rem");
  await expect(page.locator("html")).toHaveCSS("--heading-case", "uppercase");
  await expect(toolbar).toHaveAttribute("content", "#0e1113");
  await expect(icon).not.toHaveAttribute("href", formerIcon ?? "");
  const changes = { paper: "#fff0e6", "shape.buttons": "underlined" };
  await lake.patch(green._id).set(changes).commit();
  await expect(section).toHaveCSS("background-color", "rgb(255, 240, 230)");
  await expect(themed).toHaveAttribute("data-buttons", "underlined");
  expect(loads).toBe(0);

  await test.step("the HTML of pages has it before any content, on pages of the site itself too", async () => {
    for (const path of ["/en", "/en/sign-in", "/en/auth-action", "/en/nowhere-at-all"]) {
      await expect
        .poll(async () => (await request.get(path)).text(), { message: path })
        .toMatch(/<style data-theme-colors[^<]*light-dark\(#fff0e6,[^]*<header/);
    }
    const manifest = await (await request.get("/manifest.webmanifest")).json();
    expect(manifest).toMatchObject({ theme_color: "#0e1113", background_color: "#0e1113" });
  });
});

test(
  "[THEME-1][THEME-2] an editor sees the derived colors and the adjusted ones while choosing",
  { tag: "@all" },
  async ({ page: studio }) => {
    await studio.goto(`${urls.studio}/intent/create/type=theme;id=theme-${key()}/`);
    const field = (name: string) => studio.getByTestId(`field-${name}`).locator("input[type=text]");
    const specimen = studio.getByTestId("theme-specimen");
    await expect(field("paper")).toHaveValue("#ffffff");
    await expect(field("primary")).toHaveValue("#2f4bd8");
    await field("title").fill("Signal");
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

test("[THEME-4] a page has the colors of its own theme", async ({ page, lake, publishPage }) => {
  const campaign = themeDocument("campaign", { paper: "#ffe9e0", ink: "#22301f" });
  await lake.createOrReplace(campaign);
  await useTheme(lake, green);
  const blocks = [textBlock("For one week only.")];
  const theme = { _type: "reference", _ref: campaign._id };
  await publishPage(pageDocument("campaign", blocks, { theme }));
  await publishPage(pageDocument("beside-campaign", blocks));
  for (const [path, background, toolbar] of [
    ["/en/campaign", "rgb(255, 233, 224)", "#22301f"],
    ["/en/beside-campaign", "rgb(242, 244, 241)", "#0e1113"],
  ] as const) {
    await page.goto(path);
    await expect(page.locator("main > section")).toHaveCSS("background-color", background);
    const color = page.locator('meta[name="theme-color"][media*="light"]');
    await expect(color).toHaveAttribute("content", toolbar);
  }
});
