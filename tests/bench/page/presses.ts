import type { Browser, Page } from "playwright";
import { CONSENT_COOKIE } from "../../../web/runtime/consent/record.ts";
import { gatedPages } from "../../support/members/canary.ts";
import { median, percentile, printMeasure, rounded } from "../figures.ts";
import { amount } from "../smoke.ts";
import { openSlowPhone } from "./slow-phone.ts";

/** A part of a page that needs a script, what a visitor presses there, and what then has to be visible. */
type Pressed = {
  path: string;
  target: string;
  result: string;
  /** True if the part is in the consent banner, which only a first visit has. */
  isInBanner?: boolean;
  /** True if the part is in the menu, which opens without script. */
  isInMenu?: boolean;
};

const FILM = "/en/films/the-lamplighters-last-street";

const parts: Readonly<Record<string, Pressed>> = {
  gallery: { path: FILM, target: "main a[data-position]", result: "dialog[open] img" },
  video: {
    path: FILM,
    target: "main [data-block] button[type=submit]",
    result: "main :is(iframe, youtube-video, vimeo-video)",
  },
  gate: { path: gatedPages.en, target: "[data-gate] a", result: "[data-gate] input[type=email]" },
  search: {
    path: "/en/privacy",
    target: "header a[data-opens=search]",
    result: "dialog[open] input",
    isInMenu: true,
  },
  consent: {
    path: "/en/privacy",
    target: "[data-consent-banner] [data-opens=consent]",
    result: "dialog[open] input[type=checkbox]",
    isInBanner: true,
  },
};

/** Times of the presses in ms after their target is visible: while the page loads, and after. */
const MOMENTS = amount([0, 500, 1_500, 5_000], [0]);
const ROUNDS = amount(4, 1);

/** Number of presses at random moments while pages load. */
const RANDOM_PRESSES = amount(200, 2);

/** Time in ms after which a press counts as lost. */
const PATIENCE = 20_000;

const refusal = encodeURIComponent(
  JSON.stringify({ v: 1_000, c: [], t: new Date().toISOString() }),
);

/** Times in ms from a press to a sign that something happens, and to the result. Zero: not yet. */
type Observed = { isPressed: boolean; sign: number; result: number };

/** Observes the first press on a target. Runs in the page. */
function observePress({ target, result }: Pressed): void {
  const observed: Observed = { isPressed: false, sign: 0, result: 0 };
  Reflect.set(globalThis, "observedPress", observed);
  addEventListener(
    "pointerdown",
    (event) => {
      if (!(event.target instanceof Element) || !event.target.closest(target)) return;
      if (observed.isPressed) return;
      observed.isPressed = true;
      const look = () => {
        const isThere = document.querySelector(result)?.checkVisibility() === true;
        const time = performance.now() - event.timeStamp;
        const isSigned = isThere || document.querySelector("[data-waiting]") !== null;
        if (isSigned && observed.sign === 0) observed.sign = time;
        if (isThere) observed.result = time;
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    true,
  );
}

const observedIn = (page: Page): Promise<Observed> =>
  page.evaluate((): Observed => Reflect.get(globalThis, "observedPress"));

/** Opens a page, and presses its part after `delay` ms. Returns null if the press was lost. */
async function press(
  page: Page,
  site: string,
  pressed: Pressed,
  delay: number,
): Promise<Observed | null> {
  if (pressed.isInBanner !== true)
    await page.context().addCookies([{ name: CONSENT_COOKIE, value: refusal, url: site }]);
  await page.addInitScript(observePress, pressed);
  await page.goto(site + pressed.path, { waitUntil: "commit" });
  if (pressed.isInMenu === true)
    await page.locator("header button[popovertarget]").locator("visible=true").first().tap();
  const target = page.locator(pressed.target).locator("visible=true").first();
  await target.waitFor();
  await page.waitForTimeout(delay);
  for (let tries = 0; tries < 20 && !(await observedIn(page)).isPressed; tries += 1) {
    // The page may still be laid out, so that a press misses its target.
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (box !== null)
      await page.touchscreen.tap(box.x + box.width / 2, box.y + Math.min(box.height / 2, 200));
  }
  await page
    .waitForFunction(() => Reflect.get(globalThis, "observedPress").result > 0, null, {
      timeout: PATIENCE,
    })
    .catch(() => undefined);
  const observed = await observedIn(page);
  return observed?.result > 0 ? observed : null;
}

/**
 * Presses the parts of pages that need a script, on an emulated slow phone, while and after the page loads. Prints for
 * each part, in ms:
 * - `press.<part>.sign`: from the press to a sign of it, as the median and the 95th percentile.
 * - `press.<part>`: the same to the result: the dialog, the player or the form.
 *
 * Prints `press.lost`: how many of 200 presses at random moments had no result. [LITE-1]
 */
export async function measurePresses(browser: Browser, site: string): Promise<void> {
  for (const [name, pressed] of Object.entries(parts)) {
    const found: (Observed | null)[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const moment of MOMENTS) {
        const { page, close } = await openSlowPhone(browser);
        found.push(await press(page, site, pressed, moment).finally(close));
      }
    }
    const completed = found.filter((each) => each !== null);
    const how = (times: readonly number[]) =>
      `ms, median of ${times.length} presses ${MOMENTS.join(", ")} ms after it was visible; 95 %: ${rounded(percentile(times, 0.95), 0)}; lost: ${found.length - completed.length}`;
    const signs = completed.map(({ sign }) => sign);
    const results = completed.map(({ result }) => result);
    printMeasure(`press.${name}.sign`, rounded(median(signs), 0), how(signs));
    printMeasure(`press.${name}`, rounded(median(results), 0), how(results));
  }
  const lost: string[] = [];
  for (let presses = 0; presses < RANDOM_PRESSES; presses += 1) {
    const names = Object.keys(parts);
    const name = names[Math.floor(Math.random() * names.length)] ?? "gallery";
    const pressed = parts[name];
    if (pressed === undefined) continue;
    const context = await browser.newContext({
      hasTouch: true,
      viewport: { width: 390, height: 844 },
    });
    const delay = Math.random() * 1_000;
    const observed = await press(await context.newPage(), site, pressed, delay).finally(() =>
      context.close(),
    );
    if (observed === null) lost.push(`${name} after ${rounded(delay, 0)} ms`);
  }
  printMeasure(
    "press.lost",
    lost.length,
    `of ${RANDOM_PRESSES} at random moments while the page loads: ${lost.join(", ")}`,
  );
}
