import { pageDocument } from "../../support/documents.ts";
import { freshPage } from "../../support/fresh-page.ts";
import { studioEditor } from "../../support/editors/studio-editor.ts";
import { expect, test } from "../../support/test.ts";

test.describe.configure({ timeout: 180_000 });

test("[RUN-2] the studio's history lists authors and restores published and imported revisions", async ({
  page,
  lake,
}) => {
  const id = await freshPage(lake, "with-a-past", { title: "Imported words" });
  const draftTitle = () => lake.fetch("*[_id == $id][0].title", { id: `drafts.${id}` });
  const editor = studioEditor(page);
  await editor.openPage("en", id);
  const title = editor.field("title").getByTestId("string-input");
  await title.fill("Second words");
  await editor.publish();
  await title.fill("Words that should not be");
  await expect.poll(draftTitle).toBe("Words that should not be");

  const openHistory = async () => {
    await page.getByTestId("pane-footer-document-status").click();
    await page.getByRole("tab", { name: "History", exact: true }).click();
  };
  const entry = (words: RegExp) =>
    page.getByRole("option", { name: words }).first().getByTestId("timeline-item-button");
  const restore = async () => {
    await page.getByTestId("action-reverttorevision").click();
    await page.getByTestId("confirm-popover-confirm-button").click();
  };
  await openHistory();
  await entry(/Local editor Published/).click();
  await expect(title).toHaveValue("Second words");
  await restore();
  await expect.poll(draftTitle).toBe("Second words");

  // Opens the history again, because the studio displays a restored page without the history.
  await openHistory();
  await entry(/administrator token Created/).click();
  await expect(title).toHaveValue("Imported words");
  await restore();
  await expect.poll(draftTitle).toBe("Imported words");
});

test(
  "[RUN-2] Review changes lists the edits of a block since the last publish",
  { tag: "@all" },
  async ({ page, lake }) => {
    const id = await freshPage(lake, "with-reviewed-changes", { words: "First words." });
    const form = { publishedId: id, draftId: `drafts.${id}` };
    const write = (words: string) =>
      lake.action({
        actionType: "sanity.action.document.edit",
        ...form,
        patch: { set: { "blocks[0].body[0].children[0].text": words } },
      });
    await write("Second words.");
    await write("Third words.");
    await lake.action({ actionType: "sanity.action.document.publish", ...form });
    await write("Fourth words.");
    await write("Fifth words.");

    await studioEditor(page).openPage("en", id);
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    await page.getByTestId("pane-footer-document-status").click();
    await page.getByRole("tab", { name: "Review changes", exact: true }).click();
    const changes = page.getByTestId("review-changes-pane");
    await expect(changes.locator("del", { hasText: "Third" })).toBeVisible();
    await expect(changes.locator("ins", { hasText: "Fifth" })).toBeVisible();
    expect(complaints).toEqual([]);
  },
);

test(
  "[PAGE-1] Review changes displays a gallery's pictures, and restoring a page keeps its translations",
  { tag: "@all" },
  async ({ page, lake }) => {
    const german = await freshPage(lake, "mit-bildern", { title: "Mit Bildern", language: "de" });
    const asset = await lake.fetch<string>('*[_type == "sanity.imageAsset"][0]._id');
    const picture = {
      _key: "tram",
      _type: "galleryPicture",
      alt: "A tram at night",
      asset: { _type: "reference", _ref: asset },
    };
    const gallery = { _key: "stills", _type: "gallery", version: 2, pictures: [picture] };
    const french = "page-fr-avec-images";
    // The French page is an unpublished draft. Restoring must preserve a link to a draft too.
    await lake.createOrReplace({
      ...pageDocument("avec-images", [], { language: "fr" }),
      _id: `drafts.${french}`,
    });
    const translations = [german, french].map((_ref) => ({
      _key: _ref,
      _type: "reference",
      _ref,
      _weak: true,
    }));
    const id = await freshPage(lake, "with-pictures", {
      title: "With pictures",
      blocks: [gallery],
    });
    await lake.patch(id).set({ translations }).commit();
    const draftOf = () => lake.getDocument(`drafts.${id}`);
    const editor = studioEditor(page);
    await editor.openPage("en", id);
    await editor.field("title").getByTestId("string-input").fill("Other words");
    await expect.poll(async () => (await draftOf())?.["title"]).toBe("Other words");
    const alt = 'blocks[_key=="stills"].pictures[_key=="tram"].alt';
    await lake
      .patch(`drafts.${id}`)
      .set({ [alt]: "A tram by day" })
      .commit();

    await page.getByTestId("pane-footer-document-status").click();
    await page.getByRole("tab", { name: "Review changes" }).click();
    await expect(page.getByTestId("review-changes-pane").getByText("Alt text")).toBeVisible();
    await expect(page.getByText("No such schema type")).toHaveCount(0);
    const revert = page.getByRole("button", { name: "Revert all", exact: true });
    await revert.click();
    await expect(revert).toHaveCount(2);
    await revert.last().click();
    await expect.poll(async () => (await draftOf())?.["title"]).toBe("With pictures");
    expect((await draftOf())?.["translations"]).toEqual(translations);

    await editor.field("title").getByTestId("string-input").fill("Words to be undone");
    await expect.poll(async () => (await draftOf())?.["title"]).toBe("Words to be undone");
    await page.getByRole("tab", { name: "History", exact: true }).click();
    const created = page.getByRole("option", { name: /administrator token Created/ }).first();
    await created.getByTestId("timeline-item-button").click();
    await page.getByTestId("action-reverttorevision").click();
    await page.getByTestId("confirm-popover-confirm-button").click();
    await expect.poll(async () => (await draftOf())?.["title"]).toBe("With pictures");
    // Restoring must not revert the translation links, although the restored revision is older than
    // the links.
    await expect.poll(async () => (await draftOf())?.["translations"]).toEqual(translations);
  },
);
