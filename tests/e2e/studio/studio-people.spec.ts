import { commentingEditor, freshComments } from "../../support/editors/studio-comments.ts";
import { studioEditor } from "../../support/editors/studio-editor.ts";
import { withEditor } from "../../support/editors/studio-people.ts";
import { expect, test, urls } from "../../support/editors/studio-test.ts";
import { freshPage } from "../../support/fresh-page.ts";

const ada = { name: "Ada", email: "ada@marquee.test" };

test("[SEC-3] signs in with a password in a browser that carries the cookie of its code", async ({
  visitor: page,
}) => {
  const password = "correct horse battery";
  await withEditor({ ...ada, password }, async () => {
    await page.goto(`${urls.studio}/structure/start`);
    await page.getByText("Email and password", { exact: true }).click();
    await page.getByLabel("Email").fill(ada.email);
    await page.getByLabel("Password").fill(password);
    const redeemed = page.waitForRequest(/\/auth\/fetch\?/);
    await page.getByRole("button", { name: "Sign in" }).click();
    const { cookie } = await (await redeemed).allHeaders();
    expect(cookie).toMatch(/lake_sign_in_\w{8}=\w{32}/);
    await expect(page.getByRole("heading", { name: "Create a page" })).toBeVisible();
  });
});

test(
  "[LAKE-3] a contributor edits drafts and can't publish",
  { tag: "@all" },
  async ({ visitor: page, lake }) => {
    const id = await freshPage(lake, "contributed", { title: "As published" });
    const cleo = { name: "Cleo", email: "cleo@marquee.test", role: "contributor" };
    const editor = studioEditor(page);
    await withEditor(cleo, async () => {
      await editor.openPage("en", id, cleo.name);
      await editor.title.fill("Suggested by Cleo");
      const titles = () => lake.fetch<unknown>("*[_id in [$id, 'drafts.' + $id]].title", { id });
      await expect.poll(titles).toEqual(["Suggested by Cleo", "As published"]);
      await expect(page.getByTestId("action-publish")).toBeDisabled();
      await page.getByTestId("action-menu-button").click();
      const item = (name: string) => page.getByRole("menuitem", { name, exact: true });
      await expect(item("Delete (not allowed for your role)")).toBeDisabled();
      await expect(item("Schedule publish (not allowed for your role)")).toBeDisabled();
      await expect(item("Discard changes")).toBeEnabled();
      await expect(item("Save as template")).toBeEnabled();
      await page.keyboard.press("Escape");

      await editor.openPanel("Share preview");
      await expect(page.getByText("Your role doesn't allow you to create")).toBeVisible();
      await expect(page.getByRole("button", { name: "Create link" })).toHaveCount(0);
    });
  },
);

test(
  "[COMP-5] two editors discuss a field and share a task, and publishing keeps both",
  { tag: "@all" },
  async ({ page, lake, editor, visitor: second }) => {
    const comments = await freshComments(lake);
    const id = await freshPage(lake, "discussed", { title: "A long title" });
    await withEditor(ada, async () => {
      await editor.openPage("en", id, "Local editor");
      await studioEditor(second).openPage("en", id, "Ada");
      const [one, two] = [commentingEditor(page), commentingEditor(second)];

      await test.step("a comment with a mention appears in the other editor's studio", async () => {
        await studioEditor(second).openPanel("Comments");
        await one.comment("title", "Too long?", "Ada");
        for (const { threads } of [one, two]) await expect(threads).toContainText("Too long? @Ada");
      });

      await test.step("a reply and a resolution appear in the first editor's studio", async () => {
        await two.reply("I shorten it.");
        await expect(one.threads).toContainText("I shorten it.");
        await two.resolve();
        await expect(one.threads).toHaveCount(0);
        await one.showResolved();
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
        await editor.title.fill("Short");
        await editor.publish();
        // Without the panel, which the address of a reloaded page may contain.
        await editor.openPage("en", id);
        await editor.openPanel("Comments");
        await one.showResolved();
        await expect(one.threads).toContainText("I shorten it.");
        await editor.choose("Duplicate");
        await expect(editor.title).toHaveValue("Copy of Short");
        await expect(one.threads).toHaveCount(0);
        expect(await stored()).toEqual(before);
      });
    });
  },
);
