import type { Page } from "@playwright/test";
import type { SanityClient } from "@sanity/client";
import { studioEditor } from "../../support/editors/studio-editor.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { gatedPages } from "../../support/members/canary.ts";
import { expect, test, urls } from "../../support/test.ts";

test.describe.configure({ timeout: 180_000 });

/** Timeout in ms. The studio is slow on two busy cores. */
const PATIENCE = 60_000;

const english = interfaceTexts("en");

/** Deletes the changed texts and their drafts. */
const forget = (lake: SanityClient) => lake.delete({ query: '*[_type == "interfaceTexts"]' });

test.beforeEach(({ lake }) => forget(lake));
test.afterEach(({ lake }) => forget(lake));

/** The form of a language's texts. */
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
    /** Finds a text by its key, and types another one. */
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
  // Otherwise the heading of the 404 page is that of the site settings.
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
      await page.getByLabel("Only changed texts").check();
      await expect(page.getByText("2 texts found.")).toBeVisible();
      await page.getByRole("button", { name: "Reset: errors.notFoundHeading" }).press("Enter");
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

  // The open page's footer button, whose text is part of a static page.
  await form.change("consent.open", "Cookie choices");
  await editor.publish();
  await expect(visitor.getByText("Cookie choices").first()).toBeAttached();

  // A text that another client stored without its placeholder is ignored, the other ones apply.
  await lake
    .patch("interfaceTexts-en")
    .set({
      'texts[_key=="consent.open"].text': "{{gone}}",
      'texts[_key=="auth.account.greeting"].text': "Hi {{name}}!",
    })
    .commit();
  await expect(visitor.getByText(english.consent.open).first()).toBeAttached();
});
