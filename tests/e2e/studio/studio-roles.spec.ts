import type { Page } from "@playwright/test";
import { studioEditor } from "../../support/editors/studio-editor.ts";
import { setRoles, withEditor } from "../../support/editors/studio-people.ts";
import { freshPage } from "../../support/fresh-page.ts";
import { expect, test, urls } from "../../support/test.ts";

test.describe.configure({ timeout: 240_000 });

const PATIENCE = 60_000;

/** Signs a person in and opens the form of a page. */
async function openAs(page: Page, name: string, [language, id]: [string, string]) {
  await page.goto(`${urls.studio}/structure/pages;${language};${id}`);
  await page.getByText(name, { exact: true }).click({ timeout: PATIENCE });
  await expect(studioEditor(page).field("title")).toBeVisible({ timeout: PATIENCE });
}

const titleOf = (page: Page) => studioEditor(page).field("title").getByTestId("string-input");
const banner = (page: Page) => page.getByTestId("permission-check-banner");

test("[LAKE-3] a contributor edits a draft in the unmodified Studio and can't publish it", async ({
  newVisitor,
  lake,
}) => {
  const id = await freshPage(lake, "contributed", { title: "As published" });
  const cleo = { name: "Cleo", email: "cleo@marquee.test", role: "contributor" };
  await withEditor(cleo, async () => {
    const { context } = await newVisitor();
    const page = await context.newPage();
    await openAs(page, cleo.name, ["en", id]);
    await expect(titleOf(page)).toBeEditable({ timeout: PATIENCE });
    await titleOf(page).fill("Suggested by Cleo");
    const titles = () => lake.fetch<unknown>("*[_id in [$id, 'drafts.' + $id]].title", { id });
    await expect.poll(titles, { timeout: PATIENCE }).toEqual(["Suggested by Cleo", "As published"]);
    await expect(page.getByTestId("action-publish")).toBeDisabled();
    await page.getByTestId("action-menu-button").click();
    const item = (name: string) => page.getByRole("menuitem", { name, exact: true });
    await expect(item("Delete")).toBeDisabled();
    await expect(item("Schedule publish")).toBeDisabled();
    await expect(item("Discard changes")).toBeEnabled();
    await expect(item("Save as template")).toBeEnabled();
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: "Share preview" }).click();
    await expect(page.getByText("Your role doesn't allow you to create")).toBeVisible();
    await expect(page.getByRole("button", { name: "Create link" })).toHaveCount(0);
    expect(await titles()).toEqual(["Suggested by Cleo", "As published"]);
  });
});

test(
  "[LAKE-3] a translator edits pages in one language, and reads the others",
  { tag: "@all" },
  async ({ newVisitor, lake }) => {
    const english = await freshPage(lake, "translated-en", { title: "In English" });
    const german = await freshPage(lake, "translated-de", {
      title: "In German before",
      language: "de",
    });
    setRoles({
      "german-translator": {
        title: "German translator",
        grants: [
          { filter: '_id in path("**")', permissions: ["read", "history"] },
          { filter: '_type == "page" && language == "de"', permissions: ["create", "update"] },
        ],
      },
    });
    const toni = { name: "Toni", email: "toni@marquee.test", role: "german-translator" };
    await withEditor(toni, async () => {
      const { context } = await newVisitor();
      const page = await context.newPage();
      await openAs(page, toni.name, ["en", english]);
      await expect(banner(page)).toContainText("German translator", { timeout: PATIENCE });
      await expect(titleOf(page)).not.toBeEditable();

      await page.goto(`${urls.studio}/structure/pages;de;${german}`);
      await expect(titleOf(page)).toBeEditable({ timeout: PATIENCE });
      await expect(banner(page)).toHaveCount(0);
      await titleOf(page).fill("In German");
      await studioEditor(page).publish();
      expect(await lake.fetch<unknown>("*[_id == $german][0].title", { german })).toBe("In German");
    });
  },
);
