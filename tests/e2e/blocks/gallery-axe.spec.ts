import { axeProblems } from "../../support/browsers/axe.ts";
import { blockTypes, looks, openGallery, storySelector } from "../../support/gallery.ts";
import { expect, test } from "../../support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
// Tests may run in parallel, because each test opens its own pages and each worker has its own site.
test.describe.configure({ mode: "parallel", timeout: 180_000 });

/**
 * Returns the axe rules to disable for a story. In a story with the longest texts, all texts use the same words. Two
 * blocks in columns then have the same accessible name, which axe reports. Real blocks have different names.
 */
const exemptionsOf = (name: string) =>
  name.endsWith("-longest") ? { "landmark-unique": { enabled: false } as const } : {};

/**
 * Whether a story is checked in a combination of color scheme and direction. Each story is checked
 * in two of the four combinations, which include both color schemes and both directions:
 *
 *     story   light ltr   light rtl   dark ltr   dark rtl
 *     even    checked                            checked
 *     odd                 checked     checked
 */
const isChecked = (story: number, { theme, dir }: (typeof looks)[number]) =>
  (story % 2 === 0) === ((theme === "light") === (dir === "ltr"));

for (const type of blockTypes) {
  test(
    `axe finds no violations in any state of ${type}, in both color schemes and directions`,
    { tag: type === "signInGate" ? [] : "@all" },
    async ({ page }) => {
      const problems: string[] = [];
      for (const look of looks) {
        const names = await openGallery(page, { block: type, ...look });
        const checked = names.filter((_, story) => isChecked(story, look));
        for (const [at, name] of checked.entries()) {
          const how = { exempt: exemptionsOf(name), isThere: at > 0 };
          const found = await axeProblems(page, storySelector(name), how);
          problems.push(...found.map((each) => `${name} ${look.theme} ${look.dir}: ${each}`));
        }
      }
      expect(problems).toEqual([]);
    },
  );
}

for (const theme of ["light", "dark"] as const) {
  test(
    `axe finds no violations in the cards of broken blocks in the ${theme} theme`,
    { tag: theme === "dark" ? [] : "@all" },
    async ({ page }) => {
      await openGallery(page, { state: "broken", theme });
      // Disables this axe rule, because several landmarks have the same accessible name: the gallery
      // displays each block once for each of its invalid samples.
      const exempt = { "landmark-unique": { enabled: false } } as const;
      expect(await axeProblems(page, undefined, { exempt })).toEqual([]);
    },
  );
}

test("axe finds no violations in the block gallery itself", { tag: "@all" }, async ({ page }) => {
  await page.goto("/en/block-gallery?block=quote&state=full");
  expect(await axeProblems(page)).toEqual([]);
});
