import { openGallery, storySelector } from "../../support/gallery.ts";
import { layoutProblems } from "../../support/browsers/layout.ts";
import { openSecondSite } from "../../support/stack/second-site.ts";
import { testStack } from "../../support/stack/stack.ts";
import { isTakenOver } from "../../support/browsers/taken-over.ts";
import { expect, test } from "../../support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
// Tests may run in parallel: each one opens its own pages, and each worker has its own site.
test.describe.configure({ mode: "parallel", timeout: 180_000 });

const places = [
  { place: "a phone", width: 390, query: {} },
  { place: "a desktop", width: 1440, query: {} },
  { place: "a column", width: 1440, query: { width: "column" } },
];

for (const dir of ["ltr", "rtl"]) {
  for (const state of ["full", "empty", "longest", "rightToLeft"]) {
    test(
      `[SEC-4] all blocks fit a phone, a desktop and a column without policy violations: ${state}, ${dir}`,
      { tag: dir === "ltr" && state === "full" ? [] : "@all" },
      async ({ page }) => {
        const problems: string[] = [];
        for (const { place, width, query } of places) {
          await page.setViewportSize({ width, height: 844 });
          const names = await openGallery(page, { state, dir, ...query });
          expect(names).not.toEqual([]);
          for (const name of names) {
            const found = await layoutProblems(page, storySelector(name));
            problems.push(...found.map((each) => `${name} on ${place}: ${each}`));
          }
        }
        expect(problems).toEqual([]);
        // Waits for hydration and scrolls to the end. Code that runs only then must not violate the policy either.
        await expect.poll(() => isTakenOver(page)).toBe(true);
        await page.mouse.wheel(0, 20_000);
      },
    );
  }
}

test(
  "[PAGE-9] returns 404 for the gallery in production by default",
  { tag: "@all" },
  async ({ request }) => {
    const site = await openSecondSite(testStack);
    try {
      const response = await request.get(`${site.url}/en/block-gallery?block=quote`);
      expect(response.status()).toBe(404);
      expect(await response.text()).not.toContain("data-specimen");
    } finally {
      await site.stop();
    }
  },
);
