// @module-tag all
import { callToAction, pageDocument, textBlock } from "../../support/documents.ts";
import { expect, test } from "../../support/editors/studio-test.ts";

const reference = (id: string) => ({ _type: "reference", _ref: id, _weak: true });

const stop = pageDocument("translations-stop", [textBlock("Under the lamp.")]);
const halt = {
  ...pageDocument("translations-halt", [textBlock("Unter der Lampe.")], { language: "de" }),
  translations: [{ _key: "en", ...reference(stop._id) }],
};
const link = { _key: "go", _type: "link", label: "The stop", kind: "internal" };
const bus = pageDocument("translations-bus", [
  { ...textBlock("It leaves at one.", "leaves"), heading: "The last one" },
  { ...callToAction, actions: [{ ...link, page: reference(stop._id) }] },
]);

test("[I18N-3] an editor creates a translation from a page, translates it beside the source and updates it later", async ({
  page,
  lake,
  editor,
  visitor,
  publishPage,
}) => {
  const translated = "*[_id in path('drafts.**') && $bus in translations[]._ref]";
  const german = () => lake.fetch(`${translated}[0]`, { bus: bus._id });
  await lake.delete({ query: '*[_type == "page" && slug.current match "translations-*"]' });
  for (const document of [stop, halt, bus]) await publishPage(document);
  const row = (code: string) => page.getByTestId(`language-${code}`);
  const part = (name: string) => page.getByTestId(`part-${name}`);
  const compare = row("de").getByRole("button", { name: "Compare" });

  await test.step("lists missing translations and creates one", async () => {
    await editor.openPage("en", bus._id);
    await editor.openPanel("Languages");
    await expect(row("en")).toContainText("Original");
    await expect(row("fr")).toContainText("Not translated");
    await row("de").getByRole("button", { name: "Create from English" }).click();
    await expect(page.getByText("All links lead to pages in the same language.")).toBeVisible();
    await expect(row("de")).toContainText("3 parts still in English");
    const blocks = [{ _key: "leaves" }, { _key: "call", actions: [{ page: { _ref: halt._id } }] }];
    const made = await german();
    expect(made).toMatchObject({ language: "de", slug: { current: "translations-bus" }, blocks });
    const stored = await lake.getDocument(bus._id);
    const _ref = made._id.replace("drafts.", "");
    expect(stored?.["translations"]).toMatchObject([{ _key: "de", _ref }]);
  });

  await test.step("opens a part from the comparison and translates it", async () => {
    await compare.click();
    await expect(part("block:leaves")).toHaveAttribute("data-state", "copied");
    await expect(part("block:leaves")).toContainText("It leaves at one.");
    await part("block:call").getByRole("button", { name: "Edit in German" }).click();
    const heading = page.locator('[data-testid$=".heading"]').locator("input");
    await expect(heading).toHaveValue(callToAction.heading);
    await heading.fill("Warten Sie");
    await page.getByRole("button", { name: "Close dialog" }).click();
    await editor.title.fill("Der Bus in Übersetzung");
    await expect(row("de")).toContainText("1 part still in English");
    await row("de").getByRole("button", { name: "Mark as up to date" }).click();
    await expect(row("de")).toContainText("Up to date");
    await editor.publish();
    await visitor.goto("/en/translations-bus");
    const other = visitor.getByRole("contentinfo").getByRole("link", { name: "Deutsch" });
    await expect(other).toHaveAttribute("href", "/de/translations-bus");
  });

  await test.step("marks the translation as outdated and lists the changed parts", async () => {
    await lake
      .patch(bus._id)
      .set({ 'blocks[_key=="call"].heading': "Wait for the last one" })
      .insert("after", 'blocks[_key=="leaves"]', [textBlock("It comes back.", "back")])
      .commit();
    if (await row("de").isHidden()) await editor.openPanel("Languages");
    // Counts three changes: one part was changed, one was added, and the order differs.
    await expect(row("de")).toContainText("Outdated: 3 changes in the original page (English)");
    await compare.click();
    await expect(part("block:call")).toHaveAttribute("data-state", "changed");
    await expect(part("block:leaves")).toHaveAttribute("data-state", "current");
    await part("block:call").getByRole("button", { name: "Mark part as up to date" }).click();
    await expect(part("block:call")).toHaveAttribute("data-state", "current");
    await part("block:back").getByRole("button", { name: "Copy to German" }).click();
    await expect(part("block:back")).not.toHaveAttribute("data-state", "missing");
    const keys = [{ _key: "leaves" }, { _key: "back" }, { _key: "call" }];
    expect((await german()).blocks).toMatchObject(keys);
  });
  await lake.delete({ query: translated, params: { bus: bus._id } });
  await lake.delete({ query: '*[_type == "page" && slug.current match "translations-*"]' });
});
