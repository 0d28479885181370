// @module-tag all
import { ownBlocks } from "../../../schemas/own/contract.ts";
import { blockTypes, openGallery, storySelector } from "../../support/gallery.ts";
import {
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

test.describe.configure({ mode: "parallel" });

// The owner's blocks have no snapshots.
for (const type of blockTypes.filter((each) => !(each in ownBlocks))) {
  for (const [state, theme, dir] of [
    ["full", "light", "ltr"],
    ["rightToLeft", "dark", "rtl"],
  ] as const) {
    test(`${type} matches its snapshot: ${state}, ${theme}`, async ({ page }, info) => {
      await stopClock(page);
      await drawTestCards(page);
      await openGallery(page, { block: type, plain: "1", state, theme, dir });
      const specimen = page.locator(storySelector(`${type}-${state}`));
      await settle(page, specimen);
      await compareSnapshot(specimen, `${theme}/${type}-${state}`, info);
    });
  }
}
