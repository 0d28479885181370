// @module-tag all
import type { Page } from "@playwright/test";
import type { SanityClient } from "@sanity/client";
import { openDrafts } from "../../support/editors/draft-session.ts";
import { studioEditor } from "../../support/editors/studio-editor.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { gatedPages } from "../../support/members/canary.ts";
import { expect, test, urls } from "../../support/test.ts";

test.describe.configure({ timeout: 180_000 });

/** Timeout in ms. The studio is slow on two busy cores. */
const PATIENCE = 60_000;

const english = interfaceTexts("en");

/** Resets all texts. Deletes only drafts, because the studio's form of a deleted document is read-only. */
async function forget(lake: SanityClient): Promise<void> {
  await lake.delete({ query: '*[_id in path("drafts.interfaceTexts-*")]' });
  const published = '*[_type == "interfaceTexts" && !(_id in path("drafts.**"))]';
  await lake.patch({ query: published }).set({ texts: [] }).commit();
}

test.beforeEach(async ({ lake }) => forget(lake));
test.afterEach(async ({ lake }) => forget(lake));

/** Returns locators and actions for the studio's form of a language's interface texts. */
function textsForm(page: Page) {
  const search = page.getByLabel("Search texts");
  const row = (key: string) => page.getByTestId(`text-${key}`);
  return {
    row,
    search,
    async open(language: string) {
      await page.goto(`${urls.studio}/structure/interface-texts;interfaceTexts-${language}`);
      await expect(search).toBeVisible({ timeout: PATIENCE });
    },
    /** Finds the text with this key, and replaces it with `text`. */
    async change(key: string, text: string) {
      await search.fill(key);
      await row(key).getByRole("textbox").fill(text);
      await expect(row(key)).toContainText("Changed");
    },
  };
}

test("[I18N-1] an editor changes texts of the 404 page, the consent notice and the sign-in form, and resets one", async ({
  page,
  lake,
  newVisitor,
}) => {
  const editor = studioEditor(page);
  const form = textsForm(page);
  const { context } = await newVisitor();
  const visitor = await context.newPage();
  const heading = visitor.getByRole("heading", { level: 1 });
  // Removes the 404 page's heading from the site settings. Otherwise the page would display that
  // heading instead of the interface text.
  const settings = await lake.getDocument("siteSettings");
  if (settings === undefined) throw new Error("The sample site has no settings.");
  const own = 'languages[language=="en"]';
  await lake
    .patch("siteSettings")
    .unset([`${own}.notFoundHeading`])
    .commit();
  try {
    await test.step("changes English texts, which a static page and the 404 page then display", async () => {
      await visitor.goto("/en/no-such-page");
      await expect(heading).toHaveText(english.errors.notFoundHeading);
      await form.open("en");
      await form.change("errors.notFoundHeading", "Lost in <space>");
      await expect(form.row("errors.notFoundHeading")).toContainText(
        `Default: ${english.errors.notFoundHeading}`,
      );
      await form.change("consent.acceptAll", "Fine with me");
      await editor.publish();
      const stored = await lake.getDocument("interfaceTexts-en");
      expect(stored).toMatchObject({
        language: "en",
        texts: [
          { _key: "errors.notFoundHeading", text: "Lost in <space>" },
          { _key: "consent.acceptAll", key: "consent.acceptAll", text: "Fine with me" },
        ],
      });
      await expect(async () => {
        await visitor.reload();
        await expect(heading).toHaveText("Lost in <space>", { timeout: 1_000 });
      }).toPass();
      await visitor.goto("/en");
      await expect(visitor.getByRole("button", { name: "Fine with me" })).toBeVisible();
    });

    await test.step("changes a button of the sign-in form in Arabic", async () => {
      await form.open("ar");
      await form.change("auth.form.submitSignIn", "هيا بنا");
      await editor.publish();
      await visitor.goto("/ar/sign-in");
      await expect(visitor.getByRole("button", { name: "هيا بنا" })).toBeVisible();
      await visitor.goto(gatedPages.ar);
      await visitor.locator("[data-gate] a").click();
      await expect(visitor.getByRole("button", { name: "هيا بنا" })).toBeVisible();
    });

    await test.step("resets a text, and visitors see the default text again", async () => {
      await form.open("en");
      const filter = page.getByLabel("Only changed texts");
      await filter.check();
      await expect(page.getByText("2 texts found.")).toBeVisible();
      const reset = page.getByRole("button", { name: "Reset: errors.notFoundHeading" });
      await reset.press("Enter");
      await expect(reset).toBeHidden();
      // The row stays until the filter is turned on again, so that the focus isn't lost.
      await expect(form.row("errors.notFoundHeading").getByRole("textbox")).toBeFocused();
      await filter.uncheck();
      await filter.check();
      await expect(page.getByText("1 text found.")).toBeVisible();
      await editor.publish();
      await visitor.goto("/en/no-such-page");
      await expect(heading).toHaveText(english.errors.notFoundHeading);
      await expect(visitor.getByRole("button", { name: "Fine with me" })).toBeVisible();
    });
  } finally {
    await lake.createOrReplace(settings);
  }
});

test("[I18N-1] the studio rejects a text with wrong placeholders, and an open page displays a published text at once", async ({
  page,
  lake,
  newVisitor,
}) => {
  const editor = studioEditor(page);
  const form = textsForm(page);
  const greeting = form.row("auth.account.greeting");
  const publish = page.getByTestId("action-publish");
  const { context } = await newVisitor();
  const visitor = await context.newPage();
  await visitor.goto("/en");

  await page.goto(`${urls.studio}/texts`);
  const card = page.getByTestId("texts-en");
  await card.getByRole("link", { name: "Edit texts" }).click({ timeout: PATIENCE });
  await expect(form.search).toBeVisible({ timeout: PATIENCE });

  await form.change("auth.account.greeting", "Hello!");
  await expect(greeting.getByRole("alert")).toHaveText(
    "The text must contain {{name}}. The site replaces it with a value.",
  );
  await expect(publish).toBeDisabled();
  await greeting.getByRole("textbox").fill("Hello {{name}} and {{count}}!");
  await expect(greeting.getByRole("alert")).toContainText("The site has no value for {{count}}.");
  await greeting.getByRole("textbox").fill("");
  await expect(greeting.getByRole("alert")).toContainText("Enter a text");
  await expect(publish).toBeDisabled();
  await greeting.getByRole("textbox").fill("Hello {{name}}!");
  await expect(greeting.getByRole("alert")).toBeHidden();

  // An unpublished change appears in the preview only.
  await form.change("site.skipToContent", "Skip to the films");
  const cookie = await openDrafts(urls.site, lake);
  const preview = async () => (await fetch(`${urls.site}/en`, { headers: { cookie } })).text();
  await expect.poll(preview, { timeout: 20_000 }).toContain("Skip to the films");
  await expect(visitor.getByText(english.site.skipToContent)).toBeAttached();
  await editor.publish();
  await expect(visitor.getByText("Skip to the films")).toBeAttached();

  // Another client stores a text with a wrong placeholder. The site must ignore that text and
  // display the default text.
  await lake
    .patch("interfaceTexts-en")
    .set({ 'texts[_key=="site.skipToContent"].text': "Skip to {{gone}}" })
    .commit();
  await expect(visitor.getByText(english.site.skipToContent)).toBeAttached();
});

test("[I18N-1] the keyboard alone is enough to change and reset a text", async ({ page }) => {
  const form = textsForm(page);
  await form.open("fr");
  await form.search.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const group = page.getByTestId("texts-group-errors").locator("summary");
  await expect(group).toBeFocused();
  await page.keyboard.press("Enter");
  const field = form.row("errors.notFoundTitle").getByRole("textbox");
  await expect(field).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(field).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type(" ici", { delay: 20 });
  await expect(field).toHaveValue(`${interfaceTexts("fr").errors.notFoundTitle} ici`);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue(interfaceTexts("fr").errors.notFoundTitle);
  await expect(field).toBeFocused();
});
