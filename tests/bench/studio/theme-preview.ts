import type { SanityClient } from "@sanity/client";
import type { Browser, Frame, Locator } from "playwright";
import { pageDocument, textBlock } from "../../support/documents.ts";
import { previewOf } from "../../support/editors/previewed-page.ts";
import { themeDocument } from "../../support/themes.ts";
import { median, percentile, printMeasure, rounded } from "../figures.ts";
import { amount } from "../smoke.ts";

/**
 * `CHANGES` is the number of measured changes. The benchmark makes `WARM_UP` changes before them,
 * to create the draft.
 */
const CHANGES = amount(40, 1);
const WARM_UP = amount(3, 1);
/** Pause between two changes in ms, so that each is measured separately. */
const PAUSE = 250;
/** Timeout in ms. */
const PATIENCE = 60_000;

/**
 * Returns the color of a change as `#rrggbb`. The colors are light, and every change has a different
 * color.
 */
const colorOf = (count: number) => `#ffff${(count * 3).toString(16).padStart(2, "0")}`;

/**
 * Sets the color picker's value in the way that dragging a pointer in the picker does. Returns the
 * time of the change in ms since 1970.
 */
const choose = (swatch: Locator, color: string): Promise<number> =>
  swatch.evaluate((input, value) => {
    const begun = performance.timeOrigin + performance.now();
    // Calls the prototype's setter. React overrides the element's own `value` property, and ignores
    // an `input` event if a script has set the value through that property.
    Reflect.set(HTMLInputElement.prototype, "value", value, input);
    input.dispatchEvent(new Event("input", { bubbles: true }));
    return begun;
  }, color);

/** Waits until the page's background has the color and is painted. Returns the time in ms since 1970. */
const painted = (preview: Frame, color: string): Promise<number> =>
  preview.evaluate(
    ({ wanted, timeout }) =>
      new Promise<number>((resolve, reject) => {
        const deadline = performance.now() + timeout;
        const section = document.querySelector("main > section");
        const look = () => {
          const [red, green, blue] = /\d+, \d+, \d+/
            .exec(section ? getComputedStyle(section).backgroundColor : "")?.[0]
            .split(", ")
            .map(Number) ?? [0, 0, 0];
          const hex = [red, green, blue].map((part = 0) => part.toString(16).padStart(2, "0"));
          if (`#${hex.join("")}` !== wanted) {
            if (performance.now() < deadline) requestAnimationFrame(look);
            else reject(new Error(`The preview doesn't display the color ${wanted}.`));
            return;
          }
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener("message", () =>
            resolve(performance.timeOrigin + performance.now()),
          );
          port1.start();
          // The message arrives after the frame that contains the color.
          port2.postMessage(0);
        };
        requestAnimationFrame(look);
      }),
    { wanted: color, timeout: PATIENCE },
  );

/**
 * Prints `theme.preview.p95` in ms [THEME-1]. It measures the time from a change in the color
 * picker of a theme's form until the page beside the form is painted, and prints the 95th
 * percentile. Studio and site are production builds.
 */
export async function measureThemePreview(
  browser: Browser,
  studio: string,
  lake: SanityClient,
): Promise<void> {
  const theme = themeDocument("bench-preview");
  const stored = pageDocument("bench-theme", [textBlock("In its own colors.")], {
    theme: { _type: "reference", _ref: theme._id },
  });
  await lake.createOrReplace(theme);
  await lake.createOrReplace(stored);
  const context = await browser.newContext({ viewport: { width: 1_440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(`${studio}/presentation/theme/${theme._id}?preview=/en/bench-theme`);
    const preview = await previewOf(page);
    const swatch = page.getByTestId("field-paper").locator("input[type=color]");
    await swatch.and(page.locator(":enabled")).waitFor({ timeout: PATIENCE });
    const took: number[] = [];
    for (let count = 1; count <= WARM_UP + CHANGES; count += 1) {
      const color = colorOf(count);
      const shown = painted(preview, color);
      const begun = await choose(swatch, color);
      took.push((await shown) - begun);
      await page.waitForTimeout(PAUSE);
    }
    const measured = took.slice(WARM_UP);
    const how = `ms from a change in the color picker to the painted page; median ${rounded(median(measured), 0)}, ${measured.length} changes`;
    printMeasure("theme.preview.p95", rounded(percentile(measured, 0.95), 0), how);
  } finally {
    await context.close();
    const ids = [stored._id, theme._id, `drafts.${theme._id}`];
    await lake.delete({ query: "*[_id in $ids]", params: { ids } });
  }
}
