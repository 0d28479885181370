// @module-tag all
import { key } from "../../support/documents.ts";
import { studioEditor } from "../../support/editors/studio-editor.ts";
import { expect, test, urls } from "../../support/test.ts";

test.describe.configure({ timeout: 180_000 });

const id = (name: string) => `old-content-${name}`;
const everyDocument = `*[_id match "*old-content-*" || (_type in ["page", "reusableBlock"] && title match "Old content*")]`;

const call = (heading: string) => ({
  _key: key(),
  _type: "callToAction",
  version: 2,
  heading,
  actions: [
    { _key: key(), _type: "link", label: "Go", kind: "external", href: "https://a.example" },
  ],
  emphasis: "quiet",
  tone: "primary",
  motion: "none",
});
const page = (name: string, blocks: readonly object[]) => ({
  _id: id(name),
  _type: "page",
  language: "fr",
  title: `Old content ${name}`,
  slug: { _type: "slug", current: id(name) },
  blocks,
});

test.afterEach(async ({ lake }) => {
  // Deletes pages first, because a block that a page refers to can't be deleted.
  await lake.delete({ query: `${everyDocument}[_type == "page"]` });
  await lake.delete({ query: everyDocument });
});

test("[PAGE-1] an editor saves a block as reusable, edits it in one place and detaches it again", async ({
  page: studio,
  newVisitor,
  lake,
}) => {
  const editor = studioEditor(studio);
  const first = call("Come at nine");
  await lake.createOrReplace(page("one", [first]));
  await lake.createOrReplace(page("two", [call("Stay until eleven")]));
  const { context } = await newVisitor();
  const visitor = await context.newPage();
  const dialog = studio.getByRole("dialog").last();
  const stored = (name: string) => lake.fetch("*[_id == $id][0].blocks", { id: id(name) });

  await test.step("replaces the saved block by a reference", async () => {
    await editor.openPage("fr", id("one"));
    await editor.field("blocks").getByText("Come at nine").click();
    await dialog.getByRole("button", { name: "Save as reusable block …" }).click();
    await dialog.getByLabel("Name").fill("Old content doors");
    await studio.keyboard.press("Enter");
    await expect(studio.getByText("Used on")).toBeVisible();
    await dialog.getByRole("button", { name: "Close dialog" }).click();
    await editor.publish();
    expect(await stored("one")).toMatchObject([{ _key: first._key, _type: "reusable" }]);
  });

  const [{ original }] = await stored("one");
  await lake
    .patch(id("two"))
    .append("blocks", [{ _key: "again", _type: "reusable", version: 1, original }])
    .commit();

  await test.step("a change to the reusable block appears on both pages", async () => {
    await lake.patch(original._ref).set({ "blocks[0].heading": "Come at ten" }).commit();
    for (const name of ["one", "two"]) {
      await visitor.goto(`/fr/${id(name)}`);
      await expect(visitor.getByRole("heading", { name: "Come at ten" })).toBeVisible();
    }
  });

  await test.step("the reusable block's form lists the pages that use it", async () => {
    await studio.goto(`${urls.studio}/structure/reusable-blocks;${original._ref}`);
    // Uses a longer timeout, because `goto` reloads the studio.
    await expect(studio.getByRole("link", { name: "Old content two" })).toBeVisible({
      timeout: 60_000,
    });
    await studio.getByRole("link", { name: "Old content one" }).click();
  });

  await test.step("detaching it copies the published block into the page", async () => {
    const published = await lake.getDocument(original._ref);
    const [block] = published?.["blocks"] ?? [];
    const draft = { ...published, blocks: [{ ...block, heading: "Come at noon, perhaps" }] };
    await lake.create({ ...draft, _id: `drafts.${original._ref}`, _type: "reusableBlock" });
    await editor.field("blocks").getByText("Old content doors").click();
    await dialog.getByRole("button", { name: "Detach block" }).click();
    await expect(editor.field("blocks").getByText("Come at ten")).toBeVisible();
    await editor.publish();
    const [copy] = await stored("one");
    expect(copy).toMatchObject({ _type: "callToAction", heading: "Come at ten" });
    const [held] = await lake.fetch("*[_id == $ref][0].blocks", { ref: original._ref });
    expect(new Set([copy._key, held._key, first._key]).size).toBe(3);
  });
});

test("[PAGE-1] a page created from a template starts with copies of its blocks", async ({
  page: studio,
  lake,
}) => {
  const editor = studioEditor(studio);
  const block = call("Before the film");
  await lake.createOrReplace({
    _id: id("template"),
    _type: "template",
    title: "A night of films",
    language: "fr",
    blocks: [block],
  });
  await studio.goto(`${urls.studio}/structure/pages;fr`);
  // The button opens a menu, because the language has a template. Without templates it would create an empty page.
  await studio.getByTestId("multi-action-intent-button").click({ timeout: 60_000 });
  await studio.getByRole("menuitem", { name: "A night of films" }).click();
  await editor.field("title").getByTestId("string-input").fill("Old content page");
  await editor.field("slug").getByRole("button", { name: "Generate" }).click();
  await expect(editor.field("blocks").getByText("Before the film")).toBeVisible();
  await editor.publish();
  const [made] = await lake.fetch('*[_type == "page" && title == "Old content page"]');
  expect(made).toMatchObject({ language: "fr", blocks: [{ heading: "Before the film" }] });
  expect(made.blocks[0]._key).not.toBe(block._key);
});

test("[PAGE-3] renders old blocks and updates them in one step, and never changes newer ones", async ({
  page: studio,
  newVisitor,
  lake,
}) => {
  const asset = await lake.fetch('*[_type == "sanity.imageAsset"][0]._id');
  const picture = { _type: "picture", alt: "A tram", asset: { _type: "reference", _ref: asset } };
  const gallery = (name: string, version: number, entry: object) => ({
    _key: name,
    _type: "gallery",
    version,
    heading: `Stills ${name}`,
    pictures: [{ _key: "p", _type: "galleryPicture", ...entry }],
  });
  const { _type, ...fields } = picture;
  const newer = { ...gallery("newer", 99, fields), frames: [1] };
  await lake.createOrReplace(page("shapes", [gallery("earlier", 1, { picture }), newer]));

  const { context } = await newVisitor();
  const visitor = await context.newPage();
  await visitor.goto(`/fr/${id("shapes")}`);
  await expect(visitor.getByRole("img", { name: "A tram" }).first()).toBeVisible();
  await expect(visitor.getByText("Stills newer")).toHaveCount(0);

  const editor = studioEditor(studio);
  await editor.openPage("fr", id("shapes"));
  const dialog = studio.getByRole("dialog").last();
  const heading = dialog.locator('[data-testid$=".heading"] input');
  await editor.field("blocks").getByText("Stills newer").first().click();
  await expect(dialog.getByText(/from a newer version of the site/)).toBeVisible();
  await expect(heading).toHaveAttribute("readonly", "");
  await dialog.getByRole("button", { name: "Close dialog" }).click();

  await studio.getByRole("button", { name: "Update blocks" }).click();
  await expect(studio.getByRole("button", { name: "Update blocks" })).toHaveCount(0);
  await editor.field("blocks").getByText("Stills earlier").first().click();
  await expect(heading).not.toHaveAttribute("readonly", "");
  await dialog.getByRole("button", { name: "Close dialog" }).click();
  await editor.publish();
  const [earlier, untouched] = await lake.fetch("*[_id == $id][0].blocks", { id: id("shapes") });
  expect(earlier).toMatchObject({ version: 3, pictures: [{ alt: "A tram" }] });
  expect(earlier.pictures[0]).not.toHaveProperty("picture");
  expect(untouched).toEqual(newer);
});
