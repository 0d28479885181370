import type { FrameLocator, Page } from "@playwright/test";
import { key, pageDocument, textBlock } from "../support/documents.ts";
import { expect, test, urls } from "../support/test.ts";

test.describe.configure({ timeout: 180_000 });

/** Opens the studio's Preview at an address of the site and returns the previewed page. */
async function openPreview(page: Page, path: string): Promise<FrameLocator> {
  await page.goto(`${urls.studio}/presentation?preview=${encodeURIComponent(path)}`);
  const frame = page.frameLocator("iframe");
  await expect(frame.locator("main")).toBeVisible({ timeout: 90_000 });
  return frame;
}

test("[PAGE-6] a draft is seen in Presentation, with click-to-edit, and never by visitors", async ({
  page,
  lake,
  newVisitor,
}) => {
  const stored = pageDocument("side-by-side", [textBlock("What visitors read.", "text")]);
  await lake.createOrReplace(stored);
  await lake.createOrReplace({
    ...stored,
    _id: `drafts.${stored._id}`,
    blocks: [textBlock("What the editor tries.", "text")],
  });
  const preview = await openPreview(page, "/en/side-by-side");
  await expect(preview.getByText("What the editor tries.")).toBeVisible();
  const marked = preview.locator("[data-sanity]").filter({ hasText: "What the editor tries." });
  await expect(marked.first()).toBeVisible();

  const { context } = await newVisitor();
  const visitor = await context.newPage();
  await visitor.goto("/en/side-by-side");
  await expect(visitor.getByText("What visitors read.")).toBeVisible();
  await expect(visitor.getByText("What the editor tries.")).toHaveCount(0);
  await expect(visitor.locator("[data-sanity]")).toHaveCount(0);
});

test("[PAGE-6] a change to a draft shows in the preview beside the form", async ({
  page,
  lake,
}) => {
  const stored = pageDocument("typed", [textBlock("Words.", "text")], { title: "Typed" });
  await lake.createOrReplace(stored);
  const preview = await openPreview(page, "/en/typed");
  await expect(preview.getByText("Words.")).toBeVisible();
  await lake.createOrReplace({
    ...stored,
    _id: `drafts.${stored._id}`,
    blocks: [textBlock("Other words.", "text")],
  });
  await expect(preview.getByText("Other words.")).toBeVisible({ timeout: 20_000 });
});

test("[PAGE-3] a bad block is named for the editor in preview: block, field and why", async ({
  page,
  lake,
}) => {
  const broken = { ...textBlock("Never shown."), _key: key(), body: [] };
  const unknown = { _key: key(), _type: "carousel", slides: [1] };
  const blocks = [textBlock("Before."), broken, unknown, textBlock("After.")];
  await lake.createOrReplace(pageDocument("named-problems", blocks));
  const preview = await openPreview(page, "/en/named-problems");
  await expect(preview.getByText("Before.")).toBeVisible();
  await expect(preview.getByText("After.")).toBeVisible();
  const cards = preview.getByRole("note").filter({ hasText: "is not shown" });
  await expect(cards).toHaveCount(2);
  await expect(cards.nth(0)).toContainText("This text block is not shown");
  await expect(cards.nth(0).locator("code")).toHaveText("body");
  await expect(cards.nth(1)).toContainText('does not know blocks of type "carousel"');
});
