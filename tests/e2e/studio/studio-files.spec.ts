// @module-tag all
import { pictureOf } from "../../support/documents.ts";
import { freshPage } from "../../support/fresh-page.ts";
import { goldenSquare } from "../../support/browsers/golden-square.ts";
import { studioEditor } from "../../support/editors/studio-editor.ts";
import { expect, test } from "../../support/test.ts";

test.describe.configure({ timeout: 180_000 });

test("[RUN-2] an editor sets a crop and a hotspot and uploads a file in the studio", async ({
  page,
  lake,
  request,
}) => {
  const { _id: asset } = await lake.assets.upload("image", goldenSquare);
  const seo = { image: pictureOf(asset, "A golden square") };
  const id = await freshPage(lake, "hotspot", { seo });
  const draft = () => lake.getDocument(`drafts.${id}`);
  const editor = studioEditor(page);
  await editor.openPage("en", id);

  await editor.openGroup("SEO");
  await page.getByTestId("options-menu-edit-details").click();
  const dialog = page.getByRole("dialog");
  const tool = await dialog.locator("svg[viewBox] > svg[data-handle=crop]").boundingBox();
  if (tool === null) throw new Error("The dialog shows no picture to crop.");
  await page.mouse.move(tool.x + tool.width - 2, tool.y + tool.height - 2);
  await page.mouse.down();
  await page.mouse.move(tool.x + tool.width * 0.75, tool.y + tool.height * 0.75, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await draft())?.["seo"].image.crop?.right).toBeCloseTo(0.25, 1);
  // Drags the circle that marks the hotspot from its initial position in the middle.
  await page.mouse.move(tool.x + tool.width * 0.5, tool.y + tool.height * 0.5);
  await page.mouse.down();
  await page.mouse.move(tool.x + tool.width * 0.4, tool.y + tool.height * 0.35, { steps: 4 });
  await page.mouse.up();
  const hotspot = async () => (await draft())?.["seo"].image.hotspot;
  await expect.poll(async () => (await hotspot())?.x).toBeCloseTo(0.4, 1);
  expect((await hotspot())?.y).toBeCloseTo(0.35, 1);
  await editor.answer("Close dialog");

  await editor.openGroup("Content");
  await editor.addBlock("Hero");
  const buffer = Buffer.from(JSON.stringify({ v: "5.7.0", layers: [], id }));
  const file = { name: "still.json", mimeType: "application/json", buffer };
  await dialog.locator("input[type=file][accept*=json]").setInputFiles(file);
  await expect(dialog.getByText("still.json")).toBeVisible();
  const address = () =>
    lake.fetch<string>("*[_id == $id][0].blocks[1].animation.file.asset->url", {
      id: `drafts.${id}`,
    });
  await expect.poll(address).toMatch(/[.]json$/);
  expect(await (await request.get(await address())).body()).toEqual(buffer);
});
