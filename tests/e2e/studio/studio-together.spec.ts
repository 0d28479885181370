import { freshPage } from "../../support/fresh-page.ts";
import { studioEditor } from "../../support/editors/studio-editor.ts";
import { withEditor } from "../../support/editors/studio-people.ts";
import { expect, test, urls } from "../../support/test.ts";

test.describe.configure({ timeout: 180_000 });

const ada = { name: "Ada", email: "ada@marquee.test" };

test("[RUN-2] two editors of a page see each other, and simultaneous input in one field is merged", async ({
  page,
  lake,
  newVisitor,
}) => {
  const id = await freshPage(lake, "written-together", { title: "the middle" });
  const one = studioEditor(page);
  await one.openPage("en", id);

  await withEditor(ada, async () => {
    const { context } = await newVisitor();
    const second = await context.newPage();
    await second.goto(`${urls.studio}/structure/pages;en;${id}`);
    await second.getByText("Ada", { exact: true }).click({ timeout: 60_000 });
    const left = one.field("title").getByTestId("string-input");
    const right = studioEditor(second).field("title").getByTestId("string-input");
    await expect(right).toBeEditable({ timeout: 60_000 });

    await right.click();
    await expect(page.locator("[title=Ada], [aria-label=Ada]").first()).toBeVisible();
    await left.click();
    await expect(second.locator("[title='Local editor']").nth(1)).toBeVisible();

    await left.press("End");
    await right.press("Home");
    await Promise.all([
      page.keyboard.insertText(" and the end"),
      second.keyboard.insertText("The start, "),
    ]);
    for (const title of [left, right]) {
      await expect(title).toHaveValue("The start, the middle and the end");
    }
    const draft = await lake.getDocument(`drafts.${id}`);
    expect(draft).toMatchObject({ title: "The start, the middle and the end" });
  });
});
