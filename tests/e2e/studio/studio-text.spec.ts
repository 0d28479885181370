// @module-tag all
import { freshPage } from "../../support/fresh-page.ts";
import { studioEditor } from "../../support/editors/studio-editor.ts";
import { expect, test } from "../../support/test.ts";

test.describe.configure({ timeout: 180_000 });

test("[RUN-2] text typed in the studio is stored completely, with its paragraphs and marks", async ({
  page,
  lake,
}) => {
  const id = await freshPage(lake, "typed-text");
  const long = "Every letter of a sentence that is typed without a pause arrives. "
    .repeat(4)
    .trim();
  const editor = studioEditor(page);
  await editor.openPage("en", id);
  const text = await editor.addBlock("Text");
  await text.write("body", "Plain, ");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("strong");
  await page.keyboard.press("Control+b");
  await page.keyboard.type(" and plain.");
  await page.keyboard.press("Enter");
  await page.keyboard.type(long);
  await text.close();
  await editor.publish();
  const [, written] = await lake.fetch("*[_id == $id][0].blocks", { id });
  expect(written.body).toMatchObject([
    {
      children: [
        { text: "Plain, ", marks: [] },
        { text: "strong", marks: ["strong"] },
        { text: " and plain.", marks: [] },
      ],
    },
    { children: [{ text: long, marks: [] }] },
  ]);
});
