import type { Page } from "@playwright/test";
import { openComposer } from "../../support/editors/composer.ts";
import { freshPage } from "../../support/fresh-page.ts";
import { studioEditor } from "../../support/editors/studio-editor.ts";
import { expect, test } from "../../support/test.ts";

test.describe.configure({ timeout: 240_000 });

/** Collects the paths of the preview's responses with status 404. */
function watchPreview(page: Page) {
  const failed: string[] = [];
  page.on("response", (response) => {
    const isFrame = response.frame() !== page.mainFrame();
    if (isFrame && response.status() === 404) failed.push(new URL(response.url()).pathname);
  });
  return failed;
}

/**
 * Simulates lost messages, as in a busy browser. While `isCut` is true, the studio receives no
 * messages from Sanity's script in the previewed page. Returns a function that sets `isCut`.
 */
async function cutConnections(page: Page) {
  await page.addInitScript(() => {
    addEventListener(
      "message",
      (event: MessageEvent<unknown>) => {
        const isFromSanity = String(Object(event.data)["domain"]).startsWith("sanity/");
        if (isFromSanity && Reflect.get(globalThis, "isCut")) event.stopImmediatePropagation();
      },
      { capture: true },
    );
  });
  return (isCut: boolean) =>
    page.evaluate((value) => void Reflect.set(globalThis, "isCut", value), isCut);
}

const previewed = (page: Page) => new URL(page.frames()[1]?.url() || "about:blank").pathname;

test("[PAGE-6] the preview follows a page to its new address, without an error page in between", async ({
  page,
  lake,
}) => {
  await lake.delete({ query: '*[_type == "page" && slug.current match "moved-*"]' });
  await freshPage(lake, "moved-from", { title: "Moved", words: "The words that move." });
  const composer = await openComposer(page, "/en/moved-from");
  const failed = watchPreview(page);
  const words = composer.preview.getByText("The words that move.");
  await expect(words).toBeVisible();
  const slug = studioEditor(page).field("slug").locator("input");
  await slug.fill("moved-");
  await slug.pressSequentially("to-here", { delay: 120 });
  await expect.poll(() => previewed(page), { timeout: 30_000 }).toBe("/en/moved-to-here");
  await expect(words).toBeVisible();
  expect(failed).toEqual([]);
});

test(
  "[PAGE-6] the preview stays with a page whose address is unfinished or another page's",
  { tag: "@all" },
  async ({ page, lake }) => {
    await freshPage(lake, "taken-address", { title: "Taken", words: "Words of another page." });
    const id = await freshPage(lake, "own-address", { title: "Own", words: "Words of this page." });
    const composer = await openComposer(page, "/en/own-address");
    const failed = watchPreview(page);
    const slug = studioEditor(page).field("slug").locator("input");
    const draftSlug = () => lake.fetch("*[_id == $id][0].slug.current", { id: `drafts.${id}` });
    const words = composer.preview.getByText("Words of this page.");
    await slug.fill("own-");
    await expect.poll(draftSlug).toBe("own-");
    await expect(composer.preview.getByText("Some fields of this page")).toBeVisible();
    await expect(words).toBeVisible();
    await slug.fill("taken-address");
    await expect.poll(draftSlug).toBe("taken-address");
    await slug.fill("own-address-again");
    await expect.poll(() => previewed(page), { timeout: 30_000 }).toBe("/en/own-address-again");
    await expect(words).toBeVisible();
    expect(failed).toEqual([]);
  },
);

test(
  "[PAGE-6] the preview follows a page to its new address while the connection to the preview is restored",
  { tag: "@all" },
  async ({ page, lake }) => {
    await lake.delete({ query: '*[_type == "page" && slug.current match "unconnected-*"]' });
    await freshPage(lake, "unconnected-from", { words: "Words of a busy preview." });
    const cut = await cutConnections(page);
    const composer = await openComposer(page, "/en/unconnected-from");
    const failed = watchPreview(page);
    const edit = page.getByRole("checkbox", { name: "Edit", exact: true });
    await cut(true);
    await expect(edit).toBeDisabled({ timeout: 30_000 });
    await studioEditor(page).field("slug").locator("input").fill("unconnected-to");
    await expect.poll(() => previewed(page), { timeout: 30_000 }).toBe("/en/unconnected-to");
    await cut(false);
    await expect(edit).toBeEnabled({ timeout: 30_000 });
    await expect
      .poll(() => new URL(page.url()).searchParams.get("preview"))
      .toContain("/en/unconnected-to");
    await expect(composer.preview.getByText("Words of a busy preview.")).toBeVisible();
    expect(failed).toEqual([]);
  },
);

test(
  "[PAGE-6] the preview follows a page whose slug or language another editor changes, without an error page in between",
  { tag: "@all" },
  async ({ page, lake }) => {
    await lake.delete({ query: '*[_type == "page" && slug.current match "elsewhere-*"]' });
    const id = await freshPage(lake, "elsewhere-from", {
      words: "Words that another editor moves.",
    });
    const composer = await openComposer(page, "/en/elsewhere-from");
    const failed = watchPreview(page);
    const words = composer.preview.getByText("Words that another editor moves.");
    const published = await lake.getDocument(id);
    const draft = { ...published, _id: `drafts.${id}`, _type: "page" };
    await lake.create({ ...draft, slug: { _type: "slug", current: "elsewhere-to" } });
    await expect.poll(() => previewed(page), { timeout: 30_000 }).toBe("/en/elsewhere-to");
    await expect(words).toBeVisible();
    await lake.patch(draft._id).set({ language: "de" }).commit();
    await expect.poll(() => previewed(page), { timeout: 30_000 }).toBe("/de/elsewhere-to");
    await expect(words).toBeVisible();
    expect(failed).toEqual([]);
  },
);

test(
  "[PAGE-1] a duplicate has a title and an address of its own, and the preview displays the duplicate",
  { tag: "@all" },
  async ({ page, lake }) => {
    await lake.delete({ query: '*[_type == "page" && slug.current match "duplicated*"]' });
    const german = await freshPage(lake, "dupliziert", { title: "Dupliziert", language: "de" });
    const translations = [{ _key: "de", _type: "reference", _ref: german, _weak: true }];
    const id = await freshPage(lake, "duplicated", { title: "Original", translations });
    const editor = studioEditor(page);
    await editor.openPage("en", id);
    await editor.choose("Duplicate");
    await expect(editor.field("title").getByTestId("string-input")).toHaveValue(
      "Copy of Original",
      {
        timeout: 30_000,
      },
    );
    const slug = editor.field("slug").locator("input");
    await expect(slug).toHaveValue("duplicated-copy");
    const copy = await lake.fetch('*[_type == "page" && slug.current == "duplicated-copy"][0]');
    expect(copy).not.toHaveProperty("translations");
    expect(copy.blocks).toHaveLength(1);

    await test.step("Generate proposes a free address", async () => {
      await editor.field("title").getByTestId("string-input").fill("Duplicated");
      await editor.field("slug").getByRole("button", { name: "Generate" }).click();
      await expect(slug).toHaveValue("duplicated-2");
    });

    await test.step("Open in Preview opens the copy, and a click on its block opens the copy's form", async () => {
      await page.getByRole("button", { name: "Open in Preview" }).click();
      const form = page.getByTestId("form-view");
      await form.getByRole("link", { name: /\/en\/duplicated-2/ }).click();
      await expect.poll(() => previewed(page), { timeout: 60_000 }).toBe("/en/duplicated-2");
      const preview = page.frameLocator("iframe");
      await expect(page.getByRole("checkbox", { name: "Edit", exact: true })).toBeEnabled({
        timeout: 60_000,
      });
      await preview.locator("main").getByText("Words.").click();
      await expect.poll(() => page.url()).toContain(copy._id.replace("drafts.", ""));
    });
  },
);
