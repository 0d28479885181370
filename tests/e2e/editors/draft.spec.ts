import type { FrameLocator, Page } from "@playwright/test";
import { pageDocument, pictureOf, textBlock } from "../../support/documents.ts";
import { goldenSquare } from "../../support/browsers/golden-square.ts";
import { expect, test, urls } from "../../support/editors/studio-test.ts";

/** Opens the studio's Preview at an address of the site and returns the previewed page. */
async function openPreview(page: Page, path: string): Promise<FrameLocator> {
  await page.goto(`${urls.studio}/presentation?preview=${encodeURIComponent(path)}`);
  const frame = page.frameLocator("iframe");
  await expect(frame.locator("main")).toBeVisible();
  return frame;
}

test("[PAGE-6] displays a draft with click-to-edit in the Preview tool, and never to visitors", async ({
  page,
  visitor,
  publishPage,
}) => {
  const stored = pageDocument("side-by-side", [textBlock("What visitors read.", "text")]);
  await publishPage(stored, { blocks: [textBlock("What the editor tries.", "text")] });
  const preview = await openPreview(page, "/en/side-by-side");
  await expect(preview.getByText("What the editor tries.")).toBeVisible();
  const marked = preview.locator("[data-sanity]").filter({ hasText: "What the editor tries." });
  await expect(marked.first()).toBeVisible();

  await test.step("a click in the preview opens the field in the form", async () => {
    // Waits until the studio has connected to the preview. Before that, clicks on overlays have no effect.
    await expect(page.getByRole("checkbox", { name: "Edit", exact: true })).toBeEnabled();
    const form = page.getByTestId('field-blocks[_key=="text"].body');
    await expect(form).toHaveCount(0);
    // Clicks beside the text, because a click on the text would make the text editable.
    const block = preview.locator(`[data-block='blocks[_key=="text"]']`);
    // Retries, because Sanity's overlay ignores a click that comes before it has handled the mouse's movement.
    await expect(async () => {
      await block.click({ position: { x: 4, y: 4 } });
      await expect(form).toContainText("What the editor tries.", { timeout: 5_000 });
    }).toPass();
  });

  await visitor.goto("/en/side-by-side");
  await expect(visitor.getByText("What visitors read.")).toBeVisible();
  await expect(visitor.getByText("What the editor tries.")).toHaveCount(0);
  await expect(visitor.locator("[data-sanity]")).toHaveCount(0);
});

test(
  "[TOL-1] previews a hero with an incomplete button, and a card links to the invalid field",
  { tag: "@all" },
  async ({ page, lake, newVisitor, publishPage }) => {
    const image = await lake.assets.upload("image", goldenSquare, { filename: "poster.png" });
    const link = { _key: "a", _type: "link", kind: "external", href: "https://example.org/" };
    const hero = {
      _key: "hero",
      _type: "heroAnimation",
      version: 2,
      heading: "The finished hero",
      poster: pictureOf(image._id, "A poster"),
      actions: [
        { ...link, label: "Programme" },
        { _key: "new", _type: "link", kind: "internal" },
      ],
    };
    await publishPage(pageDocument("added-button", [hero]));
    const preview = await openPreview(page, "/en/added-button");
    await expect(preview.getByRole("heading", { name: "The finished hero" })).toBeVisible();
    await expect(preview.getByRole("link", { name: "Programme" })).toBeVisible();
    const card = preview.getByRole("note").filter({ hasText: "Parts of this" });
    await expect(card.getByRole("link", { name: "Buttons › 2. Link › Link text" })).toBeVisible();
    await expect(card).toContainText("Enter the link text.");

    await test.step("names and opens the field by keyboard in a German studio", async () => {
      const { context } = await newVisitor({ locale: "de-DE" });
      const german = await context.newPage();
      const previewed = await openPreview(german, "/en/added-button");
      const note = previewed.getByRole("note").filter({ hasText: "Parts of this" });
      const link = note.getByRole("link", { name: "Schaltflächen › 2. Link › Linktext" });
      await expect(note).toContainText("Geben Sie den Linktext ein.");
      await expect(link.locator("bdi")).toHaveAttribute("lang", "de");
      await link.press("Enter");
      const field = german.getByTestId('field-blocks[_key=="hero"].actions[_key=="new"].label');
      await expect(field.getByRole("textbox")).toBeFocused();
      expect(context.pages()).toHaveLength(1);
      await german.keyboard.type("Tickets");
      await expect(note).toHaveCount(0);
    });
  },
);
