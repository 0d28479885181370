// @module-tag all
import type { Page } from "@playwright/test";
import { commentingEditor, freshComments } from "../../support/editors/studio-comments.ts";
import { studioEditor } from "../../support/editors/studio-editor.ts";
import { withEditor } from "../../support/editors/studio-people.ts";
import { freshPage } from "../../support/fresh-page.ts";
import { expect, test, urls } from "../../support/test.ts";

test.describe.configure({ timeout: 240_000 });

const ada = { name: "Ada", email: "ada@marquee.test" };
const local = "Local editor";

/** Signs a person in and opens the form of an English page. */
async function openAs(page: Page, name: string, id: string) {
  await page.goto(`${urls.studio}/structure/pages;en;${id}`);
  await page.getByText(name, { exact: true }).click({ timeout: 60_000 });
  const title = studioEditor(page).field("title").getByTestId("string-input");
  await expect(title).toBeEditable({ timeout: 60_000 });
}

test("[COMP-5] two editors discuss a field and share a task, and publishing keeps both", async ({
  page,
  lake,
  newVisitor,
}) => {
  const comments = await freshComments(lake);
  const id = await freshPage(lake, "discussed", { title: "A long title" });
  await withEditor(ada, async () => {
    const { context } = await newVisitor();
    const second = await context.newPage();
    await openAs(page, local, id);
    await openAs(second, ada.name, id);
    const [one, two] = [commentingEditor(page), commentingEditor(second)];

    await test.step("a comment with a mention appears in the other editor's studio", async () => {
      await two.openComments();
      await one.comment("title", "Too long?", "Ada");
      await expect(one.threads).toContainText("Too long? @Ada");
      await expect(two.threads).toContainText("Too long? @Ada");
    });

    await test.step("a reply and a resolution appear in the first editor's studio", async () => {
      await two.reply("I shorten it.");
      await expect(one.threads).toContainText("I shorten it.");
      await two.resolve();
      await expect(one.threads).toHaveCount(0);
      await one.showComments("Resolved");
      await expect(one.threads).toContainText("I shorten it.");
    });

    await test.step("a task reaches its assignee, who closes it", async () => {
      await one.openTasks();
      await one.createTask("Shorten the title", "Ada");
      await two.openTasks();
      await expect(two.tasks).toContainText("Shorten the title");
      // Uses `click` instead of `check`, because the checkbox disappears with the task from the
      // list of open tasks.
      await two.tasks.getByRole("checkbox").click();
      const task = '*[_type == "tasks.task"][0]{status, "about": target.document._ref}';
      await expect.poll(() => comments.fetch(task)).toEqual({ status: "closed", about: id });
    });

    await test.step("publishing and duplicating the page change no comment and no task", async () => {
      const stored = () =>
        comments.fetch<unknown>('*[_type in ["comment", "tasks.task"]]|order(_id)');
      const before = await stored();
      const editor = studioEditor(page);
      await editor.field("title").getByTestId("string-input").fill("Short");
      await editor.publish();
      await page.reload();
      await expect(page.getByTestId("pane-footer-document-status")).toContainText("Last published");
      await one.openComments();
      await one.showComments("Resolved");
      await expect(one.threads).toContainText("I shorten it.");
      await editor.choose("Duplicate");
      await expect(page).not.toHaveURL(new RegExp(id));
      await expect(editor.field("title").getByTestId("string-input")).toBeEditable();
      await expect(one.threads).toHaveCount(0);
      expect(await stored()).toEqual(before);
    });
  });
});
