// @module-tag all
import sharp from "sharp";
import { inEachEngine, until } from "../../support/browsers/each-engine.ts";
import { keys } from "../../support/browsers/engine-page.ts";
import {
  coveredFooterLinks,
  lineWidths,
  sidewaysScroll,
} from "../../support/browsers/page-measures.ts";
import { expect, test } from "../../support/test.ts";

test.describe.configure({ timeout: 120_000 });

/**
 * Counts how often the brightness turns from rising to falling in the right half of one row of a screenshot's pixels.
 * `top` is the row's number.
 */
async function ridgesAtRight(picture: Buffer, top: number): Promise<number> {
  const { width: full } = await sharp(picture).metadata();
  const width = Math.floor(full / 2);
  const line = { left: full - width, top, width, height: 1 };
  const row = [...(await sharp(picture).greyscale().extract(line).raw().toBuffer())];
  const steps = row.slice(1).flatMap((value, at) => Math.sign(value - (row[at] ?? 0)) || []);
  return steps.filter((step, at) => step < 0 && (steps[at - 1] ?? 0) > 0).length;
}

inEachEngine((engine, open) => {
  test(`[RUN-4][PAGE-8] in ${engine} the mouse reaches every link of the footer, and Tab stays in the open phone menu`, async () => {
    const page = await open("/en");
    for (const width of [1280, 1440, 2560]) {
      await page.resize(width, 900);
      expect(await page.evaluate(coveredFooterLinks), `${width} px`).toBe("");
    }
    await page.resize(390, 844);
    await page.click("header button[popovertarget]");
    await until(page, `document.querySelector("[data-covers-page]").matches(":popover-open")`);
    const isBehind = `document.activeElement.closest("main, footer") !== null`;
    for (let presses = 0; presses < 12; presses += 1) {
      await page.press(keys.tab);
      expect(await page.evaluate(isBehind)).toBe(false);
    }
  });

  test(`[RUN-4][I18N-2] in ${engine} the Arabic home page and its date fit a phone`, async () => {
    const page = await open("/ar", 390, 844);
    await until(page, `document.fonts.status === "loaded"`);
    expect(await page.evaluate(sidewaysScroll)).toBe(0);
    const edges = `(({ left, right }) => [left >= 0, right <= innerWidth].join())(document.querySelector("[data-block=first-night] time").getBoundingClientRect())`;
    expect(await page.evaluate(edges)).toBe("true,true");
  });

  test(`[RUN-4][BLK-1] in ${engine} a hero's title is as wide as in Chromium`, async ({
    page: chromium,
  }) => {
    const address = `/en/block-gallery?block=heroAnimation&state=full&bare=1`;
    const page = await open(address, 1440);
    await chromium.setViewportSize({ width: 1440, height: 900 });
    await chromium.goto(address);
    const title = lineWidths("[data-specimen] .title");
    const widest = (json: unknown): number => Math.max(...JSON.parse(String(json)));
    await until(page, `document.fonts.status === "loaded"`);
    await chromium.evaluate(() => document.fonts.ready);
    const expected = widest(await chromium.evaluate(title));
    expect(widest(await page.evaluate(title)) / expected).toBeCloseTo(1, 1);
  });

  test(`[RUN-4][GATE-1] in ${engine} the curtain of a closed gate is drawn with pleats`, async () => {
    const page = await open("/en/screening-room", 1440);
    const section = `document.querySelector("[data-gate]").closest("[data-block]")`;
    await page.evaluate(`(${section}.scrollIntoView({ block: "start", behavior: "instant" }), 1)`);
    const top = Number(await page.evaluate(`${section}.getBoundingClientRect().top`));
    const row = Math.max(0, Math.floor(top)) + 20;
    expect(await ridgesAtRight(await page.screenshot(), row)).toBeGreaterThan(4);
  });

  test(`[RUN-4][CON-1] in ${engine} links in texts and dialogs are underlined`, async () => {
    for (const [address, selector] of [
      ["/en/privacy", "[data-consent-preferences] > button:last-child"],
      ["/en/block-gallery?block=featureGrid&state=full&bare=1", "[class*=_way] a"],
      ["/en", "footer [data-opens]"],
    ] as const) {
      const page = await open(address);
      const element = `document.querySelector(${JSON.stringify(selector)})`;
      if (selector.startsWith("[data-consent")) {
        const opener = `document.querySelector("footer [data-opens]")`;
        await until(page, `(${opener}.click(), ${element} !== null)`);
      }
      await until(
        page,
        `${element} !== null && getComputedStyle(${element}).textDecorationLine === "underline"`,
      );
    }
  });
});
