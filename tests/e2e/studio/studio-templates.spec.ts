// @module-tag all
import { axeProblems } from "../../support/browsers/axe.ts";
import { callToAction, key, pageDocument } from "../../support/documents.ts";
import { expect, test, urls } from "../../support/editors/studio-test.ts";

const call = (heading: string) => ({ ...callToAction, _key: key(), heading });
const french = (slug: string, blocks: readonly object[]) =>
  pageDocument(slug, blocks, { language: "fr" });

test.afterEach(async ({ lake }) => {
  // Deletes pages first, because a block that a page refers to can't be deleted.
  await lake.delete({ query: '*[_type == "page" && slug.current match "old-content*"]' });
  await lake.delete({ query: '*[title match "Old content*"]' });
});

test("[PAGE-1] an editor saves a block as reusable, edits it in one place and detaches it again", async ({
  page: studio,
  lake,
  editor,
  visitor,
  publishPage,
}) => {
  const first = call("Come at nine");
  const { page: one } = await publishPage(french("old-content-one", [first]));
  const { page: two } = await publishPage(french("old-content-two", []));
  const dialog = studio.getByRole("dialog").last();
  const blocks = (id: string) => lake.fetch("*[_id == $id][0].blocks", { id });

  await test.step("replaces the saved block by a reference", async () => {
    await editor.openPage("fr", one);
    await editor.field("blocks").getByText("Come at nine").click();
    await dialog.getByRole("button", { name: "Save as reusable block …" }).click();
    expect(await axeProblems(studio, "#save-as-reusable")).toEqual([]);
    await dialog.getByLabel("Name").fill("Old content doors");
    await studio.keyboard.press("Enter");
    await expect(studio.getByText("Used on")).toBeVisible();
    expect(await axeProblems(studio, '[data-testid="used-on"]')).toEqual([]);
    await dialog.getByRole("button", { name: "Close dialog" }).click();
    await editor.publish();
    expect(await blocks(one)).toMatchObject([{ _key: first._key, _type: "reusable" }]);
  });

  const [{ original }] = await blocks(one);
  const again = { _key: "again", _type: "reusable", version: 1, original };
  await lake
    .patch(two)
    .set({ blocks: [again] })
    .commit();

  await test.step("a change to the reusable block appears on both pages", async () => {
    await lake.patch(original._ref).set({ "blocks[0].heading": "Come at ten" }).commit();
    for (const name of ["one", "two"]) {
      await visitor.goto(`/fr/old-content-${name}`);
      await expect(visitor.getByRole("heading", { name: "Come at ten" })).toBeVisible();
    }
  });

  await test.step("the reusable block's form lists the pages that use it", async () => {
    await studio.goto(`${urls.studio}/structure/reusable-blocks;${original._ref}`);
    await expect(studio.getByRole("link", { name: "old-content-two" })).toBeVisible();
    await studio.getByRole("link", { name: "old-content-one" }).click();
  });

  await test.step("detaching it copies the published block into the page", async () => {
    await editor.field("blocks").getByText("Old content doors").click();
    await dialog.getByRole("button", { name: "Detach block" }).click();
    await expect(editor.field("blocks").getByText("Come at ten")).toBeVisible();
    await editor.publish();
    const [copy] = await blocks(one);
    expect(copy).toMatchObject({ _type: "callToAction", heading: "Come at ten" });
    const [held] = await blocks(original._ref);
    expect(new Set([copy._key, held._key, first._key]).size).toBe(3);
  });
});

test("[PAGE-1] a page created from a template starts with copies of its blocks", async ({
  page: studio,
  lake,
  editor,
  publishPage,
}) => {
  const block = call("Before the film");
  const title = "A night of films";
  const template = { _id: "nightly", _type: "template", title, language: "fr", blocks: [block] };
  await publishPage(template);
  await studio.goto(`${urls.studio}/structure/pages;fr`);
  // The button opens a menu, because the language has a template. Without templates it would create an empty page.
  await studio.getByTestId("multi-action-intent-button").click();
  await studio.getByRole("menuitem", { name: title }).click();
  await editor.title.fill("Old content page");
  await editor.field("slug").getByRole("button", { name: "Generate" }).click();
  await expect(editor.field("blocks").getByText("Before the film")).toBeVisible();
  await editor.publish();
  const [made] = await lake.fetch('*[_type == "page" && title == "Old content page"]');
  expect(made).toMatchObject({ language: "fr", blocks: [{ heading: "Before the film" }] });
  expect(made.blocks[0]._key).not.toBe(block._key);
});

test("[PAGE-3] renders old blocks and updates them in one step, and never changes newer ones", async ({
  page: studio,
  lake,
  editor,
  visitor,
  publishPage,
}) => {
  const asset = await lake.fetch('*[_type == "sanity.imageAsset"][0]._id');
  const fields = { alt: "A tram", asset: { _type: "reference", _ref: asset } };
  const gallery = (name: string, version: number, entry: object) => ({
    _key: name,
    _type: "gallery",
    version,
    heading: `Stills ${name}`,
    pictures: [{ _key: "p", _type: "galleryPicture", ...entry }],
  });
  const newer = { ...gallery("newer", 99, fields), frames: [1] };
  const earlier = gallery("earlier", 1, { picture: { _type: "picture", ...fields } });
  const { page: id } = await publishPage(french("old-shapes", [earlier, newer]));

  await visitor.goto("/fr/old-shapes");
  await expect(visitor.getByRole("img", { name: "A tram" }).first()).toBeVisible();
  await expect(visitor.getByText("Stills newer")).toHaveCount(0);

  await editor.openPage("fr", id);
  const dialog = studio.getByRole("dialog").last();
  const heading = dialog.locator('[data-testid$=".heading"] input');
  await editor.field("blocks").getByText("Stills newer").first().click();
  await expect(dialog.getByText(/from a newer version of the site/)).toBeVisible();
  await expect(heading).toHaveAttribute("readonly", "");
  await dialog.getByRole("button", { name: "Close dialog" }).click();

  const update = studio.getByRole("button", { name: "Update blocks" });
  await update.click();
  await expect(update).toHaveCount(0);
  await editor.publish();
  const [updated, untouched] = await lake.fetch("*[_id == $id][0].blocks", { id });
  expect(updated).toMatchObject({ version: 3, pictures: [{ alt: "A tram" }] });
  expect(updated.pictures[0]).not.toHaveProperty("picture");
  expect(untouched).toEqual(newer);
});
