// @module-tag all
import { axeProblems } from "../../support/browsers/axe.ts";
import { pageDocument, textBlock } from "../../support/documents.ts";
import { expect, test, urls } from "../../support/editors/studio-test.ts";
import { redirectDocument } from "../../support/redirects.ts";

const releaseOf = (id: string) => `${urls.studio}/releases/${id}`;

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
