// @module-tag all
import type { Locator, Page } from "@playwright/test";
import type { SanityClient } from "@sanity/client";
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

/** Returns all that a visitor receives at an address: the HTML, and the payload of a client-side navigation. */
async function receivedAt(page: Page, path: string): Promise<string> {
  const html = await page.request.get(`${urls.site}${path}`);
  const payload = await page.request.get(`${urls.site}${path}`, { headers: { rsc: "1" } });
  expect([html.status(), payload.status()]).toEqual([200, 200]);
  return `${await html.text()} ${await payload.text()}`;
}

const setTime = (lake: SanityClient, time: { from?: string; until?: string }) =>
  lake.patch(timed._id).set({ 'blocks[_key=="tonight"].shown': time }).commit();

const isoIn = (ms: number) => new Date(Date.now() + ms).toISOString();

/** Types a date and time into the start or end field that `form` contains. */
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

  await test.step("at its start the block appears on the open page and in responses", async () => {
    const from = isoIn(6_000);
    await setTime(lake, { from });
    expect(await receivedAt(visitor, "/en/windows-timed")).not.toContain(words);
    await expect(block).toBeVisible({ timeout: PATIENCE });
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(from));
    expect(await receivedAt(visitor, "/en/windows-timed")).toContain(words);
  });

  await test.step("at its end the block disappears from the open page and from responses", async () => {
    const until = isoIn(6_000);
    await setTime(lake, { until });
    expect(await receivedAt(visitor, "/en/windows-timed")).toContain(words);
    await expect(block).toHaveCount(0, { timeout: PATIENCE });
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(until));
    expect(await receivedAt(visitor, "/en/windows-timed")).not.toContain(words);
  });
  await lake.delete(timed._id);
});

test("[PAGE-7] a release scheduled in the studio publishes one page and unpublishes another at its time", async ({
  page,
  newVisitor,
  lake,
}) => {
  const releaseId = `windows${Date.now().toString(36)}`;
  const changed = pageDocument("windows-changed", [textBlock("Before the night.", "text")]);
  const ended = pageDocument("windows-ended", [textBlock("Until the night.", "text")]);
  await lake.createOrReplace(changed);
  await lake.createOrReplace(ended);
  await lake.releases.create({ releaseId, metadata: { title: "Night", releaseType: "scheduled" } });
  await lake.createVersion({ releaseId, publishedId: changed._id, baseId: changed._id });
  await lake.replaceVersion({
    releaseId,
    publishedId: changed._id,
    document: {
      ...changed,
      _id: `versions.${releaseId}.${changed._id}`,
      blocks: [textBlock("In the night.", "text")],
    },
  });
  await lake.unpublishVersion({ releaseId, publishedId: ended._id });
  const { context } = await newVisitor();
  const visitor = await context.newPage();
  await visitor.goto("/en/windows-changed");
  await expect(visitor.getByText("Before the night.")).toBeVisible();

  await page.goto(`${urls.studio}/releases/${releaseId}`);
  const schedule = page.getByTestId("schedule-button");
  await expect(schedule).toBeEnabled({ timeout: PATIENCE });
  await schedule.click();
  const dialog = page.getByTestId("confirm-schedule-dialog");
  await dialog.getByTestId("date-input").fill("Jan 1, 2036 09:00");
  await dialog.getByTestId("date-input").press("Tab");
  await dialog.getByRole("button", { name: "Yes, schedule" }).click();
  await expect(page.getByRole("button", { name: "Unschedule" })).toBeVisible({ timeout: PATIENCE });
  const scheduled = await lake.releases.get({ releaseId });
  expect(scheduled).toMatchObject({
    state: "scheduled",
    publishAt: expect.stringMatching(/^203[56]/),
  });
  // Reschedules the release in the lake, because the studio's form accepts only whole minutes. Waiting for the next
  // minute would slow down the test.
  const time = isoIn(4_000);
  await lake.releases.schedule({ releaseId, publishAt: time });

  await visitor.bringToFront();
  await expect(visitor.getByText("In the night.")).toBeVisible({ timeout: PATIENCE });
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(time));
  expect((await visitor.request.get(`${urls.site}/en/windows-ended`)).status()).toBe(404);
  expect(await lake.fetch("count(*[_id in $ids])", { ids: [changed._id, ended._id] })).toBe(1);
  await lake.delete({
    query: "*[_id in $ids]",
    params: { ids: [changed._id, `drafts.${ended._id}`] },
  });
  await lake.releases.delete({ releaseId });
});
