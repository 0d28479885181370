// @module-tag all
import { pageDocument } from "../../support/documents.ts";
import { expect, test } from "../../support/editors/studio-test.ts";

test("[PAGE-4] reads a date in the site's time zone, corrects a skipped time with a word, and asks about a repeated one", async ({
  page,
  lake,
  editor,
  publishPage,
}) => {
  await publishPage(pageDocument("clock-changes", []));
  await lake.patch("localeSettings").set({ timeZone: "Europe/Berlin" }).commit();
  const storedDate = () =>
    lake.fetch<string>(
      `*[_id == "drafts." + $id][0].date`,
      { id: "page-en-clock-changes" },
      { perspective: "raw" },
    );
  try {
    await editor.openPage("en", "page-en-clock-changes");
    await page.getByRole("tab", { name: "Listing" }).click();
    const date = editor.field("date");
    await expect(date).toContainText("Berlin");
    const type = async (text: string) => {
      await date.locator("input").first().fill(text);
      await page.keyboard.press("Tab");
    };
    await type("2027-03-28 02:30");
    await expect(page.getByText("02:30 does not exist on this day")).toBeVisible();
    await expect.poll(storedDate).toBe("2027-03-28T01:30:00.000Z");
    await type("2027-10-31 02:30");
    await expect(page.getByText("02:30 occurs twice on this day")).toBeVisible();
    await page.getByRole("button", { name: "Second (UTC+01:00)" }).click();
    await expect.poll(storedDate).toBe("2027-10-31T01:30:00.000Z");
    await page.getByRole("button", { name: "First (UTC+02:00)" }).click();
    await expect.poll(storedDate).toBe("2027-10-31T00:30:00.000Z");
    await type("2027-10-31 04:30");
    await expect(page.getByText("occurs twice on this day")).toHaveCount(0);
  } finally {
    await lake.patch("localeSettings").unset(["timeZone"]).commit();
  }
});
