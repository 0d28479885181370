import type { SanityClient } from "@sanity/client";
import type { Locator, Page } from "@playwright/test";
import { expect } from "../expect.ts";
import { studioEditor } from "./studio-editor.ts";

/** Returns a client for the dataset with the comments and tasks, after deleting those that earlier tests left. */
export async function freshComments(lake: SanityClient): Promise<SanityClient> {
  const uri = "/comments/production/setup";
  const { datasetName } = await lake.request<{ datasetName: string }>({ uri, method: "POST" });
  const comments = lake.withConfig({ dataset: datasetName });
  await comments.delete({ query: '*[_type in ["comment", "tasks.task"]]' });
  return comments;
}

export function commentingEditor(page: Page) {
  const { field } = studioEditor(page);
  const threads = page.getByTestId("comments-list-item");

  /** Types a comment and sends it, with the keyboard only. */
  async function write(input: Locator, text: string, mention?: string) {
    await input.click();
    await page.keyboard.type(text);
    if (mention !== undefined) {
      await page.keyboard.type(` @${mention}`);
      const people = page.getByTestId("comments-mentions-menu");
      await expect(people.getByText(mention, { exact: true })).toBeVisible();
      await page.keyboard.press("Enter");
      await expect(people).toHaveCount(0);
    }
    // Waits for the button, because the studio ignores Enter until it has processed the text.
    const focused = page.getByTestId("comment-input").filter({ has: page.locator(":focus") });
    await expect(focused.getByTestId("comment-input-send-button")).toBeEnabled();
    await page.keyboard.press("Enter");
  }

  return {
    threads,

    async comment(name: string, text: string, mention: string) {
      await field(name).hover();
      await field(name).getByRole("button", { name: "Add comment" }).click();
      await write(page.getByTestId("comment-input-editable").last(), text, mention);
    },

    async reply(text: string) {
      const input = threads.first().getByTestId("comment-input-editable").last();
      await write(input, text);
    },

    async resolve() {
      await threads.first().hover();
      await page.getByRole("button", { name: "Mark comment as resolved" }).click();
    },

    async showResolved() {
      await page.getByRole("button", { name: "Open", exact: true }).click();
      await page.getByRole("menuitem", { name: "Resolved comments" }).click();
    },

    /** Opens the panel of tasks. Its button in the toolbar has no name. */
    async openTasks() {
      await page.getByTestId("tasks-toolbar").click();
    },

    async createTask(title: string, assignee: string) {
      await page.getByRole("button", { name: "New task", exact: true }).click();
      await page.getByPlaceholder("Task title").fill(title);
      await field("assignedTo").getByText("Select assignee").click();
      await page.getByRole("menuitem", { name: assignee }).click();
      await page.getByRole("button", { name: "Create Task" }).click();
      await expect(page.getByText("Task created")).toBeVisible();
    },

    tasks: page.getByTestId("tasks-list-item"),
  };
}
