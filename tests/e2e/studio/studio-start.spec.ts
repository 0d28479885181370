import { axeProblems } from "../../support/browsers/axe.ts";
import { openEmptyEnvironment } from "../../support/stack/empty-environment.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { testStack } from "../../support/stack/stack.ts";
import { studioEditor } from "../../support/editors/studio-editor.ts";
import { expect, test } from "../../support/test.ts";

test.skip(testStack.name === "dev", "The development stack has no build for a second environment.");
// Runs the tests in order, because the second test needs the empty site of the first. The last replaces all pages.
test.describe.configure({ mode: "serial", timeout: 240_000 });

/** Timeout in ms. The studio is slow on two busy cores. */
const PATIENCE = 60_000;

let environment: Awaited<ReturnType<typeof openEmptyEnvironment>>;
test.beforeAll(async () => {
  environment = await openEmptyEnvironment(testStack);
});
test.afterAll(() => environment.stop());

test("[PAGE-5][PAGE-9] a site without content states so on its home page, is noindex and links to the studio", async ({
  page,
  request,
}) => {
  const { errors } = interfaceTexts("en");
  const answer = await page.goto(`${environment.urls.site}/en`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("heading", { name: errors.emptyHeading })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(page.getByRole("link", { name: errors.emptyAction })).toHaveAttribute(
    "href",
    `${environment.urls.studio}/structure/start`,
  );
  expect(await axeProblems(page)).toEqual([]);
  expect((await request.get(`${environment.urls.site}/en/programme`)).status()).toBe(404);
});

test("[PAGE-1] an editor creates the home page in an empty studio, and an open page displays it", async ({
  page,
  newVisitor,
}) => {
  const { context } = await newVisitor();
  const visitor = await context.newPage();
  await visitor.goto(`${environment.urls.site}/en`);
  await page.goto(`${environment.urls.studio}/structure/start`);
  await expect(page.getByRole("heading", { name: "Create your first page" })).toBeVisible({
    timeout: PATIENCE,
  });
  await expect(page.getByRole("button", { name: /Remove sample site/ })).toHaveCount(0);

  await page.getByRole("link", { name: "Create home page" }).press("Enter");
  const editor = studioEditor(page);
  const title = editor.field("title").getByTestId("string-input");
  await title.fill("The lamp is lit", { timeout: PATIENCE });
  await expect(editor.field("slug").locator("input")).toHaveValue("index");
  await editor.publish();

  await visitor.bringToFront();
  await expect(visitor).toHaveTitle(/The lamp is lit/, { timeout: PATIENCE });
  await page.goto(`${environment.urls.studio}/structure/start`);
  await expect(page.getByRole("link", { name: "Create page" })).toBeVisible({ timeout: PATIENCE });
  await expect(page.getByRole("heading", { name: "Create a page" })).toBeVisible();
});

test(
  "[PAGE-1] removes the sample site without edited documents first, and then with them",
  { tag: "@all" },
  async ({ page, newVisitor }) => {
    const { lake } = environment;
    await lake.delete({ query: '*[_type == "page"]' });
    environment.importSample();
    await lake.patch("page-en-about").set({ title: "What we are" }).commit();
    const pages = () => lake.fetch<string[]>('*[_type == "page"]._id');
    const redirects = () => lake.fetch<number>('count(*[_type == "redirect"])');
    expect((await pages()).length).toBeGreaterThan(30);

    await page.goto(`${environment.urls.studio}/structure/start`);
    const begin = page.getByRole("button", { name: /Remove sample site/ });
    const dialog = page.getByRole("dialog");
    const remove = dialog.getByRole("button", { name: /^Remove \d+ documents?$/ });
    const gone = page.getByText("Sample site removed");

    await test.step("asks for confirmation and lists the edited documents that remain", async () => {
      await begin.click({ timeout: PATIENCE });
      await expect(dialog.getByRole("link", { name: /What we are/ })).toBeVisible();
      await expect(dialog.getByText("edited since the import").first()).toBeVisible();
      await dialog.getByRole("button", { name: "Cancel" }).click();
      expect((await pages()).length).toBeGreaterThan(30);
    });

    await test.step("keeps an edited page and the pages that it links to, and removes the others", async () => {
      await begin.press("Enter");
      await remove.click();
      await expect(gone).toBeVisible({ timeout: PATIENCE });
      const left = await pages();
      // The edited page remains, and so do the pages to which it links, directly or through other
      // pages. All of these pages are English, so no page in another language remains.
      expect(left).toContain("page-en-about");
      expect(left.filter((id) => !id.startsWith("page-en-"))).toEqual([]);
      expect(await redirects()).toBe(0);
    });

    await test.step("removes edited documents and files on request, and the site states that it is empty", async () => {
      await begin.click();
      await dialog.getByLabel("Also remove edited documents").check();
      await remove.click();
      await expect(begin).toHaveCount(0, { timeout: PATIENCE });
      expect(await pages()).toEqual([]);
      // After it has deleted the documents, the studio deletes the files that no document uses any
      // more.
      const files = "count(*[_type in ['sanity.imageAsset', 'sanity.fileAsset']])";
      await expect.poll(() => lake.fetch<number>(files)).toBe(0);
      await expect(page.getByRole("heading", { name: "Create your first page" })).toBeVisible();
      const { context } = await newVisitor();
      const visitor = await context.newPage();
      // Without the sample site's language settings, the site has only its default language, English.
      await visitor.goto(`${environment.urls.site}/en`);
      const { errors } = interfaceTexts("en");
      await expect(visitor.getByRole("heading", { name: errors.emptyHeading })).toBeVisible();
      expect(await axeProblems(visitor)).toEqual([]);
    });
  },
);
