// @module-tag all
// cspell:ignore menue
import type { SanityClient } from "@sanity/client";
import { pageDocument, textBlock } from "../../support/documents.ts";
import { openTextsHost, textsTemplate } from "../../support/doubles/texts.ts";
import { testStack } from "../../support/stack/stack.ts";
import { studioEditor } from "../../support/editors/studio-editor.ts";
import { expect, test, urls } from "../../support/test.ts";

test.describe.configure({ timeout: 180_000 });

/** Timeout in ms. The studio is slow on two busy cores. */
const PATIENCE = 60_000;

const reference = (id: string) => ({ _type: "reference", _ref: id, _weak: true });

const stop = pageDocument("translations-stop", [textBlock("Under the lamp.")], {
  title: "The stop under translation",
});
const halt = {
  ...pageDocument("translations-halt", [textBlock("Unter der Lampe.")], { language: "de" }),
  translations: [{ _key: "en", ...reference(stop._id) }],
};
const bus = pageDocument(
  "translations-bus",
  [
    { ...textBlock("It leaves at one.", "leaves"), heading: "The last one" },
    {
      _key: "call",
      _type: "callToAction",
      version: 2,
      heading: "Wait for it",
      actions: [
        {
          _key: "there",
          _type: "link",
          label: "The stop",
          kind: "internal",
          page: reference(stop._id),
        },
      ],
      tone: "default",
    },
  ],
  { title: "The bus under translation" },
);

/** Deletes the documents of this test, including those of an earlier run. */
const forget = (lake: SanityClient) =>
  lake.delete({
    query: `*[_type == "page" && (_id in $ids || slug.current match "translations-*")]`,
    params: { ids: [bus._id, stop._id, halt._id] },
  });

test("[I18N-3] an editor creates a translation from a page, translates it beside the source and updates it later", async ({
  page,
  lake,
  newVisitor,
}) => {
  await forget(lake);
  for (const document of [stop, halt, bus]) await lake.createOrReplace(document);
  const editor = studioEditor(page);
  const row = (code: string) => page.getByTestId(`language-${code}`);
  const part = (name: string) => page.getByTestId(`part-${name}`);
  const german = () =>
    lake.fetch('*[_id in path("drafts.**") && $bus in translations[]._ref][0]', { bus: bus._id });

  await test.step("lists missing translations and creates one", async () => {
    await editor.openPage("en", bus._id);
    await page.getByRole("button", { name: "Languages", exact: true }).click();
    await expect(row("en")).toContainText("Original");
    await expect(row("fr")).toContainText("Not translated");
    await row("de").getByRole("button", { name: "Create from English" }).click();
    await expect(page.getByText("All links lead to pages in the same language.")).toBeVisible();
    await expect(row("de")).toContainText("current page");
    await expect(row("de")).toContainText("3 parts still in English");
    const made = await german();
    expect(made).toMatchObject({
      language: "de",
      slug: { current: "translations-bus" },
      blocks: [{ _key: "leaves" }, { _key: "call", actions: [{ page: { _ref: halt._id } }] }],
    });
    const stored = await lake.getDocument(bus._id);
    expect(stored?.["translations"]).toMatchObject([
      { _key: "de", _ref: made._id.replace("drafts.", "") },
    ]);
  });

  await test.step("opens a part from the comparison and translates it", async () => {
    await row("de").getByRole("button", { name: "Compare" }).click();
    await expect(page.getByRole("dialog")).toContainText(
      "To edit the English text, open the original page.",
    );
    await expect(part("block:leaves")).toHaveAttribute("data-state", "copied");
    await expect(part("block:leaves")).toContainText("It leaves at one.");
    await part("block:call").getByRole("button", { name: "Edit in German" }).click();
    const heading = page.locator('[data-testid$="].heading"]').locator("input");
    await expect(heading).toHaveValue("Wait for it");
    await heading.fill("Warten Sie");
    await page.getByRole("button", { name: "Close dialog" }).click();
    await editor.field("title").getByTestId("string-input").fill("Der Bus in Übersetzung");
    await expect(row("de")).toContainText("1 part still in English");
    await row("de").getByRole("button", { name: "Mark as up to date" }).click();
    await expect(row("de")).toContainText("Up to date");
    await editor.publish();
    const { context } = await newVisitor();
    const visitor = await context.newPage();
    await visitor.goto("/en/translations-bus");
    const other = visitor.getByRole("contentinfo").getByRole("link", { name: "Deutsch" });
    await expect(other).toHaveAttribute("href", "/de/translations-bus");
    await visitor.goto("/de/translations-bus");
    await expect(visitor.getByRole("heading", { name: "Warten Sie" })).toBeVisible();
  });

  await test.step("marks the translation as outdated and lists the changed parts", async () => {
    await lake
      .patch(bus._id)
      .set({ 'blocks[_key=="call"].heading': "Wait for the last one" })
      .insert("after", 'blocks[_key=="leaves"]', [textBlock("It comes back.", "back")])
      .commit();
    const languages = page.getByRole("button", { name: "Languages", exact: true });
    if (await row("de").isHidden()) await languages.click();
    // Counts three changes: one part was changed, one was added, and the order differs.
    await expect(row("de")).toContainText("Outdated: 3 changes in the original page (English)");
    await row("de").getByRole("button", { name: "Compare" }).click();
    await expect(part("block:call")).toHaveAttribute("data-state", "changed");
    await expect(part("block:leaves")).toHaveAttribute("data-state", "current");
    await part("block:call").getByRole("button", { name: "Mark part as up to date" }).click();
    await expect(part("block:call")).toHaveAttribute("data-state", "current");
    await part("block:back").getByRole("button", { name: "Copy to German" }).click();
    await expect(part("block:back")).not.toHaveAttribute("data-state", "missing");
    expect((await german()).blocks).toMatchObject([
      { _key: "leaves" },
      { _key: "back" },
      { _key: "call" },
    ]);
    await page.getByRole("button", { name: "Mark German translation as up to date" }).click();
    await page.keyboard.press("Escape");
    await expect(row("de")).toContainText("Up to date");
  });

  await forget(lake);
});

test("[I18N-4] the studio lists missing, unknown and invalid interface texts and reloads fixed files", async ({
  page,
  lake,
}) => {
  // A development server sends requests to the real internet, where the host of the tests' translation files doesn't
  // exist.
  test.skip(testStack.name === "dev", "It needs the doubles that `npm test` starts the site with.");
  const card = (code: string) => page.getByTestId(`texts-${code}`);
  const german = { site: { menu: "Wege, {{count}}", menue: "Karte" } };
  const host = await openTextsHost({ en: {}, de: german, ar: {} });
  try {
    await lake.patch("localeSettings").set({ translationFiles: textsTemplate }).commit();
    await page.goto(`${urls.studio}/texts`);
    await expect(card("de")).toContainText("Issues found", { timeout: PATIENCE });
    await card("de").getByText("Wrong placeholders (1)").click();
    await expect(card("de").getByText("site.menu", { exact: true })).toBeVisible();
    await card("de").getByText("Unknown (1)").click();
    await expect(card("de").getByText("site.menue", { exact: true })).toBeVisible();
    await expect(card("fr")).toContainText("File error");
    await expect(card("fr")).toContainText("The server that hosts the file returned status 404.");
    await expect(card("ar")).toContainText("Complete");

    host.say({ en: {}, de: { site: { menu: "Wege" } }, fr: {}, ar: {} });
    await page.getByRole("button", { name: "Reload files" }).press("Enter");
    await expect(card("fr")).toContainText("Complete");
    await expect(card("de")).toContainText("Complete");
    await expect(card("de")).not.toContainText("with entries that the site doesn't use");
  } finally {
    host.close();
    await lake.patch("localeSettings").unset(["translationFiles"]).commit();
  }
});
