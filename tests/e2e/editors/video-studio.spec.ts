// @module-tag all
import { expect, test } from "../../support/editors/studio-test.ts";

test("[VID-3] an editor sees the video host's result while typing", async ({ editor, watch }) => {
  await editor.openPages("en");
  await editor.createPage("Films while typing");
  const film = await editor.addBlock("Video");
  const field = film.field("address");
  const warning = field.getByTestId("input-validation-icon-warning");

  await film.fill("address", "https://vimeo.com/4040404");
  await expect(field.getByText("The video does not exist or is private")).toBeVisible();
  await expect(warning).toBeVisible();

  await film.fill("address", "https://vimeo.com/9999999");
  await expect(field.getByText("The video was not checked, because the site")).toBeVisible();
  await expect(warning).toHaveCount(0);

  await film.fill("address", "https://vimeo.com/7201");
  await expect(field.getByText("Vimeo film 7201")).toBeVisible();
  await expect(field.getByText("1:02")).toBeVisible();
  await expect(field.locator("img")).toHaveJSProperty("naturalWidth", 16);

  // This address causes a warning, which doesn't prevent publishing.
  await film.fill("address", "https://vimeo.com/4030403");
  await expect(field.getByText("the video's settings don't allow embedding")).toBeVisible();
  await film.close();
  await editor.publish();
  expect(watch.foreign.filter((address) => /vimeo|youtu|ytimg/.test(address))).toEqual([]);
});
