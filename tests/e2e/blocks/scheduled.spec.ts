// @module-tag all
import type { Locator, Page } from "@playwright/test";
import { pageDocument, textBlock } from "../../support/documents.ts";
import { studioEditor } from "../../support/editors/studio-editor.ts";
import { expect, test, urls } from "../../support/test.ts";

test.describe.configure({ timeout: 240_000 });

/** Timeout in ms. The studio is slow on two busy cores. */
const PATIENCE = 60_000;

const words = "The lamplighter is in the house tonight.";
const timed = pageDocument("windows-timed", [
  textBlock("Always here.", "always"),
  textBlock(words, "tonight"),
]);

async function receivedAt(page: Page, path: string): Promise<string> {
  const html = await page.request.get(`${urls.site}${path}`);
  const payload = await page.request.get(`${urls.site}${path}`, { headers: { rsc: "1" } });
  expect([html.status(), payload.status()]).toEqual([200, 200]);
  return `${await html.text()} ${await payload.text()}`;
}

const isoIn = (ms: number) => new Date(Date.now() + ms).toISOString();

async function writeMoment(form: Locator, text: string): Promise<void> {
  await form.locator("input").first().fill(text);
  await form.locator("input").first().press("Tab");
}

test("[PAGE-4][PAGE-7] an editor schedules a block, and visitors receive it only between its start and end", async ({
  page,
  newVisitor,
  lake,
}) => {
  await lake.delete(`drafts.${timed._id}`);
  await lake.createOrReplace(timed);
  const { context } = await newVisitor();
  const visitor = await context.newPage();
  await visitor.goto("/en/windows-timed");
  const block = visitor.getByText(words);
  await expect(block).toBeVisible();

  await test.step("the studio rejects an end before the start and lists the scheduled times", async () => {
    const editor = studioEditor(page);
    await editor.openPage("en", timed._id);
    await editor.field("blocks").getByText(words).click();
    const dialog = page.getByRole("dialog").last();
    await dialog.getByRole("tab", { name: "Visibility" }).click();
    const field = (name: string) => dialog.locator(`[data-testid$=".shown.${name}"]`);
    await writeMoment(field("from"), "2036-05-03 18:00");
    await writeMoment(field("until"), "2036-05-03 17:00");
    await expect(field("until").getByTestId("input-validation-icon-error")).toBeVisible();
    await writeMoment(field("until"), "2036-05-04 01:30");
    await expect(field("until").getByTestId("input-validation-icon-error")).toHaveCount(0);
    await dialog.getByRole("button", { name: "Close dialog" }).click();
    const item = editor.field("blocks").getByText(/from 3 May 2036.* until 4 May 2036/);
    await expect(item).toBeVisible();
    await expect(editor.field("blocks").getByText("Scheduled", { exact: true })).toBeVisible();
    await editor.publish();
  });

  await test.step("publishing removes the block from the open page and from responses", async () => {
    await visitor.bringToFront();
    await expect(block).toHaveCount(0, { timeout: PATIENCE });
    expect(await receivedAt(visitor, "/en/windows-timed")).not.toContain(words);
  });

  for (const edge of ["from", "until"] as const) {
    await test.step(`the open page and responses follow the time of ${edge}`, async () => {
      const isShown = edge === "from";
      const time = isoIn(6_000);
      await lake
        .patch(timed._id)
        .set({ 'blocks[_key=="tonight"].shown': { [edge]: time } })
        .commit();
      expect((await receivedAt(visitor, "/en/windows-timed")).includes(words)).toBe(!isShown);
      await expect(block).toHaveCount(isShown ? 1 : 0, { timeout: PATIENCE });
      expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(time));
      expect((await receivedAt(visitor, "/en/windows-timed")).includes(words)).toBe(isShown);
    });
  }
  await lake.delete(timed._id);
});
