// @module-tag all
import { callToAction as call, pageDocument } from "../../support/documents.ts";
import { openComposer } from "../../support/editors/composer.ts";
import { withPage } from "../../support/editors/with-page.ts";
import { expect, test } from "../../support/test.ts";

test.describe.configure({ timeout: 240_000 });

test("[COMP-4] an editor sees on the page in which text or block another editor is", async ({
  page,
  lake,
  newVisitor,
}) => {
  await withPage(lake, pageDocument("seen-together", [call]), async () => {
    const one = await openComposer(page, "/en/seen-together");
    const { context } = await newVisitor();
    const otherPage = await context.newPage();
    const other = await openComposer(otherPage, "/en/seen-together");
    const avatar = one.preview.getByTitle("Local editor");
    const typed = other.preview.locator("span[data-typing]");

    await test.step("at the text that the other editor types", async () => {
      await expect(avatar).toHaveCount(0);
      await expect(async () => {
        await other.preview.getByText("Bring a coat.", { exact: true }).click();
        await expect(typed).toBeFocused({ timeout: 2_000 });
      }).toPass({ timeout: 60_000 });
      await expect(avatar).toBeVisible();
      const text = await one.preview.getByText("Bring a coat.", { exact: true }).boundingBox();
      const shown = await avatar.boundingBox();
      if (!text || !shown) throw new Error("The text or the avatar is not displayed.");
      expect(Math.abs(shown.x - text.x)).toBeLessThan(shown.width);
      expect(shown.y).toBeLessThan(text.y);
      expect(text.y - shown.y).toBeLessThan(2 * shown.height);
    });

    await test.step("nowhere once the other editor leaves the text", async () => {
      await otherPage.keyboard.press("Escape");
      await expect(avatar).toHaveCount(0);
    });

    await test.step("at the block whose form the other editor has open", async () => {
      await other.openForm("Two evenings on the quay");
      await other.field("text").getByRole("textbox").first().click({ timeout: 60_000 });
      await expect(avatar).toBeVisible();
      await otherPage.close();
      await expect(avatar).toHaveCount(0);
    });
  });
});
