// @module-tag all
import type { SanityClient } from "@sanity/client";
import { axeProblems } from "../../support/browsers/axe.ts";
import { openDrafts } from "../../support/editors/draft-session.ts";
import { expect, test, urls } from "../../support/editors/studio-test.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";

const { site: siteTexts } = interfaceTexts("en");

/** Resets all texts. Deletes only drafts, because the studio's form of a deleted document is read-only. */
async function forget(lake: SanityClient): Promise<void> {
  await lake.delete({ query: '*[_id in path("drafts.interfaceTexts-*")]' });
  const published = '*[_type == "interfaceTexts" && !(_id in path("drafts.**"))]';
  await lake.patch({ query: published }).set({ texts: [] }).commit();
}

test.beforeEach(({ lake }) => forget(lake));
test.afterEach(({ lake }) => forget(lake));

test("[I18N-1] an editor changes and resets texts, which an open page follows, and wrong placeholders are rejected", async ({
  page,
  lake,
  editor,
  visitor,
}) => {
  const search = page.getByLabel("Search texts");
  const row = (key: string) => page.getByTestId(`text-${key}`);
  /** Finds the text with this key, and replaces it with `text`. */
  const change = async (key: string, text: string) => {
    await search.fill(key);
    await row(key).getByRole("textbox").fill(text);
    await expect(row(key)).toContainText("Changed");
  };
  const publish = page.getByTestId("action-publish");
  const stored = () => lake.fetch("*[_id == 'interfaceTexts-en'][0].texts[]{_key, text}");
  await visitor.goto("/en");
  await page.goto(`${urls.studio}/structure/interface-texts;all`);
  await expect(page.getByTestId("texts-de")).toBeVisible();
  expect(await axeProblems(page, '[data-testid="interface-texts"]')).toEqual([]);
  await page.getByTestId("texts-en").getByRole("link", { name: "Edit texts" }).click();

  await test.step("rejects missing and unknown placeholders", async () => {
    const greeting = row("auth.account.greeting");
    await change("auth.account.greeting", "Hello!");
    for (const [text, reason] of [
      ["Hello!", "The text must contain {{name}}. The site replaces it with a value."],
      ["Hello {{name}} and {{count}}!", "The site has no value for {{count}}."],
      ["", "Enter a text"],
    ] as const) {
      await greeting.getByRole("textbox").fill(text);
      await expect(greeting.getByRole("alert")).toContainText(reason);
      await expect(publish).toBeDisabled();
    }
    await greeting.getByRole("textbox").fill("Hello {{name}}!");
    await expect(greeting.getByRole("alert")).toBeHidden();
  });

  await test.step("displays a change in the preview only, and to visitors when it is published", async () => {
    const key = "site.skipToContent";
    await change(key, "Skip to <films>");
    await expect(row(key)).toContainText(`Default: ${siteTexts.skipToContent}`);
    const cookie = await openDrafts(urls.site, lake);
    const preview = async () => (await fetch(`${urls.site}/en`, { headers: { cookie } })).text();
    await expect.poll(preview).toContain("Skip to &lt;films&gt;");
    await expect(visitor.getByText(siteTexts.skipToContent)).toBeAttached();
    await editor.publish();
    await expect(visitor.getByText("Skip to <films>")).toBeAttached();
    const greeting = { _key: "auth.account.greeting", text: "Hello {{name}}!" };
    expect(await stored()).toEqual([greeting, { _key: key, text: "Skip to <films>" }]);
  });

  await test.step("the site ignores a text with a wrong placeholder that another client stores", async () => {
    const text = 'texts[_key=="site.skipToContent"].text';
    await lake
      .patch("interfaceTexts-en")
      .set({ [text]: "Skip to {{gone}}" })
      .commit();
    await expect(visitor.getByText(siteTexts.skipToContent)).toBeAttached();
  });

  await test.step("resets a text, and keeps its row until the filter is turned on again", async () => {
    await search.fill("");
    const filter = page.getByLabel("Only changed texts");
    await filter.check();
    await expect(page.getByText("2 texts found.")).toBeVisible();
    const reset = page.getByRole("button", { name: "Reset: site.skipToContent" });
    await reset.press("Enter");
    await expect(reset).toBeHidden();
    await expect(row("site.skipToContent").getByRole("textbox")).toBeFocused();
    await filter.uncheck();
    await filter.check();
    await expect(page.getByText("1 text found.")).toBeVisible();
    await editor.publish();
    expect(await stored()).toMatchObject([{ _key: "auth.account.greeting" }]);
  });
});
