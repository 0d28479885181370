// @module-tag all
import { pageDocument, textBlock } from "../../support/documents.ts";
import { axeProblems } from "../../support/browsers/axe.ts";
import { openEmptyEnvironment } from "../../support/stack/empty-environment.ts";
import { testStack } from "../../support/stack/stack.ts";
import { expect, test } from "../../support/editors/studio-test.ts";

test.skip(testStack.name === "dev", "The development stack has no build for a second environment.");

let environment: Awaited<ReturnType<typeof openEmptyEnvironment>>;
test.beforeAll(async () => {
  environment = await openEmptyEnvironment(testStack);
});
test.afterAll(() => environment.stop());

const english = { _key: "a", _type: "offeredLanguage", code: "en", name: "English" };
const settings = {
  _id: "localeSettings",
  _type: "localeSettings",
  languages: [{ ...english, direction: "ltr" }],
  defaultLanguage: "en",
};

test("[I18N-2][I18N-3] an editor renames a language, and its pages, lists and old addresses follow", async ({
  page,
}) => {
  const { urls, lake } = environment;
  const { site, studio } = urls;
  await lake.createOrReplace(settings);
  await lake.createOrReplace(pageDocument("index", [textBlock("Welcome.")]));
  await lake.createOrReplace(pageDocument("venue", [textBlock("The venue.")]));
  const answer = (path: string) => fetch(`${site}${path}`, { redirect: "manual" });
  await expect.poll(async () => (await answer("/en/venue")).status).toBe(200);

  await test.step("a draft with another code leaves the lists as they are", async () => {
    const languages = [{ ...english, code: "en-GB" }];
    await lake.create({ ...settings, _id: "drafts.localeSettings", languages });
    await page.goto(`${studio}/structure/pages;en`);
    await expect(page.getByRole("link", { name: /venue/i }).first()).toBeVisible();
    await lake.delete("drafts.localeSettings");
  });

  await test.step("the dialog counts the documents, and renames all", async () => {
    await page.goto(`${studio}/structure/localeSettings`);
    await page.getByTestId("field-languages").getByTestId("default-preview").first().click();
    await page.getByRole("button", { name: "Rename …" }).click();
    const dialog = page.getByRole("dialog", { name: "Rename language" });
    await expect(dialog).toContainText("Page: 2");
    await dialog.getByLabel("New language code").fill("en-gb");
    await expect(dialog).toContainText("Write the language code as “en-GB”.");
    await dialog.getByLabel("New language code").fill("en-GB");
    await expect(dialog).toContainText("It redirects /en/… to /en-GB/….");
    expect(await axeProblems(page, "#rename-language")).toEqual([]);
    await dialog.getByRole("button", { name: "Rename" }).click();
    await expect(page.getByText("“en” is now “en-GB”")).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step("visitors find the pages at both addresses, and editors in the lists", async () => {
    await expect.poll(async () => (await answer("/en-GB/venue")).status).toBe(200);
    // This site runs without the serving layer, which adds the query and drops Next.js' second `Location`.
    const moved = await answer("/en/venue");
    expect([moved.status, moved.headers.get("location")?.split(", ")[0]]).toEqual([
      308,
      "/en-GB/venue",
    ]);
    await page.goto(`${studio}/structure/pages;en-GB`);
    await expect(page.getByRole("link", { name: /venue/i }).first()).toBeVisible();
  });

  await test.step("the studio speaks German on demand", async () => {
    await page.getByRole("button", { name: "Deutsch" }).click();
    await expect(page.getByRole("link", { name: "Inhalt" })).toBeVisible();
    await page.getByRole("button", { name: "English" }).click();
    await expect(page.getByRole("link", { name: "Content" })).toBeVisible();
  });
});
