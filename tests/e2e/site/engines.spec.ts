// @module-tag all
import sharp from "sharp";
import { type EnginePage, keys } from "../../support/browsers/engine-page.ts";
import { openEngine, otherEngines, refuseConsent } from "../../support/browsers/engines.ts";
import {
  coveredFooterLinks,
  lineWidths,
  sidewaysScroll,
} from "../../support/browsers/page-measures.ts";
import { expect, test, urls } from "../../support/test.ts";

test.describe.configure({ timeout: 120_000 });

/** Counts the different colors in the right half of one row of a screenshot's pixels. `top` is the row's number. */
async function colorsAtRight(picture: Buffer, top: number): Promise<number> {
  const { width: full } = await sharp(picture).metadata();
  const width = Math.floor(full / 2);
  const line = { left: full - width, top, width, height: 1 };
  const pixels = await sharp(picture).removeAlpha().extract(line).raw().toBuffer();
  const colors = Array.from({ length: width }, (_, at) =>
    pixels.subarray(3 * at, 3 * at + 3).toString("hex"),
  );
  return new Set(colors).size;
}

for (const engine of otherEngines) {
  test.describe(engine, () => {
    let opened: EnginePage | null = null;
    test.beforeAll(async () => {
      opened = await openEngine(engine);
      if (opened) await refuseConsent(opened, urls.site);
    });
    test.afterAll(() => opened?.close());
    const browser = (): EnginePage => {
      test.skip(opened === null, `${engine} is not on this machine`);
      if (opened === null) throw new Error(`${engine} is not on this machine`);
      return opened;
    };

    test(`[RUN-4][PAGE-8] in ${engine} the mouse reaches every link of the footer`, async () => {
      const page = browser();
      for (const width of [1280, 1440, 2560]) {
        await page.resize(width, 900);
        await page.goto(`${urls.site}/en`);
        expect(await page.evaluate(coveredFooterLinks), `${width} px`).toBe("");
      }
    });

    test(`[RUN-4][I18N-2] in ${engine} the Arabic home page and its date fit a phone`, async () => {
      const page = browser();
      await page.resize(390, 844);
      await page.goto(`${urls.site}/ar`);
      await expect.poll(() => page.evaluate(`document.fonts.status`)).toBe("loaded");
      expect(await page.evaluate(sidewaysScroll)).toBe(0);
      const edges = `(({ left, right }) => [left >= 0, right <= innerWidth].join())(document.querySelector("[data-block=first-night] time").getBoundingClientRect())`;
      expect(await page.evaluate(edges)).toBe("true,true");
    });

    test(`[RUN-4][PAGE-8] in ${engine} Tab stays in the open phone menu`, async () => {
      const page = browser();
      await page.resize(390, 844);
      await page.goto(`${urls.site}/en`);
      await page.click("header button[popovertarget]");
      const isOpen = `document.querySelector("[data-covers-page]").matches(":popover-open")`;
      await expect.poll(() => page.evaluate(isOpen)).toBe(true);
      const isBehind = `document.activeElement.closest("main, footer") !== null`;
      for (let presses = 0; presses < 12; presses += 1) {
        await page.press(keys.tab);
        expect(await page.evaluate(isBehind)).toBe(false);
      }
    });

    test(`[RUN-4][BLK-1] in ${engine} a hero's title is as wide as in Chromium`, async ({
      page: chromium,
    }) => {
      const page = browser();
      const address = `/en/block-gallery?block=heroAnimation&state=full&bare=1`;
      await page.resize(1440, 900);
      await page.goto(`${urls.site}${address}`);
      await chromium.setViewportSize({ width: 1440, height: 900 });
      await chromium.goto(address);
      const title = lineWidths("[data-specimen] .title");
      const widest = (json: unknown): number => Math.max(...JSON.parse(String(json)));
      await expect.poll(() => page.evaluate(`document.fonts.status`)).toBe("loaded");
      await chromium.evaluate(() => document.fonts.ready);
      const expected = widest(await chromium.evaluate(title));
      expect(widest(await page.evaluate(title)) / expected).toBeCloseTo(1, 1);
    });

    test(`[RUN-4][GATE-1] in ${engine} the curtain of a closed gate is drawn with pleats`, async () => {
      const page = browser();
      await page.resize(1440, 900);
      await page.goto(`${urls.site}/en/screening-room`);
      const section = `document.querySelector("[data-gate]").closest("[data-block]")`;
      await page.evaluate(
        `(${section}.scrollIntoView({ block: "start", behavior: "instant" }), 1)`,
      );
      const top = Number(await page.evaluate(`${section}.getBoundingClientRect().top`));
      expect(
        await colorsAtRight(await page.screenshot(), Math.max(0, Math.floor(top)) + 20),
      ).toBeGreaterThan(2);
    });

    for (const [what, address, selector] of [
      ["of the consent dialog", "/en/privacy", "[data-consent-preferences] > button:last-child"],
      [
        "of a feature grid",
        "/en/block-gallery?block=featureGrid&state=full&bare=1",
        "[class*=_way] a",
      ],
      ["of the footer", "/en", "footer [data-opens]"],
    ] as const) {
      test(`[RUN-4][CON-1] in ${engine} the links ${what} are underlined`, async () => {
        const page = browser();
        await page.goto(`${urls.site}${address}`);
        const element = `document.querySelector(${JSON.stringify(selector)})`;
        if (selector.startsWith("[data-consent")) {
          await expect
            .poll(async () => {
              await page.evaluate(`(document.querySelector("footer [data-opens]").click(), 1)`);
              return page.evaluate(`${element} !== null`);
            })
            .toBe(true);
        }
        const line = `${element} && getComputedStyle(${element}).textDecorationLine`;
        await expect.poll(() => page.evaluate(line)).toBe("underline");
      });
    }
  });
}
