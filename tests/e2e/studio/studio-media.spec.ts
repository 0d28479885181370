import { pageDocument, pictureOf } from "../../support/documents.ts";
import { freshPage } from "../../support/fresh-page.ts";
import { goldenSquare } from "../../support/browsers/golden-square.ts";
import { expect, test, urls } from "../../support/editors/studio-test.ts";

test(
  "[STU-1] an editor uploads, finds, names and deletes files",
  { tag: "@all" },
  async ({ page, lake }) => {
    await lake.delete({
      query: "*[originalFilename in ['lantern-notes.txt', 'barrel-notes.txt']]",
    });
    // The title identifies the image, because another test may have uploaded it under another name.
    const { _id: used } = await lake.assets.upload("image", goldenSquare);
    await lake.patch(used).set({ title: "Golden tile" }).commit();
    const seo = { image: pictureOf(used, "A tile") };
    const id = await freshPage(lake, "media-user", { title: "Golden page", seo });
    const files = ["lantern", "barrel"].map((word) => ({
      name: `${word}-notes.txt`,
      mimeType: "text/plain",
      buffer: Buffer.from(`${word} ${Date.now()}`),
    }));
    await page.goto(`${urls.studio}/media`);
    const assets = page.getByTestId("asset");
    const asset = (name: string) => assets.filter({ hasText: name });
    await expect(assets.first()).toBeVisible();

    await page.getByTestId("upload-input").setInputFiles(files);
    await expect(page.getByText("2 files uploaded")).toBeVisible();
    await page.getByLabel("Search media").fill("lantern");
    await expect(asset("barrel-notes.txt")).toHaveCount(0);
    await asset("lantern-notes.txt").getByRole("button").click();
    const details = page.getByTestId("asset-details");
    await expect(details.getByText("No document uses this file.")).toBeVisible();
    await details.getByLabel("Title").fill("Keeper's notes");
    await details.getByLabel("Title").press("Enter");
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(details).toHaveCount(0);
    await page.getByLabel("Search media").fill("notes keeper");
    await expect(asset("Keeper's notes")).toBeVisible();

    for (const name of ["Golden tile", "Keeper's notes", "barrel-notes.txt"]) {
      await page.getByLabel("Search media").fill(name);
      await page.getByLabel(`Select “${name}”`).check();
    }
    await page.getByRole("button", { name: "Delete" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("Delete 2 files?")).toBeVisible();
    await expect(dialog.getByRole("listitem")).toHaveText(/^Golden tile: ./);
    await dialog.getByRole("button", { name: "Delete" }).click();
    await page.getByLabel("Search media").fill("notes");
    await expect(page.getByText("No files found.")).toBeVisible();
    expect(await lake.fetch("count(*[originalFilename match 'notes'])")).toBe(0);

    await page.getByLabel("Search media").fill("golden tile");
    await asset("Golden tile").getByRole("button").click();
    await details.getByRole("link", { name: "Golden page" }).click();
    await expect(page).toHaveURL(new RegExp(id));
    await lake.patch(used).unset(["title"]).commit();
  },
);

test(
  "[STU-1] a chosen image brings its default alt text",
  { tag: "@all" },
  async ({ page, lake, editor }) => {
    const { _id: asset } = await lake.assets.upload("image", goldenSquare);
    await lake.patch(asset).set({ title: "Golden square", altText: "A square of gold" }).commit();
    const picture = pictureOf(asset, "A golden square");
    const blocks = [{ _key: "image", _type: "imageBlock", picture }];
    const id = await freshPage(lake, "media-choice", { blocks });
    await editor.openPage("en", id);
    await expect(page.locator(`a[href*="${id}"] img[src*="w=80"]`)).toBeVisible();
    await editor.openGroup("SEO");
    await page.getByRole("button", { name: "Select", exact: true }).click();
    const dialog = page.getByTestId("choose-asset");
    await dialog.getByLabel("Search media").fill("golden squ");
    await dialog.getByTestId("asset").getByRole("button", { name: "Golden square" }).click();
    await expect(dialog).toHaveCount(0);
    const chosen = async () => (await lake.getDocument(`drafts.${id}`))?.["seo"].image;
    await expect.poll(chosen).toMatchObject({ asset: { _ref: asset }, alt: "A square of gold" });
    await lake.delete(`drafts.${id}`);
    await lake.patch(asset).unset(["title", "altText"]).commit();
  },
);

test("[STU-2] an editor changes several pages at once", async ({ page, lake, publishPage }) => {
  await lake.delete({ query: "*[slug.current match 'bulk-*']" });
  for (const [slug, title] of [
    ["bulk-a", "Zebra bulk"],
    ["bulk-b", "Aardvark bulk"],
  ] as const) {
    await publishPage(pageDocument(slug, [], { title }), { title: `${title} 2` });
  }
  const titles = () => lake.fetch("*[slug.current match 'bulk-*'] | order(_id asc).title");
  await page.goto(`${urls.studio}/structure/pages;manage`);
  const rows = page.getByTestId("page-row");
  await expect(rows.first()).toBeVisible();
  await page.getByLabel("Search pages").fill("bulk");
  await expect(rows).toHaveCount(2);
  await page.getByLabel("Sort").selectOption("By title");
  await expect(rows).toHaveText([/^Aardvark bulk 2.*Edited/, /^Zebra bulk 2.*Edited/]);

  const run = async (button: RegExp, verb: string) => {
    await page.getByLabel("Select all listed pages").check();
    await page.getByRole("button", { name: button }).click();
    await page.getByRole("dialog").getByRole("button", { name: verb }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  };
  await run(/^Publish \(2\)$/, "Publish");
  await expect.poll(titles).toEqual(["Zebra bulk 2", "Aardvark bulk 2"]);
  await run(/^Duplicate \(2\)$/, "Duplicate");
  await expect(rows).toHaveCount(4);
  await expect(rows.filter({ hasText: /^Copy of Zebra bulk 2.*Draft/ })).toHaveCount(1);
  await run(/^Unpublish \(2\)$/, "Unpublish");
  await expect(rows.filter({ hasText: "Draft" })).toHaveCount(4);
  await run(/^Delete \(4\)$/, "Delete");
  await expect.poll(titles).toEqual([]);
});
