// @module-tag all
import { studioEditor } from "../../support/editors/studio-editor.ts";
import { expect, test } from "../../support/test.ts";

test.describe.configure({ timeout: 240_000 });

test("[VID-3] displays the video host's result while an editor types, and never prevents publishing", async ({
  page,
  watch,
}) => {
  const editor = studioEditor(page);
  await editor.openPages("en");
  await editor.createPage("Films while typing");
  const film = await editor.addBlock("Video");
  const field = film.field("address");

  await film.fill("address", "https://vimeo.com/4040404");
  await expect(field.getByText("The video does not exist or is private")).toBeVisible();
  await expect(field.getByTestId("input-validation-icon-warning")).toBeVisible();

  await film.fill("address", "https://vimeo.com/4030403");
  await expect(field.getByText("the video's settings don't allow embedding")).toBeVisible();

  await film.fill("address", "https://youtu.be/refused-401");
  await expect(field.getByText("the video's settings don't allow embedding")).toBeVisible();

  await film.fill("address", "https://vimeo.com/9999999");
  await expect(field.getByText("The video was not checked, because the site")).toBeVisible();
  await expect(field.getByTestId("input-validation-icon-warning")).toHaveCount(0);

  await film.fill("address", "https://vimeo.com/7201");
  await expect(field.getByText("Vimeo film 7201")).toBeVisible();
  await expect(field.getByText("1:02")).toBeVisible();
  const still = field.locator("img");
  await expect.poll(() => still.evaluate((img) => Reflect.get(img, "naturalWidth"))).toBe(16);

  // This address causes a warning, which doesn't prevent publishing.
  await film.fill("address", "https://vimeo.com/4030403");
  await film.close();
  await editor.publish();
  expect(watch.foreign.filter((address) => /vimeo|youtu|ytimg/.test(address))).toEqual([]);
});

test("[VID-3] an editor can publish a video when the site is unreachable", async ({
  page,
  context,
}) => {
  await context.route(/\/api\/film\?/, (route) => route.abort());
  const editor = studioEditor(page);
  await editor.openPages("en");
  await editor.createPage("Films without the site");
  const film = await editor.addBlock("Video");
  await film.fill("address", "https://vimeo.com/7202");
  await expect(
    film.field("address").getByText("The video was not checked, because the site"),
  ).toBeVisible();
  await film.close();
  await editor.publish();
});
