import { expect, test } from "./fixtures.ts";

test("displays a page after it is created", async ({ client, page, site }) => {
  await page.goto(site);
  await expect(page.getByRole("link")).toHaveCount(0);
  await client.create({ _id: "home", _type: "page", title: "Home", slug: { current: "home" } });
  await page.reload();
  await expect(page.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/home");
});
