// @module-tag all
import type { SanityClient } from "@sanity/client";
import { pageDocument, textBlock } from "../../support/documents.ts";
import { redirectDocument } from "../../support/redirects.ts";
import { addressesOf, testStack } from "../../support/stack/stack.ts";
import { studioEditor } from "../../support/editors/studio-editor.ts";
import { expect, test } from "../../support/test.ts";

test.describe.configure({ timeout: 240_000 });

const { studio } = addressesOf(testStack);
/** Timeout in ms. The studio is slow on two busy cores. */
const PATIENCE = 60_000;

/** Deletes documents of an earlier run against the same lake, and stores the page that the release changes. */
async function prepare(lake: SanityClient): Promise<void> {
  await lake.delete({
    query:
      '*[_id in path("versions.*.spring-timetable") || (_type == "system.release" && metadata.title == "Spring")]',
  });
  await lake.createOrReplace({
    _id: "spring-timetable",
    _type: "page",
    language: "en",
    title: "The winter timetable",
    slug: { _type: "slug", current: "spring-timetable" },
  });
}

test("an editor adds a page's change to a release and publishes the release in the studio", async ({
  page,
  newVisitor,
  lake,
}) => {
  await prepare(lake);
  const { context } = await newVisitor();
  const visitor = await context.newPage();
  await visitor.goto("/en/spring-timetable");
  await expect(visitor).toHaveTitle(/The winter timetable/);

  await page.goto(`${studio}/releases`);
  await page.getByRole("button", { name: "New release" }).first().click({ timeout: PATIENCE });
  await page.getByTestId("release-form-title").fill("Spring");
  await page.getByTestId("submit-release-button").click();
  await page.getByRole("button", { name: "Add document" }).click({ timeout: PATIENCE });
  await page.keyboard.type("winter timetable");
  await page.getByRole("option", { name: /The winter timetable/ }).click({ timeout: PATIENCE });
  const release = page.url();

  await page.getByRole("link", { name: /The winter timetable/ }).click({ timeout: PATIENCE });
  const title = page.getByTestId("field-title").getByTestId("string-input");
  await expect(title).toBeEnabled({ timeout: PATIENCE });
  await title.fill("The spring timetable");
  const titles = () =>
    lake.fetch('*[_type == "page" && _id match "*spring-timetable"]{_id, title}');
  const name = new URL(release).pathname.split("/").at(-1) ?? "";
  await expect.poll(titles, { timeout: PATIENCE }).toEqual([
    { _id: "spring-timetable", title: "The winter timetable" },
    { _id: `versions.${name}.spring-timetable`, title: "The spring timetable" },
  ]);

  await page.goto(release);
  await page.getByRole("button", { name: "Run release" }).click({ timeout: PATIENCE });
  await page.getByRole("dialog").getByRole("button", { name: "Run release" }).click();
  // This card appears once the release is published. The studio then reads the release's documents
  // from the lake's history API.
  await expect(page.getByTestId("retention-policy-card")).toBeVisible({ timeout: PATIENCE });
  await expect(page.getByRole("link", { name: /The spring timetable/ })).toBeVisible();
  expect(await titles()).toEqual([{ _id: "spring-timetable", title: "The spring timetable" }]);
  await visitor.bringToFront();
  await expect(visitor).toHaveTitle(/The spring timetable/, { timeout: PATIENCE });
});

const releasedPage = pageDocument("told-before", [textBlock("At the old address.")], {
  title: "Told",
});
const moved = (releaseId: string) => ({
  ...releasedPage,
  _id: `versions.${releaseId}.${releasedPage._id}`,
  slug: { _type: "slug", current: "told-after" },
});
/**
 * A loop of redirects that contains the page's old address. It takes effect when the release moves
 * the page, because no page then exists at that address.
 */
const circle = [
  redirectDocument("/en/told-long-ago", { href: "/en/told-before" }),
  redirectDocument("/en/told-before", { href: "/en/told-long-ago" }),
];

test("[PAGE-4][PAGE-8] a release lists the checks of its pages and can run only after errors are fixed", async ({
  page,
  lake,
  request,
}) => {
  const releaseId = `told${Date.now().toString(36)}`;
  await lake.createOrReplace(releasedPage);
  for (const redirect of circle) await lake.createOrReplace(redirect);
  await lake.releases.create({ releaseId, metadata: { title: "Told", releaseType: "asap" } });
  await lake.createVersion({ releaseId, publishedId: releasedPage._id, baseId: releasedPage._id });
  await lake.replaceVersion({
    releaseId,
    publishedId: releasedPage._id,
    document: moved(releaseId),
  });
  const release = `${studio}/releases/${releaseId}`;
  const run = page.getByRole("button", { name: "Run release" });

  await test.step("names an error, disables the release and links to the page", async () => {
    await page.goto(release);
    const wrong = page.getByTestId(`validation-error-link-${moved(releaseId)._id}`);
    await expect(wrong).toBeVisible({ timeout: PATIENCE });
    await expect(run).toBeDisabled();
    await wrong.click();
    await expect(page.getByText(/redirect loop/).first()).toBeAttached({
      timeout: PATIENCE,
    });
  });

  await test.step("the release menu lists the checks of its pages and links to the field", async () => {
    await page.goto(release);
    await expect(run).toBeVisible({ timeout: PATIENCE });
    await expect(page.getByTestId(`validation-error-link-${moved(releaseId)._id}`)).toBeVisible({
      timeout: PATIENCE,
    });
    await expect(run).toBeDisabled();
    await page.getByRole("button", { name: "Release menu" }).click();
    await page.getByRole("menuitem", { name: "Check pages" }).click();
    const list = page.getByRole("dialog", { name: "Page checks for “Told”" });
    const found = list.locator('[data-check="address"]', { hasText: "redirect loop" });
    await expect(found).toHaveCount(1, { timeout: PATIENCE });
    await expect(list.locator('[data-check="headings"]')).not.toHaveCount(0);
    await found.press("Enter");
    await expect(list).toHaveCount(0);
  });

  await test.step("runs after the error is fixed in the release", async () => {
    const address = page.getByTestId("field-slug").locator("input").first();
    await expect(address).toHaveValue("told-after", { timeout: PATIENCE });
    await expect(address).toBeEnabled({ timeout: PATIENCE });
    await address.fill("told-before");
    await page.goto(release);
    await expect(run).toBeEnabled({ timeout: PATIENCE });
    await run.click();
    await page.getByRole("dialog").getByRole("button", { name: "Run release" }).click();
    await expect(page.getByTestId("retention-policy-card")).toBeVisible({ timeout: PATIENCE });
    expect((await request.get("/en/told-before")).status()).toBe(200);
  });
  await lake.delete({
    query: "*[_id in $ids]",
    params: { ids: [releasedPage, ...circle].map(({ _id }) => _id) },
  });
  await lake.releases.delete({ releaseId });
});

const night = pageDocument("one-night", [textBlock("The doors are open tonight.")], {
  title: "One night",
});

test("[PAGE-4][PAGE-7] an editor schedules a page in its form after the checks, and it is published on time", async ({
  page,
  lake,
  newVisitor,
}) => {
  await lake.delete(night._id);
  await lake.createOrReplace({ ...night, _id: `drafts.${night._id}` });
  const { context } = await newVisitor();
  const visitor = await context.newPage();
  expect((await visitor.goto("/en/one-night"))?.status()).toBe(404);

  const editor = studioEditor(page);
  await editor.openPage("en", night._id);
  await editor.choose("Schedule publish");
  await expect(page.locator('[data-check="headings"]').first()).toBeVisible({ timeout: PATIENCE });
  await editor.choose("Schedule anyway");
  const dialog = page.getByRole("dialog", { name: "Schedule draft for publishing" });
  await dialog.getByTestId("date-input").fill("Jan 1, 2036 09:00");
  await dialog.getByTestId("date-input").press("Tab");
  await dialog.getByRole("button", { name: "Schedule", exact: true }).click();
  const scheduled = () =>
    lake.fetch(
      '*[_type == "system.release" && metadata.cardinality == "one" && state == "scheduled"][0]{ name, publishAt }',
    );
  await expect
    .poll(scheduled, { timeout: PATIENCE })
    .toMatchObject({ publishAt: expect.stringMatching(/^203[56]/) });
  expect((await visitor.reload())?.status()).toBe(404);

  // Reschedules the release in the lake. The form accepts only whole minutes, and waiting for the
  // next minute would slow down the test.
  const { name: releaseId } = await scheduled();
  const publishAt = new Date(Date.now() + 3_000).toISOString();
  await lake.releases.schedule({ releaseId, publishAt });
  await expect
    .poll(async () => (await visitor.request.get("/en/one-night")).status(), { timeout: PATIENCE })
    .toBe(200);
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(publishAt));
  expect(await lake.getDocument(`drafts.${night._id}`)).toBeUndefined();
  await lake.delete(night._id);
  await lake.releases.delete({ releaseId });
});
