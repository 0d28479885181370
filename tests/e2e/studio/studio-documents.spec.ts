import { freshPage } from "../../support/fresh-page.ts";
import { redirectDocument } from "../../support/redirects.ts";
import { studioEditor } from "../../support/editors/studio-editor.ts";
import { expect, test } from "../../support/test.ts";

test.describe.configure({ timeout: 180_000 });

test("[RUN-2] an editor discards changes, unpublishes a page and publishes it again in the studio", async ({
  page,
  lake,
}) => {
  const id = await freshPage(lake, "on-and-off", { title: "On and off" });
  const versions = () => lake.fetch<string[]>("*[sanity::versionOf($id)]._id", { id });
  const editor = studioEditor(page);
  await editor.openPage("en", id);
  const title = editor.field("title").getByTestId("string-input");
  await title.fill("A change that nobody wants");
  await expect.poll(versions).toHaveLength(2);

  await editor.choose("Discard changes");
  await editor.answer("Discard changes");
  await expect(title).toHaveValue("On and off");
  await expect.poll(versions).toEqual([id]);

  await page.getByRole("button", { name: "Published", exact: true }).click();
  await page.getByTestId("action-unpublish").click();
  await editor.answer("Unpublish now");
  await expect.poll(versions).toEqual([`drafts.${id}`]);

  await page.getByRole("button", { name: "Draft", exact: true }).click();
  await editor.publish();
  await expect.poll(versions).toEqual([id]);
});

test(
  "[RUN-2] the studio lists references, the lake rejects deleting a referenced page, and duplicates are independent",
  { tag: "@all" },
  async ({ page, lake }) => {
    const copies = { query: '*[title match "Often referred to"]' };
    await lake.delete({ query: '*[from == "/en/refers-to-it"]' });
    const id = await freshPage(lake, "referred-to", { title: "Often referred to" });
    const storedIds = () => lake.fetch<string[]>(`${copies.query}._id`);
    const referring = await lake.create({
      ...redirectDocument("/en/refers-to-it", { page: id }),
      page: { _type: "reference", _ref: id },
    });
    const editor = studioEditor(page);
    await editor.openPage("en", id);

    await editor.choose("Delete");
    await expect(page.getByRole("dialog").getByText("1 document refers to")).toBeVisible();
    await expect(page.getByRole("dialog").getByText("/en/refers-to-it")).toBeVisible();
    await editor.answer("Delete anyway");
    await expect(page.getByText(/An error occurred/)).toBeVisible();
    expect(await storedIds()).toEqual([id]);

    await editor.choose("Duplicate");
    await expect(page).not.toHaveURL(new RegExp(id));
    await expect(editor.field("title").getByTestId("string-input")).toHaveValue(
      "Copy of Often referred to",
    );
    await expect.poll(storedIds).toHaveLength(2);

    // The lake allows deleting the copy, because documents that refer to the original don't refer to
    // the copy.
    await editor.choose("Delete");
    await editor.answer("Delete document");
    await expect.poll(storedIds).toEqual([id]);

    await lake.delete(referring._id);
    await editor.openPage("en", id);
    await editor.choose("Delete");
    await editor.answer("Delete document");
    await expect.poll(storedIds).toEqual([]);
  },
);
