// @module-tag all
import { axeProblems } from "../../support/browsers/axe.ts";
import { pageDocument, textBlock } from "../../support/documents.ts";
import { expect, test, urls } from "../../support/editors/studio-test.ts";
import { redirectDocument } from "../../support/redirects.ts";

const releaseOf = (id: string) => `${urls.studio}/releases/${id}`;

test("an editor adds a page's change to a release and publishes the release in the studio", async ({
  page,
  lake,
  editor,
  visitor,
  publishPage,
}) => {
  const id = "page-en-spring-timetable";
  // Deletes the release of an earlier run against the same lake.
  await lake.delete({
    query: `*[_id in path("versions.*.${id}") || (_type == "system.release" && metadata.title == "Spring")]`,
  });
  await publishPage(pageDocument("spring-timetable", [], { title: "The winter timetable" }));
  await visitor.goto("/en/spring-timetable");
  await expect(visitor).toHaveTitle(/The winter timetable/);

  await page.goto(`${urls.studio}/releases`);
  await page.getByRole("button", { name: "New release" }).first().click();
  await page.getByTestId("release-form-title").fill("Spring");
  await page.getByTestId("submit-release-button").click();
  await page.getByRole("button", { name: "Add document" }).click();
  await page.keyboard.type("winter timetable");
  await page.getByRole("option", { name: /The winter timetable/ }).click();
  const release = page.url();

  await page.getByRole("link", { name: /The winter timetable/ }).click();
  await expect(editor.title).toBeEnabled();
  await editor.title.fill("The spring timetable");
  const titles = () =>
    lake.fetch('*[_type == "page" && _id match "*spring-timetable"]{_id, title}');
  const name = new URL(release).pathname.split("/").at(-1) ?? "";
  await expect.poll(titles).toEqual([
    { _id: id, title: "The winter timetable" },
    { _id: `versions.${name}.${id}`, title: "The spring timetable" },
  ]);

  await page.goto(release);
  await page.getByRole("button", { name: "Run release" }).click();
  await editor.answer("Run release");
  // This card appears once the release is published. The studio then reads the release's documents
  // from the lake's history API.
  await expect(page.getByTestId("retention-policy-card")).toBeVisible();
  await expect(page.getByRole("link", { name: /The spring timetable/ })).toBeVisible();
  expect(await titles()).toEqual([{ _id: id, title: "The spring timetable" }]);
  await visitor.bringToFront();
  await expect(visitor).toHaveTitle(/The spring timetable/);
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
  editor,
  request,
  publishPage,
}) => {
  const releaseId = `told${Date.now().toString(36)}`;
  await publishPage(releasedPage);
  for (const redirect of circle) await lake.createOrReplace(redirect);
  await lake.releases.create({ releaseId, metadata: { title: "Told", releaseType: "asap" } });
  await lake.createVersion({ releaseId, publishedId: releasedPage._id, baseId: releasedPage._id });
  await lake.replaceVersion({
    releaseId,
    publishedId: releasedPage._id,
    document: moved(releaseId),
  });
  const release = releaseOf(releaseId);
  const run = page.getByRole("button", { name: "Run release" });

  await test.step("the release menu lists the checks of its pages and links to the field", async () => {
    await page.goto(release);
    await expect(page.getByTestId(`validation-error-link-${moved(releaseId)._id}`)).toBeVisible();
    await expect(run).toBeDisabled();
    await page.getByRole("button", { name: "Release menu" }).click();
    await page.getByRole("menuitem", { name: "Check pages" }).click();
    const list = page.getByRole("dialog", { name: "Page checks for “Told”" });
    const found = list.locator('[data-check="address"]', { hasText: "redirect loop" });
    await expect(found).toHaveCount(1);
    await expect(list.locator('[data-check="headings"]').first()).toBeVisible();
    expect(await axeProblems(page, "#release-checks")).toEqual([]);
    await found.press("Enter");
    await expect(list).toHaveCount(0);
  });

  await test.step("runs after the error is fixed in the release", async () => {
    await expect(editor.slug).toHaveValue("told-after");
    await expect(editor.slug).toBeEnabled();
    await editor.slug.fill("told-before");
    await page.goto(release);
    await expect(run).toBeEnabled();
    await run.click();
    await editor.answer("Run release");
    await expect(page.getByTestId("retention-policy-card")).toBeVisible();
    expect((await request.get("/en/told-before")).status()).toBe(200);
  });
  await lake.delete({
    query: "*[_id in $ids]",
    params: { ids: circle.map(({ _id }) => _id) },
  });
  await lake.releases.delete({ releaseId });
});

test("[PAGE-4][PAGE-7] an editor schedules a page in its form after the checks, and it is published on time", async ({
  page,
  lake,
  editor,
  request,
  publishPage,
}) => {
  const blocks = [textBlock("The doors are open tonight.")];
  const stored = pageDocument("one-night", blocks, { title: "One night" });
  const { page: id, draft } = await publishPage(stored, {});
  await lake.delete(id);
  const status = async () => (await request.get("/en/one-night")).status();
  await editor.openPage("en", id);
  await editor.choose("Schedule publish");
  await expect(page.locator('[data-check="headings"]').first()).toBeVisible();
  await editor.choose("Schedule anyway");
  const dialog = page.getByRole("dialog", { name: "Schedule draft for publishing" });
  await dialog.getByTestId("date-input").fill("Jan 1, 2036 09:00");
  await dialog.getByTestId("date-input").press("Tab");
  await dialog.getByRole("button", { name: "Schedule", exact: true }).click();
  const release = '_type == "system.release" && metadata.cardinality == "one"';
  const scheduled = () => lake.fetch(`*[${release} && state == "scheduled"][0]{name, publishAt}`);
  await expect.poll(scheduled).toMatchObject({ publishAt: expect.stringMatching(/^203[56]/) });
  expect(await status()).toBe(404);

  const { name: releaseId } = await scheduled();
  await lake.releases.schedule({
    releaseId,
    publishAt: new Date(Date.now() + 1_000).toISOString(),
  });
  await expect.poll(status).toBe(200);
  expect(await lake.getDocument(draft)).toBeUndefined();
  await lake.releases.delete({ releaseId });
});
