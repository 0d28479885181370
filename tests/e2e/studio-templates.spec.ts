import { key } from "../support/documents.ts";
import { studioEditor } from "../support/studio-editor.ts";
import { expect, test } from "../support/test.ts";

test.describe.configure({ timeout: 180_000 });

const id = (name: string) => `old-content-${name}`;
const everyDocument = `*[_id match "*old-content-*" || (_type in ["page", "reusableBlock"] && title match "Old content*")]`;

const call = (heading: string) => ({
  _key: key(),
  _type: "callToAction",
  version: 1,
  heading,
  actions: [
    { _key: key(), _type: "link", label: "Go", kind: "external", href: "https://a.example" },
  ],
  emphasis: "quiet",
  tone: "lamp",
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
  // What refers first: a block in use can't be deleted.
  await lake.delete({ query: `${everyDocument}[_type == "page"]` });
  await lake.delete({ query: everyDocument });
});

test("[PAGE-1] a block is saved as reusable and edited in one place", async ({
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

  await test.step("saved under a name, it stands in its own place", async () => {
    await editor.openPage("fr", id("one"));
    await editor.field("blocks").getByText("Come at nine").click();
    await dialog.getByRole("button", { name: "Save as a reusable block…" }).click();
    await dialog.getByLabel("Name").fill("Old content doors");
    await studio.keyboard.press("Enter");
    await expect(studio.getByText("Shown on")).toBeVisible();
    await dialog.getByRole("button", { name: "Close dialog" }).click();
    await editor.publish();
    expect(await stored("one")).toMatchObject([{ _key: first._key, _type: "reusable" }]);
  });

  const [{ original }] = await stored("one");
  await lake
    .patch(id("two"))
    .append("blocks", [{ _key: "again", _type: "reusable", version: 1, original }])
    .commit();

  await test.step("what is changed in it changes on both pages", async () => {
    await lake.patch(original._ref).set({ "blocks[0].heading": "Come at ten" }).commit();
    for (const name of ["one", "two"]) {
      await visitor.goto(`/fr/${id(name)}`);
      await expect(visitor.getByRole("heading", { name: "Come at ten" })).toBeVisible();
    }
  });
});

test("[PAGE-3] old blocks are shown as before and brought up to date in one step; newer ones are never written", async ({
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
  await expect(dialog.getByText(/stored by a newer version of this site/)).toBeVisible();
  await expect(heading).toHaveAttribute("readonly", "");
  await dialog.getByRole("button", { name: "Close dialog" }).click();

  await studio.getByRole("button", { name: "Bring them up to date" }).click();
  await expect(studio.getByRole("button", { name: "Bring them up to date" })).toHaveCount(0);
  await editor.field("blocks").getByText("Stills earlier").first().click();
  await expect(heading).not.toHaveAttribute("readonly", "");
  await dialog.getByRole("button", { name: "Close dialog" }).click();
  await editor.publish();
  const [earlier, untouched] = await lake.fetch("*[_id == $id][0].blocks", { id: id("shapes") });
  expect(earlier).toMatchObject({ version: 2, pictures: [{ alt: "A tram" }] });
  expect(earlier.pictures[0]).not.toHaveProperty("picture");
  expect(untouched).toEqual(newer);
});
