import type { SanityClient } from "@sanity/client";
import { faultyPage, removeFaultyPage, storeFaultyPage } from "../../support/faulty-page.ts";
import { pageDocument, textBlock } from "../../support/documents.ts";
import { goldenSquare } from "../../support/browsers/golden-square.ts";
import { redirectDocument } from "../../support/redirects.ts";
import { expect, test } from "../../support/editors/studio-test.ts";

/** Changes the draft of the faulty page in the lake, as another editor's studio would. */
const change = (lake: SanityClient, set: object, unset: string[] = []) =>
  lake.patch(faultyPage.draft).set(set).unset(unset).commit();

test.afterEach(({ lake }) => removeFaultyPage(lake));

test(
  "[PAGE-4][PAGE-8][VID-3][GATE-5] the page checks list all issues of a page, lead to each field, and clear before publishing",
  { tag: "@all" },
  async ({ page, lake, editor, request }) => {
    await storeFaultyPage(lake, goldenSquare);
    const found = (check: string) => page.locator(`[data-check="${check}"]`);

    await test.step("lists an issue for every check", async () => {
      await editor.openPage("en", faultyPage.id);
      await editor.openPanel("Page checks");
      for (const [check, words] of [
        ["address", /redirect loop/],
        ["headings", /no main heading/],
        ["headings", /skips a heading level/],
        ["pictures", /is a file name/],
        ["links", /“Not open yet” is not published/],
        ["anchors", /same anchor/],
        ["videos", /does not exist or is private/],
        ["animations", /see the image instead of the animation/],
        ["uploads", /Uploaded files are public/],
        ["search", /same title in search results/],
        ["search", /site description/],
      ] as const) {
        await expect(found(check).filter({ hasText: words })).toHaveCount(1);
      }
      await expect(page.getByTestId("action-publish")).toBeDisabled();
    });

    await test.step("pressing an issue focuses its field, where an editor fixes it", async () => {
      await found("search").filter({ hasText: "same title" }).press("Enter");
      await expect(editor.title).toBeFocused();
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type("The house that moved");

      await found("search").filter({ hasText: "site description" }).click();
      const description = editor.field("seo.description").locator("textarea");
      await expect(description).toBeFocused();
      await description.fill("Where the festival is since it moved.");
      await expect(found("search")).toHaveCount(0);

      await found("pictures").click();
      const dialog = page.getByRole("dialog");
      const alt = dialog.getByTestId('field-blocks[_key=="seen"].picture.alt').locator("input");
      await expect(alt).toBeFocused();
      await alt.fill("A square of light");
      await dialog.getByRole("button", { name: "Close dialog" }).click();
      await expect(found("pictures")).toHaveCount(0);
    });

    await test.step("removes issues that another editor fixes", async () => {
      const { closed, id } = faultyPage;
      const drafted = await lake.getDocument(`drafts.${closed}`);
      await lake
        .transaction()
        .createOrReplace({ ...drafted, _id: closed, _type: "page" })
        .delete(`drafts.${closed}`)
        .createOrReplace(redirectDocument("/en/checks-moving", { page: id }))
        .createOrReplace(redirectDocument("/en/checks-before", { page: id }))
        .commit();
      await change(
        lake,
        {
          'blocks[_key=="letter"].body[1].style': "h3",
          'blocks[_key=="halves"].end[0]._key': "other-half",
          'blocks[_key=="film"].address': "https://vimeo.com/76979871",
        },
        ['blocks[_key=="hero"].animation', 'blocks[_key=="said"]'],
      );
      await change(lake, { 'blocks[_key=="letter"].heading': "A letter" });
      for (const check of ["address", "headings", "links", "anchors", "videos", "animations"]) {
        await expect(found(check)).toHaveCount(0);
      }
      await expect(found("uploads")).toHaveCount(1);
      await expect(page.getByText("1 issue.")).toBeVisible();
    });

    await test.step("displays a message once before publishing and lets the editor publish anyway", async () => {
      const publish = page.getByTestId("action-publish");
      await page.getByRole("button", { name: "Close page checks panel" }).click();
      await expect(found("uploads")).toHaveCount(0);
      await expect(publish).toBeEnabled();
      await publish.click();
      await expect(found("uploads")).toHaveCount(1);
      expect((await request.get("/en/checks-moved")).status()).toBe(404);
      await page.getByRole("button", { name: "Publish anyway" }).click();
      await expect.poll(async () => (await request.get("/en/checks-moved")).status()).toBe(200);
      await expect(found("uploads")).toHaveCount(0);
      expect(await (await request.get("/en/checks-before")).text()).toContain("A letter");
    });
  },
);

test(
  "[PAGE-4] on a phone, a dialog asks before publishing a page with issues",
  { tag: "@all" },
  async ({ page, lake, editor, publishPage }) => {
    const title = "A page without a description";
    const stored = pageDocument("checks-on-a-phone", [textBlock("A few words.")]);
    const { page: id } = await publishPage(stored, { title });
    await page.setViewportSize({ width: 390, height: 844 });
    await editor.openPage("en", id);
    const publish = page.getByTestId("action-publish");
    await expect(publish).toBeEnabled();
    await publish.click();
    await expect(page.getByText("The page checks found issues.")).toBeVisible();
    await page.getByRole("button", { name: "Publish anyway" }).click();
    await expect.poll(async () => (await lake.getDocument(id))?.["title"]).toBe(title);
  },
);
