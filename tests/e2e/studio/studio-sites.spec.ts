// @module-tag all
import { axeProblems } from "../../support/browsers/axe.ts";
import { offerSecondSite } from "../../support/second-sample-site.ts";
import { openEmptyEnvironment } from "../../support/stack/empty-environment.ts";
import { testStack } from "../../support/stack/stack.ts";
import { expect, test } from "../../support/test.ts";

test.skip(testStack.name === "dev", "The development stack has no build for a second environment.");
// Runs the tests in order, because each test starts with the content that the previous test left.
test.describe.configure({ mode: "serial", timeout: 240_000 });

/** Timeout in ms. The studio is slow on two busy cores. */
const PATIENCE = 60_000;

let environment: Awaited<ReturnType<typeof openEmptyEnvironment>>;
test.beforeAll(async () => {
  environment = await openEmptyEnvironment(testStack);
});
test.afterAll(() => environment.stop());

const everything = `*[!(_type match "system.*") && !(_id in path("_.**"))] | order(_id)._id`;

test("[THEME-5] an editor imports a sample site, and the site shows it in its languages", async ({
  page,
  newVisitor,
}) => {
  const { context } = await newVisitor();
  const visitor = await context.newPage();
  await visitor.goto(`${environment.urls.site}/en`);
  await page.goto(`${environment.urls.studio}/structure/start`);
  const card = page.getByRole("listitem").filter({ hasText: "Nightlight" });
  await expect(card.getByText("English · German · French · Arabic")).toBeVisible({
    timeout: PATIENCE,
  });
  await expect(card.locator("img")).toHaveJSProperty("naturalWidth", 960);
  await expect(page.getByRole("listitem").filter({ hasText: "Empty site" })).toContainText(
    "Current",
  );
  expect(await axeProblems(page, '[data-testid="start-here"]')).toEqual([]);

  await card.getByRole("button", { name: "Nightlight: Use this site …" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Import sample site" }).click();
  await expect(dialog.getByText(/^\d+ of \d+ files uploaded$/)).toBeVisible();
  await expect(page.getByText("Sample site Nightlight imported")).toBeVisible({
    timeout: PATIENCE,
  });
  await expect(card).toContainText("Current");

  await visitor.bringToFront();
  await expect(visitor).toHaveTitle(/Nightlight/, { timeout: PATIENCE });
  await visitor.goto(`${environment.urls.site}/ar`);
  await expect(visitor.locator("html")).toHaveAttribute("dir", "rtl");
});

test("[THEME-5] an editor replaces the sample site, and edited documents stay", async ({
  page,
  newVisitor,
}) => {
  const { lake, urls } = environment;
  await lake.patch("page-en-about").set({ title: "What we are" }).commit();
  await lake.patch("siteSettings").set({ name: "Our own name" }).commit();
  await offerSecondSite(page);
  const { context } = await newVisitor();
  const visitor = await context.newPage();
  await visitor.goto(`${urls.site}/en`);
  await page.goto(`${urls.studio}/structure/start`);
  const card = page.getByRole("listitem").filter({ hasText: "Harbour" });
  await card.getByRole("button").click({ timeout: PATIENCE });
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("link", { name: /What we are/ })).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Our own name" })).toBeVisible();
  await dialog.getByLabel(/Also replace edited settings/).check();
  await expect(dialog.getByRole("link", { name: "Our own name" })).toBeHidden();
  await dialog.getByRole("button", { name: "Replace sample site" }).click();
  await expect(page.getByText("Sample site Harbour imported")).toBeVisible({ timeout: PATIENCE });

  const ids = await lake.fetch<string[]>(everything);
  const pages = ids.filter((id) => id.startsWith("page-"));
  expect(pages).toContain("page-en-about");
  expect(pages.filter((id) => !/^page-(?:en|harbour-es)-/.test(id))).toEqual([]);
  expect(await lake.fetch('*[_id == "siteSettings"][0].name')).toBe("Harbour");

  // The new languages need neither a build nor a restart of the site.
  await expect
    .poll(async () => (await visitor.request.get(`${urls.site}/es`)).status(), {
      timeout: PATIENCE,
    })
    .toBe(200);
  // Opens a new tab, because the visitor's open page may still be refreshing itself.
  const spanish = await context.newPage();
  await spanish.goto(`${urls.site}/es`);
  await expect(spanish).toHaveTitle(/Harbour/);
  await expect(spanish.locator("html")).toHaveAttribute("lang", "es");
  await expect(spanish.getByRole("link", { name: "Ir al contenido" })).toBeAttached();
  expect((await visitor.request.get(`${urls.site}/ar`)).status()).toBe(404);
});

test("[THEME-5] an editor removes the sample site, and nothing of it stays", async ({ page }) => {
  const { lake, urls } = environment;
  await offerSecondSite(page);
  await page.goto(`${urls.studio}/structure/start`);
  const remove = page.getByRole("button", { name: "Remove sample site …" });
  await remove.click({ timeout: PATIENCE });
  const dialog = page.getByRole("dialog");
  const confirm = dialog.getByRole("button", { name: /^Remove \d+ documents?$/ });
  await dialog.getByLabel("Also remove edited documents").check();
  await expect(dialog.getByText("Documents that will not be removed:")).toBeHidden();
  await confirm.click();
  await expect(page.getByText("Sample site removed")).toBeVisible({ timeout: PATIENCE });
  await expect(remove).toHaveCount(0);
  expect(await lake.fetch(everything)).toEqual([]);
});
