// cspell:ignore longtask
import type { Browser } from "playwright";
import { median, printMeasure, rounded, spread } from "../figures.ts";
import { amount } from "../smoke.ts";
import { openCopy } from "./copied-site.ts";
import { openSlowPhone } from "./slow-phone.ts";

const ROUNDS = amount(5, 1);

/** Times of the taps, in ms after the navigation: before, while and after a slow phone runs the page's scripts. */
const TAPS = amount([1_300, 1_800, 2_300, 2_800, 3_300, 3_800, 4_500, 6_000], [3_000]);

/** Time in ms for which each page is observed after the navigation. */
const OBSERVED = amount(9_000, 5_000);

/** Measurements of a page. All are in ms except `shift`, the sum of the layout shifts. */
type Observed = {
  paint: number;
  /** Durations of the long tasks (more than 50 ms) that begin after the first paint. */
  tasks: number[];
  /** Times from a tap to the next painted frame: the interaction to next paint (INP). */
  taps: number[];
  shift: number;
};

/** Observes a page from its start. Runs in the page. */
function observe(): void {
  const observed: Observed = { paint: 0, tasks: [], taps: [], shift: 0 };
  const long: { start: number; duration: number }[] = [];
  type Options = PerformanceObserverInit & { durationThreshold?: number };
  const watch = (options: Options, add: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) add(entry);
      observed.tasks = long
        .filter(({ start }) => observed.paint > 0 && start > observed.paint)
        .map(({ duration }) => duration);
    }).observe(options);
  watch({ type: "paint", buffered: true }, ({ name, startTime }) => {
    if (name === "first-contentful-paint") observed.paint = startTime;
  });
  watch({ type: "longtask", buffered: true }, ({ startTime, duration }) =>
    long.push({ start: startTime, duration }),
  );
  watch({ type: "event", durationThreshold: 16, buffered: true }, (entry) => {
    if ("interactionId" in entry && entry.interactionId !== 0) observed.taps.push(entry.duration);
  });
  watch({ type: "layout-shift", buffered: true }, (entry) => {
    if ("value" in entry) observed.shift += Number(entry.value);
  });
  Reflect.set(globalThis, "observed", observed);
}

type Point = { x: number; y: number };

/**
 * Opens a page for the first time, on an emulated slow phone. If `at` is given, taps `at.point`
 * after `at.time` ms. Returns the measurements and the center of the menu button.
 */
async function visit(
  browser: Browser,
  url: string,
  at?: { point: Point; time: number },
): Promise<{ observed: Observed; menu: Point }> {
  const { page, close } = await openSlowPhone(browser);
  try {
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: "commit" });
    const began = performance.now();
    if (at !== undefined) {
      await page.waitForTimeout(at.time);
      await page.touchscreen.tap(at.point.x, at.point.y);
    }
    await page.waitForTimeout(Math.max(0, OBSERVED - (performance.now() - began)));
    const box = await page.locator("header button[popovertarget]").first().boundingBox();
    if (box === null) throw new Error(`${url} has no menu button.`);
    const observed = await page.evaluate((): Observed => Reflect.get(globalThis, "observed"));
    return { observed, menu: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
  } finally {
    await close();
  }
}

/**
 * Measures how soon a visitor on a slow phone can use a page. Prints for each page:
 * - `.paint.ratio`: the median time of the first paint, divided by the median of a copy without
 *   scripts.
 * - `.task`: the longest task after the first paint in ms, as the median of the visits.
 * - `.tap`: the longest time from a tap to the next painted frame, in ms.
 * - `.shift`: the largest layout shift of a visit.
 */
export async function measureFirstTouch(
  browser: Browser,
  site: string,
  paths: Readonly<Record<string, string>>,
): Promise<void> {
  const copies = { page: await openCopy(site, false), plain: await openCopy(site, true) };
  try {
    for (const [name, path] of Object.entries(paths)) {
      const visits: Record<"page" | "plain", Observed[]> = { page: [], plain: [] };
      let menu = { x: 0, y: 0 };
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const kind of ["plain", "page"] as const) {
          const visited = await visit(browser, copies[kind].url + path);
          visits[kind].push(visited.observed);
          menu = visited.menu;
        }
      }
      const taps: number[] = [];
      for (const time of TAPS) {
        const { observed } = await visit(browser, copies.page.url + path, { point: menu, time });
        taps.push(Math.max(0, ...observed.taps));
      }
      const paints = visits.page.map(({ paint }) => paint);
      const floor = visits.plain.map(({ paint }) => paint);
      const longest = visits.page.map(({ tasks }) => Math.max(0, ...tasks));
      const shifts = visits.page.map(({ shift }) => shift);
      printMeasure(
        `touch.${name}.paint.ratio`,
        rounded(median(paints) / median(floor)),
        `${ROUNDS} visits each: ${spread(paints, 0)} ms; plain copy ${spread(floor, 0)} ms`,
      );
      printMeasure(
        `touch.${name}.task (ms)`,
        median(longest),
        `longest task after the first paint, median of ${ROUNDS} visits: ${visits.page
          .map(({ tasks }) => `[${tasks.join(" ")}]`)
          .join(
            " ",
          )}; plain copy ${visits.plain.map(({ tasks }) => `[${tasks.join(" ")}]`).join(" ")}`,
      );
      printMeasure(
        `touch.${name}.tap (ms)`,
        Math.max(...taps),
        `slowest answer to a tap; taps after ${TAPS.join(", ")} ms: ${taps.join(", ")}`,
      );
      printMeasure(`touch.${name}.shift`, rounded(Math.max(...shifts), 4), "worst visit");
    }
  } finally {
    for (const { close } of Object.values(copies)) close();
  }
}
