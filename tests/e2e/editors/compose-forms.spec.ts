// @module-tag all
import { callToAction, pageDocument, textBlock } from "../../support/documents.ts";
import { openComposer } from "../../support/editors/composer.ts";
import { withEditor } from "../../support/editors/studio-people.ts";
import { expect, test, urls } from "../../support/editors/studio-test.ts";

test("[COMP-2] an item added to a list is ready to type in", async ({ page, publishPage }) => {
  const faq = { _key: "faq", _type: "faq", version: 2, heading: "Questions", tone: "default" };
  const { page: id } = await publishPage(pageDocument("new-items", [faq]));
  await page.goto(`${urls.studio}/structure/pages;en;${id},path=blocks[_key=="faq"]`);
  const items = page.getByTestId('field-blocks[_key=="faq"].questions');
  await items
    .getByRole("button", { name: /^Add (?!comment)/ })
    .first()
    .click();
  const question = page.getByTestId(/\.question$/).locator("input, textarea");
  await expect(question).toBeFocused();
  await page.keyboard.type("When does it begin?");
  await expect(question).toHaveValue("When does it begin?");
});

test("[COMP-4] an editor learns who removed the block whose form was open", async ({
  page,
  visitor: second,
  publishPage,
}) => {
  const blocks = [textBlock("Words of a.", "a"), textBlock("Words of b.", "b")];
  const { page: id } = await publishPage(pageDocument("removed-by-another", blocks));
  const heading = page.getByTestId('field-blocks[_key=="a"].heading').locator("input");
  await page.goto(`${urls.studio}/structure/pages;en;${id},path=blocks[_key=="a"]`);
  await heading.click();

  await withEditor({ name: "Ada", email: "ada@marquee.test" }, async () => {
    await second.goto(`${urls.studio}/structure/pages`);
    await second.getByText("Ada", { exact: true }).click();
    await expect(second.getByTestId("studio-navbar")).toBeVisible();
    const ada = await openComposer(second, "/en/removed-by-another");
    await ada.pointAt("Words of a.");
    await ada.press("Remove");
    await expect(page.getByText("Ada removed the block “Text”")).toBeVisible();
    await expect(heading).toHaveCount(0);
    await expect(page.getByTestId("field-blocks").locator(":focus")).toHaveCount(1);
    await expect(second.getByText("Ada removed the block “Text”")).toHaveCount(0);
  });
});

test("[COMP-2] a link offers pages in the page's language, others on request, and the sections of the chosen page", async ({
  page,
  lake,
  publishPage,
}) => {
  const section = { ...textBlock("More words.", "second"), heading: "How to get here" };
  const sections = [textBlock("The first words."), section];
  await publishPage(pageDocument("linked-sections", sections));
  const german = { language: "de", title: "Deutsche Seite" };
  await publishPage(pageDocument("german-section", [], german));
  const link = { _key: "go", _type: "link", label: "Get here", kind: "internal" };
  const call = { ...callToAction, actions: [link] };
  const { page: id, draft } = await publishPage(pageDocument("linking", [call]));
  const at = 'blocks[_key=="call"].actions[_key=="go"]';
  await page.goto(`${urls.studio}/structure/pages;en;${id},path=${at}`);
  const search = page.getByRole("combobox", { name: "Page", exact: true });
  // Selects only options in the popover, because the list of pages beside the form has options too.
  const options = page.getByTestId("autocomplete-popover").getByRole("option");
  await search.fill("Deutsche Seite");
  await expect(page.getByText(/No results/)).toBeVisible();
  await page.getByLabel("Show pages in all languages").check();
  await search.fill("Deutsche");
  await expect(options.filter({ hasText: "Deutsche Seite" })).toBeVisible();
  await search.fill("linked");
  await options.filter({ hasText: "linked-sections" }).click();
  await page
    .getByTestId(`field-${at}.section`)
    .locator("select")
    .selectOption({ label: "How to get here (Text)" });
  const stored = () => lake.fetch("*[_id == $draft][0].blocks[0].actions[0].section", { draft });
  await expect.poll(stored).toBe("second");
  const { preview } = await openComposer(page, "/en/linking");
  const shown = preview.getByRole("link", { name: "Get here" });
  await expect(shown).toHaveAttribute("href", "/en/linked-sections#block-second");
});
