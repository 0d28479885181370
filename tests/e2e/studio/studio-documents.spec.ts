import { studioConnection } from "../../support/editors/studio-connection.ts";
import { expect, test } from "../../support/editors/studio-test.ts";
import { pictureOf } from "../../support/documents.ts";
import { freshPage } from "../../support/fresh-page.ts";

test("[RUN-2] an editor discards, unpublishes and publishes", async ({ lake, editor }) => {
  const id = await freshPage(lake, "on-and-off", { title: "On and off" });
  const versions = () => lake.fetch<string[]>("*[sanity::versionOf($id)]._id", { id });
  await editor.openPage("en", id);
  await editor.title.fill("A change that nobody wants");
  await expect.poll(versions).toHaveLength(2);

  await editor.choose("Discard changes");
  await editor.answer("Discard changes");
  await expect(editor.title).toHaveValue("On and off");
  await expect.poll(versions).toEqual([id]);

  await editor.choose("Unpublish");
  await editor.answer("Unpublish");
  await expect.poll(versions).toEqual([`drafts.${id}`]);

  await editor.publish();
  await expect.poll(versions).toEqual([id]);
});

test(
  "[RUN-2] the history restores published and imported revisions",
  { tag: "@all" },
  async ({ lake, editor }) => {
    const id = await freshPage(lake, "with-a-past", { title: "Imported words" });
    const draftTitle = () => lake.fetch("*[_id == $id][0].title", { id: `drafts.${id}` });
    await editor.openPage("en", id);
    await editor.title.fill("Second words");
    await editor.publish();
    await editor.title.fill("Words that should not be");
    await expect.poll(draftTitle).toBe("Words that should not be");

    for (const [revision, title] of [
      [/Local editor Published/, "Second words"],
      [/administrator token Created/, "Imported words"],
    ] as const) {
      // Opens the history again, because the studio displays a restored page without the history.
      await editor.openReview("History");
      await editor.restore(revision);
      await expect.poll(draftTitle).toBe(title);
    }
  },
);

test(
  "[PAGE-1] Review changes displays a gallery's pictures, and reverting a page keeps its translations",
  { tag: "@all" },
  async ({ page, lake, editor }) => {
    const german = await freshPage(lake, "mit-bildern", { title: "Mit Bildern", language: "de" });
    const asset = await lake.fetch<string>('*[_type == "sanity.imageAsset"][0]._id');
    const picture = { ...pictureOf(asset, "A tram"), _key: "tram", _type: "galleryPicture" };
    const gallery = { _key: "stills", _type: "gallery", version: 2, pictures: [picture] };
    const content = { title: "With pictures", blocks: [gallery] };
    const id = await freshPage(lake, "with-pictures", content);
    const translations = [{ _key: "de", _type: "reference", _ref: german, _weak: true }];
    await lake.patch(id).set({ translations }).commit();
    const draft = () => lake.getDocument(`drafts.${id}`);
    await editor.openPage("en", id);
    await editor.title.fill("Other words");
    await expect.poll(async () => (await draft())?.["title"]).toBe("Other words");
    const alt = 'blocks[_key=="stills"].pictures[_key=="tram"].alt';
    const changes = { [alt]: "A tram by day" };
    await lake.patch(`drafts.${id}`).set(changes).commit();

    await editor.openReview("Review changes");
    await expect(page.getByTestId("review-changes-pane").getByText("Alt text")).toBeVisible();
    await expect(page.getByText("No such schema type")).toHaveCount(0);
    const revert = page.getByRole("button", { name: "Revert all", exact: true });
    await revert.click();
    await expect(revert).toHaveCount(2);
    await revert.last().click();
    await expect.poll(async () => (await draft())?.["title"]).toBe("With pictures");
    expect((await draft())?.["translations"]).toEqual(translations);
  },
);

test(
  "[RUN-2] after a lost connection the studio loads the changes of others and stores what was typed",
  { tag: "@all" },
  async ({ page, lake, editor }) => {
    const id = await freshPage(lake, "far-away", { title: "At home" });
    const title = async () => (await lake.getDocument(`drafts.${id}`))?.["title"];
    const connection = await studioConnection(page);
    await editor.openPage("en", id);
    await editor.title.fill("On the way");
    await expect.poll(title).toBe("On the way");

    await connection.lose(() => editor.title.fill("Lost in a tunnel"));
    const slug = { _type: "slug", current: "moved" };
    await lake.patch(`drafts.${id}`).set({ slug }).commit();
    expect(await title()).toBe("On the way");

    connection.find();
    await expect.poll(title).toBe("Lost in a tunnel");
    await expect(editor.slug).toHaveValue("moved");
    await editor.publish();
    expect(await lake.getDocument(id)).toMatchObject({ title: "Lost in a tunnel", slug });
  },
);

test(
  "[RUN-2] the studio's search finds a page by a word's prefix",
  { tag: "@all" },
  async ({ page, lake, editor }) => {
    const english = { title: "A rare animal", words: "Nobody has seen a quagga since." };
    await freshPage(lake, "rare-animal", english);
    await editor.openPages("en");

    await page.getByTestId("studio-search").click();
    // The search ignores what is typed before its input has the focus.
    const input = page.getByPlaceholder("Search", { exact: true });
    await expect(input).toBeFocused();
    await page.keyboard.type("quag");
    await expect(input).toHaveValue("quag");
    const found = page.getByTestId("search-results").getByRole("option");
    await expect(found).toHaveCount(1);
    await found.click();
    await expect(editor.title).toHaveValue("A rare animal");
  },
);
