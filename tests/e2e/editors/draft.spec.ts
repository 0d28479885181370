import type { FrameLocator, Page } from "@playwright/test";
import { key, pageDocument, pictureOf, textBlock } from "../../support/documents.ts";
import { goldenSquare } from "../../support/browsers/golden-square.ts";
import { withPage } from "../../support/editors/with-page.ts";
import { expect, test, urls } from "../../support/test.ts";

test.describe.configure({ timeout: 180_000 });

/** Opens the studio's Preview at an address of the site and returns the previewed page. */
async function openPreview(page: Page, path: string): Promise<FrameLocator> {
  await page.goto(`${urls.studio}/presentation?preview=${encodeURIComponent(path)}`);
  const frame = page.frameLocator("iframe");
  await expect(frame.locator("main")).toBeVisible({ timeout: 90_000 });
  return frame;
}

test("[PAGE-6] displays a draft with click-to-edit in the Preview tool, and never to visitors", async ({
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

  await test.step("a click in the preview opens the field in the form", async () => {
    // Waits until the studio has connected to the preview. Before that, clicks on overlays have no effect.
    await expect(page.getByRole("checkbox", { name: "Edit", exact: true })).toBeEnabled({
      timeout: 60_000,
    });
    const form = page.getByTestId('field-blocks[_key=="text"].body');
    await expect(form).toHaveCount(0);
    // Clicks beside the text, because a click on the text would make the text editable.
    const block = preview.locator(`[data-block='blocks[_key=="text"]']`);
    // Retries, because Sanity's overlay ignores a click that comes before it has handled the mouse's movement.
    await expect(async () => {
      await block.click({ position: { x: 4, y: 4 } });
      await expect(form).toContainText("What the editor tries.", { timeout: 5_000 });
    }).toPass({ timeout: 30_000 });
  });

  const { context } = await newVisitor();
  const visitor = await context.newPage();
  await visitor.goto("/en/side-by-side");
  await expect(visitor.getByText("What visitors read.")).toBeVisible();
  await expect(visitor.getByText("What the editor tries.")).toHaveCount(0);
  await expect(visitor.locator("[data-sanity]")).toHaveCount(0);
});

test(
  "[PAGE-6] updates the preview when a draft changes",
  { tag: "@all" },
  async ({ page, lake }) => {
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
  },
);

test(
  "[PAGE-3] the preview names the block, field and error of an invalid block",
  { tag: "@all" },
  async ({ page, lake }) => {
    const broken = { ...textBlock("Never shown."), _key: key(), body: [] };
    const unknown = { _key: key(), _type: "carousel", slides: [1] };
    const blocks = [textBlock("Before."), broken, unknown, textBlock("After.")];
    await lake.createOrReplace(pageDocument("named-problems", blocks));
    const preview = await openPreview(page, "/en/named-problems");
    await expect(preview.getByText("Before.")).toBeVisible();
    await expect(preview.getByText("After.")).toBeVisible();
    const incomplete = preview
      .getByRole("note")
      .filter({ hasText: "do not see this text block yet" });
    await expect(incomplete).toContainText("Enter some text, or remove this block.");
    await expect(incomplete.getByRole("link", { name: "Text" })).toHaveAttribute(
      "href",
      new RegExp(
        `/intent/edit/.*id=page-en-named-problems;type=page;path=blocks.*${broken._key}.*body$`,
      ),
    );
    const card = preview.getByRole("note").filter({ hasText: "is not shown" });
    await expect(card).toContainText("does not know blocks of type “carousel”");
  },
);

test("[TOL-2] updates the preview without a reload when a title is cleared and entered again", async ({
  page,
  lake,
}) => {
  const stored = pageDocument("retitled", [textBlock("Words.")], { title: "Retitled" });
  await lake.createOrReplace(stored);
  const draft = { ...stored, _id: `drafts.${stored._id}` };
  await lake.createOrReplace(draft);
  const preview = await openPreview(page, "/en/retitled");
  await expect(preview.getByText("Words.")).toBeVisible();
  const main = preview.locator("main");
  await preview.locator("html").evaluate((html) => html.setAttribute("data-same-load", ""));

  await lake.createOrReplace({ ...draft, title: "" });
  const card = preview.getByRole("note").filter({ hasText: "Some fields of this page" });
  await expect(card).toContainText("Enter a title for the page.", { timeout: 20_000 });
  await expect(main).toContainText("Words.");

  await lake.createOrReplace({ ...draft, title: "a".repeat(130) });
  await expect(card).toContainText("The text is too long: shorten it to 120 characters or fewer.", {
    timeout: 20_000,
  });
  await lake.createOrReplace({ ...draft, slug: { _type: "slug" } });
  await expect(card.getByRole("link", { name: "Slug" })).toBeVisible({ timeout: 20_000 });
  await expect(main).toContainText("Words.");
  await lake.createOrReplace({ ...draft, title: "Retitled again" });
  await expect(card).toHaveCount(0, { timeout: 20_000 });
  await expect(main).toContainText("Words.");
  await expect(preview.locator("html[data-same-load]")).toHaveCount(1);
});

test(
  "[TOL-1] reports a social image without alt text in the preview and renders the page",
  { tag: "@all" },
  async ({ page, lake, newVisitor }) => {
    const image = await lake.assets.upload("image", goldenSquare, { filename: "social.png" });
    const { alt: _alt, ...silent } = pictureOf(image._id, "");
    const stored = pageDocument("silent-social-image", [textBlock("Words.")]);
    const unfinished = { ...stored, seo: { title: "b".repeat(130), image: silent } };
    await lake.createOrReplace(unfinished);
    await lake.createOrReplace({ ...unfinished, _id: `drafts.${stored._id}` });
    const preview = await openPreview(page, "/en/silent-social-image");
    await expect(preview.locator("main")).toContainText("Words.");
    const card = preview.getByRole("note").filter({ hasText: "Some fields of this page" });
    await expect(card).toContainText("Enter an alt text that describes the image");
    const alt = "SEO › Social image › Alt text";
    await expect(card.getByRole("link", { name: alt })).toBeVisible();

    const { context } = await newVisitor();
    const visitor = await context.newPage();
    const response = await visitor.goto("/en/silent-social-image");
    expect(response?.status()).toBe(200);
    await expect(visitor.locator("main")).toContainText("Words.");
    await expect(visitor.getByRole("note")).toHaveCount(0);
  },
);

test(
  "[TOL-1] previews a hero with an incomplete button, and a card links to the invalid field",
  { tag: "@all" },
  async ({ page, lake, newVisitor }) => {
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
    const stored = pageDocument("added-button", [hero]);
    await withPage(lake, stored, async () => {
      const preview = await openPreview(page, "/en/added-button");
      await expect(preview.getByRole("heading", { name: "The finished hero" })).toBeVisible();
      await expect(preview.getByRole("link", { name: "Programme" })).toBeVisible();
      const card = preview.getByRole("note").filter({ hasText: "Parts of this" });
      await expect(card.getByRole("link", { name: "Buttons › 2. Link › Link text" })).toBeVisible();
      await expect(card).toContainText("Enter the link text.");

      await test.step("names the field by its path outside a studio", async () => {
        const alone = await page.context().newPage();
        const shown = await preview.locator("html").evaluate(() => location.href);
        await alone.goto(shown);
        const note = alone.getByRole("note").filter({ hasText: "Parts of this" });
        await expect(note.getByRole("link", { name: "Actions › 2 › Label" })).toBeVisible();
      });

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
        await expect(field.getByRole("textbox")).toBeFocused({ timeout: 30_000 });
        expect(context.pages()).toHaveLength(1);
        await german.keyboard.type("Tickets");
        await expect(note).toHaveCount(0, { timeout: 30_000 });
      });
    });
  },
);
