import { axeProblems } from "../../support/browsers/axe.ts";
import { pageDocument, textBlock } from "../../support/documents.ts";
import { expect, test } from "../../support/editors/studio-test.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { openEmptyEnvironment } from "../../support/stack/empty-environment.ts";
import { testStack } from "../../support/stack/stack.ts";

test.skip(testStack.name === "dev", "The development stack has no build for a second environment.");
// Runs the tests in order, because each test starts with the content that the previous test left.
test.describe.configure({ mode: "serial" });

let environment: Awaited<ReturnType<typeof openEmptyEnvironment>>;
test.beforeAll(async () => {
  environment = await openEmptyEnvironment(testStack);
});
test.afterAll(() => environment.stop());

const { errors } = interfaceTexts("en");
const everything = `*[!(_type match "system.*") && !(_id in path("_.**"))] | order(_id)._id`;

test("[PAGE-5][PAGE-9] a site without content says so, as noindex", async ({ page, request }) => {
  const { site, studio } = environment.urls;
  const response = await page.goto(`${site}/en`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { name: errors.emptyHeading })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  const begin = page.getByRole("link", { name: errors.emptyAction });
  await expect(begin).toHaveAttribute("href", `${studio}/structure/start`);
  expect(await axeProblems(page)).toEqual([]);
  expect((await request.get(`${site}/en/programme`)).status()).toBe(404);
});

test("[PAGE-1] an editor creates an empty site's home page", async ({ page, editor, visitor }) => {
  const start = `${environment.urls.studio}/structure/start`;
  await visitor.goto(`${environment.urls.site}/en`);
  await page.goto(start);
  await expect(page.getByRole("heading", { name: "Create your first page" })).toBeVisible();
  await expect(page.getByRole("button", { name: /Remove sample site/ })).toHaveCount(0);

  await page.getByRole("link", { name: "Create home page" }).press("Enter");
  await editor.title.fill("The lamp is lit");
  await expect(editor.slug).toHaveValue("index");
  await editor.publish();

  await visitor.bringToFront();
  await expect(visitor).toHaveTitle(/The lamp is lit/);
  await page.goto(start);
  await expect(page.getByRole("link", { name: "Create page" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Create a page" })).toBeVisible();
});

test(
  "[PAGE-11] an editor replaces the home page, which visitors need, before deleting it",
  { tag: "@all" },
  async ({ page, editor, visitor }) => {
    const { lake, urls } = environment;
    const home = await lake.fetch<string>('*[_type == "page"][0]._id');
    const slug = { _type: "slug", current: "dark" };
    const dark = { _id: "dark", _type: "page", language: "en", title: "The lamp is out", slug };
    await lake.create(dark);
    await page.goto(`${urls.studio}/structure/pages;en;${home}`);
    await editor.choose("Delete");
    const dialog = page.getByRole("dialog", { name: "Visitors need the home page" });
    expect(await axeProblems(page, '[role="dialog"]')).toEqual([]);
    await dialog.getByRole("link", { name: dark.title }).click();
    await expect(editor.title).toHaveValue(dark.title);
    await editor.choose("Make this the home page");
    await expect(page.getByText("moves to /en/the-lamp-is-lit")).toBeVisible();
    await page.getByRole("button", { name: "Make this the home page" }).click();
    await expect(page.getByText("This is the home page now")).toBeVisible();
    await expect(async () => {
      await visitor.goto(`${urls.site}/en/dark`);
      expect(visitor.url()).toBe(`${urls.site}/en`);
    }).toPass();
    await expect(visitor).toHaveTitle(/^The lamp is out/);

    await page.goto(`${urls.studio}/structure/pages;en;${home}`);
    await editor.choose("Delete");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Delete/ })
      .click();
    await expect.poll(() => lake.fetch('*[_type == "page"]._id')).toEqual(["dark"]);
    await lake.delete({ query: '*[_type in ["redirect", "trashedDocument"]]' });
  },
);

test(
  "[THEME-5][PAGE-11] an editor imports a sample site in its languages, and chooses which home page moves",
  { tag: "@all" },
  async ({ page, visitor }) => {
    const { site, studio } = environment.urls;
    await visitor.goto(`${site}/en`);
    await page.goto(`${studio}/structure/start`);
    const card = page.getByRole("listitem").filter({ hasText: "Nightlight" });
    await expect(card.getByText("English · German · French · Arabic")).toBeVisible();
    await expect(card.locator("img")).toHaveJSProperty("naturalWidth", 960);
    expect(await axeProblems(page, '[data-testid="start-here"]')).toEqual([]);

    await card.getByRole("button", { name: "Nightlight: Use this site …" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("link", { name: "The lamp is out" })).toBeVisible();
    await expect(dialog.getByText("/en → /en/nightlight")).toBeVisible();
    await expect(dialog.getByRole("radio", { name: /^Your pages stay there/ })).toBeChecked();
    await dialog.getByRole("radio", { name: /^The pages of Nightlight take/ }).check();
    expect(await axeProblems(page, '[role="dialog"]')).toEqual([]);
    await dialog.getByRole("button", { name: "Import sample site" }).click();
    await expect(dialog.getByText(/^\d+ of \d+ files uploaded$/)).toBeVisible();
    await expect(page.getByText("Sample site Nightlight imported")).toBeVisible();
    await expect(card).toContainText("Current");

    await visitor.bringToFront();
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Five films. One lamp.");
    await visitor.goto(`${site}/en/the-lamp-is-out`);
    await expect(visitor).toHaveTitle(/^The lamp is out/);
    await visitor.goto(`${site}/ar`);
    await expect(visitor.locator("html")).toHaveAttribute("dir", "rtl");
    await environment.lake.delete({ query: '*[_type == "page" && title == "The lamp is out"]' });
  },
);

test(
  "[THEME-5] an editor replaces the sample site, and edited documents stay",
  { tag: "@all" },
  async ({ page, visitor }) => {
    const { lake, urls } = environment;
    if (!(await lake.getDocument("page-en-about"))) environment.importSample();
    await lake.patch("page-en-about").set({ title: "What we are" }).commit();
    await lake.patch("siteSettings").set({ name: "Our own name" }).commit();
    await page.goto(`${urls.studio}/structure/start`);
    await page.getByRole("button", { name: "Tidewater: Use this site …" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("link", { name: /What we are/ })).toBeVisible();
    await expect(dialog.getByRole("link", { name: "Our own name" })).toBeVisible();
    await dialog.getByLabel(/Also replace edited settings/).check();
    await expect(dialog.getByRole("link", { name: "Our own name" })).toBeHidden();
    await dialog.getByRole("button", { name: "Replace sample site" }).click();
    await expect(page.getByText("Sample site Tidewater imported")).toBeVisible();

    const ids = await lake.fetch<string[]>(everything);
    const pages = ids.filter((id) => id.startsWith("page-"));
    expect(pages).toContain("page-en-about");
    expect(pages.filter((id) => !/^page-(?:en|tidewater-\w+)-/.test(id))).toEqual([]);
    expect(await lake.fetch('*[_id == "siteSettings"][0].name')).toBe("Tidewater");

    // The new language needs neither a build nor a restart of the site.
    const spanish = `${urls.site}/es`;
    await expect.poll(async () => (await visitor.request.get(spanish)).status()).toBe(200);
    await visitor.goto(spanish);
    await expect(visitor).toHaveTitle(/Tidewater/);
    await expect(visitor.locator("html")).toHaveAttribute("lang", "es");
    await expect(visitor.getByRole("link", { name: "Ir al contenido" })).toBeAttached();
    expect((await visitor.request.get(`${urls.site}/ar`)).status()).toBe(404);
  },
);

test(
  "[THEME-5] an editor removes the sample site, and nothing of it stays",
  { tag: "@all" },
  async ({ page, visitor }) => {
    const { lake, urls } = environment;
    await page.goto(`${urls.studio}/structure/start`);
    const remove = page.getByRole("button", { name: "Remove sample site …" });
    await remove.click();
    const dialog = page.getByRole("dialog");
    const confirm = dialog.getByRole("button", { name: /^Remove \d+ documents?$/ });
    await dialog.getByLabel("Also remove edited documents").check();
    await expect(dialog.getByText("Documents that will not be removed:")).toBeHidden();
    await confirm.click();
    await expect(page.getByText("Sample site removed")).toBeVisible();
    await expect(remove).toHaveCount(0);
    // After it has deleted the documents, the studio deletes the files that no document uses any
    // more.
    await expect.poll(() => lake.fetch(everything)).toEqual([]);
    await visitor.goto(`${urls.site}/en`);
    await expect(visitor.getByRole("heading", { name: errors.emptyHeading })).toBeVisible();
  },
);

test(
  "[I18N-2][I18N-3] an editor renames a language, and its pages, lists and old addresses follow",
  { tag: "@all" },
  async ({ page }) => {
    const { lake, urls } = environment;
    const english = { _key: "a", _type: "offeredLanguage", code: "en", name: "English" };
    await lake.createOrReplace({
      _id: "localeSettings",
      _type: "localeSettings",
      languages: [{ ...english, direction: "ltr" }],
      defaultLanguage: "en",
    });
    await lake.createOrReplace(pageDocument("index", [textBlock("Welcome.")]));
    await lake.createOrReplace(pageDocument("venue", [textBlock("The venue.")]));
    const answer = (path: string) => fetch(`${urls.site}${path}`, { redirect: "manual" });
    await expect.poll(async () => (await answer("/en/venue")).status).toBe(200);

    await test.step("the dialog counts the documents, and renames all", async () => {
      await page.goto(`${urls.studio}/structure/localeSettings`);
      await page.getByTestId("field-languages").getByTestId("default-preview").first().click();
      await page.getByRole("button", { name: "Rename …" }).click();
      const dialog = page.getByRole("dialog", { name: "Rename language" });
      await expect(dialog).toContainText("Page: 2");
      await dialog.getByLabel("New language code").fill("en-gb");
      await expect(dialog).toContainText("Write the language code as “en-GB”.");
      await dialog.getByLabel("New language code").fill("en-GB");
      await expect(dialog).toContainText("It redirects /en/… to /en-GB/….");
      expect(await axeProblems(page, "#rename-language")).toEqual([]);
      await dialog.getByRole("button", { name: "Rename" }).click();
      await expect(page.getByText("“en” is now “en-GB”")).toBeVisible();
      await expect(dialog).toBeHidden();
    });

    await test.step("visitors find the pages at both addresses, and editors in the lists", async () => {
      await expect.poll(async () => (await answer("/en-GB/venue")).status).toBe(200);
      // This site runs without the serving layer, which adds the query and drops Next.js' second `Location`.
      const moved = await answer("/en/venue");
      expect(moved.status).toBe(308);
      expect(moved.headers.get("location")?.split(", ")[0]).toBe("/en-GB/venue");
      await page.goto(`${urls.studio}/structure/pages;en-GB`);
      await expect(page.getByRole("link", { name: /venue/i }).first()).toBeVisible();
    });
  },
);
