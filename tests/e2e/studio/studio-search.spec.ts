// @module-tag all
import { freshPage } from "../../support/fresh-page.ts";
import { studioEditor } from "../../support/editors/studio-editor.ts";
import { expect, test } from "../../support/test.ts";

test.describe.configure({ timeout: 180_000 });

test("[RUN-2] the studio's search finds a page by a word's prefix, and so does a reference field", async ({
  page,
  lake,
}) => {
  const english = { title: "A rare animal", words: "Nobody has seen a quagga since." };
  const german = { title: "Ein seltenes Tier", words: "Das Zebraduckerchen.", language: "de" };
  const id = await freshPage(lake, "rare-animal", english);
  const other = await freshPage(lake, "seltenes-tier", german);
  const editor = studioEditor(page);
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
  await expect(editor.field("title").getByTestId("string-input")).toHaveValue("A rare animal");

  await editor.openGroup("Languages");
  await editor.field("translations").getByRole("button", { name: "Add item" }).click();
  await page.keyboard.type("zebraducker");
  await page.getByRole("option", { name: "Ein seltenes Tier" }).click();
  await expect(editor.field("translations").getByText("Ein seltenes Tier")).toBeVisible();
  await editor.publish();
  const stored = await lake.fetch("*[_id == $id][0].translations", { id });
  expect(stored).toMatchObject([{ _type: "reference", _ref: other, _weak: true }]);
});
