import { freshPage } from "../support/fresh-page.ts";
import { studioEditor } from "../support/studio-editor.ts";
import { expect, test } from "../support/test.ts";

test.describe.configure({ timeout: 180_000 });

test("[RUN-2] the Studio's history says who did what, and brings old revisions back: the editor's own, and what was imported", async ({
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

  // A page that was restored is shown without its history.
  await openHistory();
  await entry(/administrator token Created/).click();
  await expect(title).toHaveValue("Imported words");
  await restore();
  await expect.poll(draftTitle).toBe("Imported words");
});
