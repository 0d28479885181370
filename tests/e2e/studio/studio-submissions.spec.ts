// @module-tag all
import { readFileSync } from "node:fs";
import { axeProblems } from "../../support/browsers/axe.ts";
import { submissionsOf } from "../../support/forms/stored-submissions.ts";
import { expect, test, urls } from "../../support/editors/studio-test.ts";

const submission = (id: string, words: string, address: string) => ({
  _id: `formSubmission.${id}`,
  _type: "formSubmission",
  form: "form-en-contact",
  formTitle: "Write to the house",
  page: "page-en-venue",
  language: "en",
  submittedAt: new Date().toISOString(),
  deleteAt: "2999-01-01T00:00:00.000Z",
  answers: [
    { _key: "message", kind: "longText", label: "Message", values: [words] },
    { _key: "email", kind: "email", label: "Email address", values: [address] },
  ],
  addresses: [address],
  deliveries: [],
});

test("[FORM-2] lists, exports, deletes and erases submissions", async ({ page, lake }) => {
  const submissions = submissionsOf(lake);
  for (const [id, words, address] of [
    ["studio-1", "=SUM(wombats)", "eve@example.org"],
    ["studio-2", "A second message of wombats", "eve@example.org"],
    ["studio-3", "Another wombats person", "bob@example.org"],
  ] as const) {
    await submissions.createOrReplace(submission(id, words, address));
  }
  await page.goto(`${urls.studio}/submissions`);
  const cards = page.getByTestId("submission");
  await expect(cards.first()).toBeVisible();
  await page.getByLabel("Search submissions").fill("wombat");
  await expect(cards).toHaveCount(3);
  expect(await axeProblems(page, '[data-testid="submissions"]')).toEqual([]);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const csv = readFileSync(await (await download).path(), "utf8");
  expect(csv).toContain(`"'=SUM(wombats)"`);

  const bob = cards.filter({ hasText: "bob@example.org" });
  await bob.getByRole("button", { name: "Delete submission" }).click();
  await bob.getByRole("button", { name: "Delete permanently" }).click();
  await expect(cards).toHaveCount(2);

  const forms = page.getByLabel("Form", { exact: true }).getByRole("option");
  await expect(forms.filter({ hasText: "Write to the house" })).toHaveCount(1);
  await page.getByRole("button", { name: "Erase a person" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email address").fill("EVE@example.org");
  await dialog.getByRole("button", { name: "Search submissions" }).click();
  await dialog.getByRole("button", { name: "Delete 2 submissions" }).click();
  await expect(cards).toHaveCount(0);
  const left = `count(*[_id match "formSubmission.studio-*"])`;
  expect(await submissions.fetch<number>(left)).toBe(0);
});
