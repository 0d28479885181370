import { axeProblems } from "../../support/browsers/axe.ts";
import { openGallery, storySelector } from "../../support/gallery.ts";
import { layoutProblems } from "../../support/browsers/layout.ts";
import { isTakenOver } from "../../support/browsers/taken-over.ts";
import { expect, test } from "../../support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ mode: "parallel", timeout: 180_000 });

const places = [
  { place: "a phone", width: 390, query: {} },
  { place: "a column", width: 1440, query: { width: "column" } },
  { place: "a desktop", width: 1440, query: {} },
];

// Disables this axe rule, because the gallery displays blocks with the same accessible name.
const exempt = { "landmark-unique": { enabled: false } } as const;

// The first tier looks at the first two.
const views = [
  { state: "full", theme: "light", dir: "ltr" },
  { state: "full", theme: "dark", dir: "rtl" },
  { state: "rightToLeft", theme: "light", dir: "ltr" },
  { state: "rightToLeft", theme: "light", dir: "rtl" },
  { state: "empty", theme: "dark", dir: "ltr" },
  { state: "empty", theme: "light", dir: "rtl" },
  { state: "longest", theme: "dark", dir: "ltr" },
  { state: "longest", theme: "light", dir: "rtl" },
];

for (const [index, view] of views.entries()) {
  const { state, theme, dir } = view;
  test(
    `[SEC-4] all blocks fit a phone, a column and a desktop and pass axe, without policy violations: ${state}, ${theme}, ${dir}`,
    { tag: index === 0 ? [] : "@all" },
    async ({ page }) => {
      const problems: string[] = [];
      for (const { place, width, query } of places) {
        await page.setViewportSize({ width, height: 844 });
        const names = await openGallery(page, { ...view, ...query });
        expect(names).not.toEqual([]);
        for (const name of names) {
          const found = await layoutProblems(page, storySelector(name));
          problems.push(...found.map((each) => `${name} on ${place}: ${each}`));
        }
      }
      expect(problems).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 720 });
      expect(await axeProblems(page, undefined, { exempt })).toEqual([]);
      // Waits for hydration and scrolls to the end. Code that runs only then must not violate the policy either.
      await expect.poll(() => isTakenOver(page)).toBe(true);
      await page.mouse.wheel(0, 20_000);
    },
  );
}

for (const theme of ["light", "dark"]) {
  test(
    `axe finds no violations in any broken block: ${theme}`,
    { tag: "@all" },
    async ({ page }) => {
      expect(await openGallery(page, { state: "broken", theme, dir: "ltr" })).not.toEqual([]);
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
