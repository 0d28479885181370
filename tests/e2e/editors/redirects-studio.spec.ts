// @module-tag all
import { pageDocument, textBlock } from "../../support/documents.ts";
import { expect, test } from "../../support/editors/studio-test.ts";

test("[PAGE-8] an editor who moves a page creates a redirect from its old path in one press", async ({
  page,
  lake,
  editor,
  request,
  publishPage,
}) => {
  // The page has no other issue.
  const moved = { ...textBlock("It moved."), heading: "Before the move" };
  const stored = pageDocument("before-the-move", [moved]);
  const deleteRedirects = () =>
    lake.delete({ query: "*[references($id)]", params: { id: stored._id } });
  await deleteRedirects();
  await publishPage(stored);
  await editor.openPage("en", stored._id);
  const address = editor.field("slug");
  const offer = address.getByRole("button", { name: "Create redirect" });
  await expect(offer).toHaveCount(0);
  await address.locator("input").fill("after-the-move");
  await expect(address.getByText("/en/before-the-move")).toBeVisible();
  const publish = page.getByTestId(/^action-publish/);
  await expect(publish).toBeEnabled();
  await publish.click();
  await expect(publish).toHaveText("Publish anyway");
  await offer.click();
  await expect(offer).toHaveCount(0);
  await expect(publish).toHaveText("Publish");
  await expect(address.getByRole("link", { name: "/en/before-the-move" })).toBeVisible();

  // Requests the page's old address, which redirects after the new slug is published.
  const old = () => request.get("/en/before-the-move", { maxRedirects: 0 });
  expect((await old()).status()).toBe(200);
  await editor.publish();
  await expect.poll(async () => (await old()).headers()["location"]).toBe("/en/after-the-move");
  expect((await old()).status()).toBe(308);
  // The page can't be deleted while the redirect refers to it.
  await deleteRedirects();
});
