// @module-tag all
import type { SanityClient } from "@sanity/client";
import { openComposer } from "../../support/editors/composer.ts";
import { withEditor } from "../../support/editors/studio-people.ts";
import { pageDocument, textBlock } from "../../support/documents.ts";
import { expect, test, urls } from "../../support/test.ts";

test.describe.configure({ timeout: 240_000 });

/** Timeout in ms. The studio is slow on two busy cores. */
const PATIENCE = 60_000;

test("[COMP-2] an item added to a list is ready to type in", async ({ page, lake }) => {
  const faq = { _key: "faq", _type: "faq", version: 2, heading: "Questions", tone: "default" };
  const stored = pageDocument("new-items", [faq]);
  await lake.delete(`drafts.${stored._id}`);
  await lake.createOrReplace(stored);
  await page.goto(`${urls.studio}/structure/pages;en;${stored._id},path=blocks[_key=="faq"]`);
  const items = page.getByTestId(/^field-blocks\[_key=="faq"\]\.(?:items|entries|questions)$/);
  await items
    .getByRole("button", { name: /^Add (?!comment)/ })
    .first()
    .click({ timeout: PATIENCE });
  const question = page.getByTestId(/\.question$/).locator("input, textarea");
  await expect(question).toBeFocused({ timeout: PATIENCE });
  await page.keyboard.type("When does it begin?");
  await expect(question).toHaveValue("When does it begin?");
});

test("[COMP-4] an editor learns who removed the block whose form was open", async ({
  page,
  lake,
  newVisitor,
}) => {
  const stored = pageDocument("removed-by-another", [
    textBlock("Words of a.", "a"),
    textBlock("Words of b.", "b"),
  ]);
  await lake.delete(`drafts.${stored._id}`);
  await lake.createOrReplace(stored);
  const form = (studio: typeof page) =>
    studio.getByTestId('field-blocks[_key=="a"].heading').locator("input");
  await page.goto(`${urls.studio}/structure/pages;en;${stored._id},path=blocks[_key=="a"]`);
  await form(page).click({ timeout: PATIENCE });

  await withEditor({ name: "Ada", email: "ada@marquee.test" }, async () => {
    const second = await (await newVisitor()).context.newPage();
    const { studio } = urls;
    await second.goto(
      `${studio}/presentation?preview=${encodeURIComponent("/en/removed-by-another")}`,
    );
    await second.getByText("Ada", { exact: true }).click({ timeout: PATIENCE });
    await expect(second.locator("iframe")).toBeAttached({ timeout: PATIENCE });
    const ada = await openComposer(second, "/en/removed-by-another");
    await ada.pointAt("Words of a.");
    await ada.press("Remove");
    await expect(page.getByText("Ada removed the block “Text”")).toBeVisible({ timeout: PATIENCE });
    await expect(form(page)).toHaveCount(0);
    const list = page.getByTestId("field-blocks");
    await expect(list.locator(":focus")).toHaveCount(1);
    await expect(second.getByText("Ada removed the block “Text”")).toHaveCount(0);
  });
});

/** Stores a page with two links, a page to link to, and a German page. */
async function storeLinks(lake: SanityClient, links: object[]) {
  const target = pageDocument("linked-sections", [
    textBlock("The first words."),
    { ...textBlock("More words.", "second"), heading: "How to get here" },
  ]);
  const german = pageDocument("german-section", [], { language: "de", title: "Deutsche Seite" });
  const call = {
    _key: "call",
    _type: "callToAction",
    version: 2,
    heading: "Come",
    tone: "default",
    actions: links.map((link) => ({ _type: "link", label: "Get here", kind: "internal", ...link })),
  };
  const stored = pageDocument("linking", [call]);
  for (const each of [target, german, stored]) {
    await lake.delete(`drafts.${each._id}`);
    await lake.createOrReplace(each);
  }
  return stored._id;
}

const linkAt = (name: string) => `blocks[_key=="call"].actions[_key=="${name}"]`;

test("[COMP-2] a link leads to a section of the chosen page", async ({ page, lake }) => {
  const target = { _type: "reference", _ref: "page-en-linked-sections" };
  const id = await storeLinks(lake, [{ _key: "go", page: target }]);
  await page.goto(`${urls.studio}/structure/pages;en;${id},path=${linkAt("go")}`);
  const section = page.getByTestId(`field-${linkAt("go")}.section`).locator("select");
  await section.selectOption({ label: "How to get here (Text)" }, { timeout: PATIENCE });
  await expect
    .poll(() =>
      lake.fetch<string | null>("*[_id == $id][0].blocks[0].actions[0].section", {
        id: `drafts.${id}`,
      }),
    )
    .toBe("second");
  const composer = await openComposer(page, "/en/linking");
  await expect(composer.preview.getByRole("link", { name: "Get here" })).toHaveAttribute(
    "href",
    "/en/linked-sections#block-second",
  );
});

test("[COMP-2] a link offers pages in the page's language, and others on request", async ({
  page,
  lake,
}) => {
  const id = await storeLinks(lake, [{ _key: "new" }]);
  await page.goto(`${urls.studio}/structure/pages;en;${id},path=${linkAt("new")}`);
  const search = page.getByRole("combobox", { name: "Page", exact: true });
  // Selects only options in the popover, because the list of pages beside the form has options too.
  const options = page.getByTestId("autocomplete-popover").getByRole("option");
  await search.fill("linked", { timeout: PATIENCE });
  await expect(options.filter({ hasText: "linked-sections" })).toBeVisible();
  await search.fill("Deutsche Seite");
  await expect(options.filter({ hasText: "Deutsche Seite" })).toHaveCount(0);
  await page.getByLabel("Show pages in all languages").check();
  await search.fill("Deutsche");
  await expect(options.filter({ hasText: "Deutsche Seite" })).toBeVisible();
});

test("[PAGE-6] an editor who previews as a visitor returns to editing with one button", async ({
  page,
}) => {
  const composer = await openComposer(page, "/en");
  const bar = composer.preview.getByRole("complementary", { name: "Preview" });
  await bar.getByRole("button", { name: /^View as/ }).click();
  await bar.getByLabel("View as").last().selectOption("visitor");
  await expect(bar.getByText("Read-only")).toBeAttached({ timeout: PATIENCE });
  await bar.getByRole("button", { name: "Edit" }).click();
  await expect(bar.getByText("Read-only")).toHaveCount(0, { timeout: PATIENCE });

  await test.step("a new session of the studio begins as the editor", async () => {
    await bar.getByRole("button", { name: /^View as/ }).click();
    await bar.getByLabel("View as").last().selectOption("visitor");
    await expect(bar.getByText("Read-only")).toBeAttached({ timeout: PATIENCE });
    await openComposer(page, "/en/venue");
    await expect(bar).toContainText("Editor, all content");
    await expect(bar.getByText("Read-only")).toHaveCount(0);
  });
});
