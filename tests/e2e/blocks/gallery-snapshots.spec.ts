// @module-tag all
import { blockTypes, openGallery, storySelector } from "../../support/gallery.ts";
import {
  type Compared,
  compareSnapshot,
  drawTestCards,
  settle,
  stopClock,
} from "../../support/browsers/snapshot.ts";
import { test } from "../../support/test.ts";

// Half a pixel per CSS pixel: enough to notice layout changes, and small enough to commit.
test.use({
  viewport: { width: 834, height: 1112 },
  deviceScaleFactor: 0.5,
  timezoneId: "UTC",
  contextOptions: { reducedMotion: "reduce" },
});

// Tests may run in parallel: each one opens its own pages, and each worker has its own site.
test.describe.configure({ mode: "parallel" });

const results: Compared[] = [];

test.afterAll(() => {
  const recorded = results.filter((result) => result === "recorded").length;
  if (recorded > 0) {
    console.log(
      `snapshots: ${recorded} of ${results.length} had nothing to be compared with and were recorded`,
    );
  }
});

const views = [
  { state: "full", theme: "light", dir: "ltr" },
  { state: "rightToLeft", theme: "dark", dir: "rtl" },
];

for (const type of blockTypes) {
  for (const view of views) {
    test(`${type} matches its snapshot: ${view.state}, ${view.theme}`, async ({ page }, info) => {
      await stopClock(page);
      await drawTestCards(page);
      await openGallery(page, { block: type, plain: "1", ...view });
      const specimen = page.locator(storySelector(`${type}-${view.state}`));
      await settle(page, specimen);
      results.push(await compareSnapshot(specimen, `${view.theme}/${type}-${view.state}`, info));
    });
  }
}
