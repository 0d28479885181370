import { axeProblems } from "../../support/browsers/axe.ts";
import { openGallery } from "../../support/gallery.ts";
import { expect, test } from "../../support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
// Tests may run in parallel, because each test opens its own pages and each worker has its own site.
test.describe.configure({ mode: "parallel", timeout: 180_000 });

// Disables this axe rule, because the gallery displays blocks with the same accessible name.
const exempt = { "landmark-unique": { enabled: false } } as const;

for (const { tag, ...view } of [
  { theme: "light", dir: "ltr", state: "full", tag: [] },
  { theme: "dark", dir: "rtl", state: "full", tag: [] },
  { theme: "dark", dir: "ltr", state: "broken", tag: "@all" },
  { theme: "light", dir: "ltr", state: "broken", tag: "@all" },
  { theme: "light", dir: "rtl", state: "rightToLeft", tag: "@all" },
  { theme: "dark", dir: "ltr", state: "empty", tag: "@all" },
  { theme: "light", dir: "rtl", state: "longest", tag: "@all" },
  { theme: "dark", dir: "ltr", state: "longest", tag: "@all" },
]) {
  test(
    `axe finds no violations in any block: ${view.state}, ${view.theme}, ${view.dir}`,
    { tag },
    async ({ page }) => {
      expect(await openGallery(page, view)).not.toEqual([]);
      expect(await axeProblems(page, undefined, { exempt })).toEqual([]);
    },
  );
}

test(
  "axe finds no violations in the block gallery, whose dark theme link displays the same blocks in dark colors",
  { tag: "@all" },
  async ({ page }) => {
    await page.goto("/en/block-gallery?block=quote");
    expect(await axeProblems(page)).toEqual([]);
    await page.getByRole("link", { name: "dark", exact: true }).click();
    await expect(page).toHaveURL("/en/block-gallery?block=quote&theme=dark");
    await expect(page.locator("main")).toHaveCSS("background-color", "rgb(21, 19, 26)");
  },
);
