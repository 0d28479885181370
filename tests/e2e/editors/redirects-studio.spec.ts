// @module-tag all
import { pageDocument, textBlock } from "../../support/documents.ts";
import { redirectDocument } from "../../support/redirects.ts";
import { studioEditor } from "../../support/editors/studio-editor.ts";
import { expect, test, urls } from "../../support/test.ts";

test.describe.configure({ timeout: 240_000 });

test("[PAGE-8] an editor who moves a page creates a redirect from its old path in one press", async ({
  page,
  lake,
  request,
}) => {
  const stored = pageDocument("before-the-move", [textBlock("It moved.")]);
  const ids = [stored._id, `drafts.${stored._id}`];
  await lake.delete({
    query: '*[_type == "redirect" && page._ref == $id]',
    params: { id: ids[0] },
  });
  await lake.delete({ query: "*[_id in $ids]", params: { ids } });
  await lake.createOrReplace(stored);

  const editor = studioEditor(page);
  await editor.openPage("en", stored._id);
  const address = editor.field("slug");
  const offer = address.getByRole("button", { name: "Create redirect" });
  await expect(offer).toHaveCount(0);
  await address.locator("input").fill("after-the-move");
  await expect(address.getByText("/en/before-the-move")).toBeVisible();
  await offer.click();
  await expect(offer).toHaveCount(0);
  await expect(address.getByRole("link", { name: "/en/before-the-move" })).toBeVisible();

  // Requests the page's old address, which redirects after the new slug is published.
  const old = () => request.get("/en/before-the-move", { maxRedirects: 0 });
  expect((await old()).status()).toBe(200);
  await editor.publish();
  await expect.poll(async () => (await old()).headers()["location"]).toBe("/en/after-the-move");
  expect((await old()).status()).toBe(308);
});

test("[PAGE-8] offers a redirect after a page has moved without one", async ({ page, lake }) => {
  const stored = pageDocument("before-the-second-move", [textBlock("It moved.")]);
  await lake.delete({ query: "*[references($id)]", params: { id: stored._id } });
  await lake.delete({
    query: "*[_id in $ids]",
    params: { ids: [stored._id, `drafts.${stored._id}`] },
  });
  await lake.createOrReplace(stored);
  const editor = studioEditor(page);
  await editor.openPage("en", stored._id);
  await editor.field("slug").locator("input").fill("after-the-second-move");
  await editor.publish();
  await editor.field("slug").getByRole("button", { name: "Create redirect" }).click();
  await expect(
    editor.field("slug").getByRole("link", { name: "/en/before-the-second-move" }),
  ).toBeVisible();
});

test("[PAGE-8] the studio lists redirects, rejects a loop and explains how to fix it", async ({
  page,
  lake,
}) => {
  await lake.delete({
    query: '*[_type == "redirect" && from in ["/en/circle-z", "/en/circle-y"]]',
  });
  await lake.createOrReplace(redirectDocument("/en/circle-y", { href: "/en/circle-z" }));
  const editor = studioEditor(page);
  await page.goto(`${urls.studio}/structure/redirects`);
  await expect(page.getByText("/en/circle-y")).toBeVisible({ timeout: 60_000 });
  await page.getByTestId("action-intent-button").click();
  const from = editor.field("from");
  await from.locator("input").fill("/en/Circle-Z/", { timeout: 60_000 });
  const says = async (field: string, words: string) => {
    const mark = editor.field(field).getByTestId("input-validation-icon-error");
    await mark.hover();
    await expect(page.getByText(words)).toBeVisible();
    await page.mouse.move(0, 0);
  };
  await says("from", "enter “/en/circle-z” instead");
  await from.locator("input").fill("/en/circle-z");
  await says("from", "The redirect from “/en/circle-y” leads to this path");
  await page.getByRole("radio", { name: "Other URL" }).check({ force: true });
  await editor.field("href").locator("input").fill("/en/circle-y");
  await says("href", "redirects back to the old path");
  await expect(page.getByTestId("action-publish")).toBeDisabled();
  await editor.field("href").locator("input").fill(`${urls.site}/en/circle-y`);
  await says("href", "The URL belongs to this site");
  await editor.field("href").locator("input").fill("javascript:alert(1)");
  await says("href", "Enter a full URL");
});
