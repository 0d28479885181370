import { callToAction } from "../../support/documents.ts";
import { axeProblems } from "../../support/browsers/axe.ts";
import { expect, test, urls } from "../../support/editors/studio-test.ts";
import { freshPage } from "../../support/fresh-page.ts";

const link = (page: string) => ({
  _key: "book",
  _type: "link",
  label: "Book a seat",
  kind: "internal",
  page: { _type: "reference", _ref: page },
});

test(
  "[STU-3] an editor deletes a linked page, leads its links and address to another, and restores it",
  { tag: "@all" },
  async ({ page, lake, editor, request }) => {
    await lake.delete({ query: "*[_type == 'trashedDocument' || from == '/en/old-programme']" });
    const old = await freshPage(lake, "old-programme", { title: "Old programme" });
    const next = await freshPage(lake, "new-programme", { title: "Programme" });
    await freshPage(lake, "programme-notes", { title: "A note on the programme" });
    const linking = await freshPage(lake, "links-to-programme", {
      title: "Tonight",
      blocks: [{ ...callToAction, actions: [link(old)] }],
    });
    const target = () =>
      lake.fetch("*[_id == $id][0].blocks[0].actions[0].page._ref", { id: linking });
    await editor.openPage("en", old);
    await editor.choose("Delete");
    const dialog = page.getByRole("dialog", { name: "Delete document" });
    await expect(dialog.getByTestId("referrer")).toHaveText(
      /Tonight.*1\. Call to action › 1\. Link › Page › “Book a seat”/,
    );
    expect(await axeProblems(page, '[data-testid="removal"]')).toEqual([]);
    const confirm = dialog.getByRole("button", { name: "Delete", exact: true });
    await expect(confirm).toBeDisabled();
    await dialog.getByText("Replace the links with links to another document").click();
    await dialog.getByRole("combobox").fill("progr");
    // The list of pages beside the form has options too.
    const options = page.locator("[data-ui=AutoComplete__results]").getByRole("option");
    await expect(options.first()).toHaveText(/^Programme/);
    await options.filter({ hasText: "/en/new-programme" }).click();
    await dialog.getByText("Redirect the URL /en/old-programme to another page").click();
    await confirm.click();
    await expect(dialog).toHaveCount(0);
    expect(await target()).toBe(next);
    await expect
      .poll(
        async () =>
          (await request.get("/en/old-programme", { maxRedirects: 0 })).headers()["location"],
      )
      .toBe("/en/new-programme");

    await page.goto(`${urls.studio}/structure/trash`);
    const item = page.getByTestId("trash-item");
    await expect(item).toHaveText(/Old programme.*\/en\/old-programme.*Deleted .* by Local editor/);
    expect(await axeProblems(page, '[data-testid="trash"]')).toEqual([]);
    await item.getByRole("button", { name: "Restore “Old programme”" }).click();
    await expect(editor.title).toHaveValue("Old programme");
    expect(await lake.getDocument(old)).toMatchObject({ title: "Old programme" });
    await expect
      .poll(async () => (await request.get("/en/old-programme")).url())
      .toMatch(/old-programme$/);
  },
);
