// cspell:ignore longtask Moto
import {
  createServer,
  get,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { gunzipSync, gzipSync } from "node:zlib";
import { type Browser, devices } from "playwright";
import { median, printMeasure, rounded, spread } from "../figures.ts";
import { amount } from "../smoke.ts";

const ROUNDS = amount(5, 1);

/** Times of the taps, in ms after the navigation: before, while and after a slow phone runs the page's scripts. */
const TAPS = amount([1_300, 1_800, 2_300, 2_800, 3_300, 3_800, 4_500, 6_000], [3_000]);

/** Time in ms for which each page is observed after the navigation. */
const OBSERVED = amount(9_000, 5_000);

/** Slow 4G, as Lighthouse defines it (`mobileSlow4G` in lighthouse/core/config/constants.js). */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/**
 * Factor by which the processor is slowed down, to simulate a phone. Lighthouse uses the same
 * factor.
 */
const SLOWDOWN = 4;

const scripts = /<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g;

function withoutScripts(answer: IncomingMessage, response: ServerResponse): void {
  const chunks: Buffer[] = [];
  answer.on("data", (chunk: Buffer) => chunks.push(chunk));
  answer.on("end", () => {
    const html = gunzipSync(Buffer.concat(chunks)).toString().replaceAll(scripts, "");
    const body = gzipSync(html);
    response.writeHead(200, { ...answer.headers, "content-length": body.length });
    response.end(body);
  });
}

/**
 * Serves the site on another port. If `isPlain` is true, removes the scripts from the pages. The
 * benchmark compares the first paint of a page with the first paint of its copy without scripts. It
 * loads the page and the copy through such a server, so that both have the same connection.
 */
async function openCopy(site: string, isPlain: boolean): Promise<{ url: string; server: Server }> {
  const { host } = new URL(site);
  const server = createServer((request, response) => {
    const headers = { ...request.headers, host, "accept-encoding": "gzip" };
    const asked = get(new URL(request.url ?? "/", site), { headers }, (answer) => {
      const isPage = answer.headers["content-type"]?.startsWith("text/html");
      if (isPlain && isPage) return withoutScripts(answer, response);
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      return answer.pipe(response);
    });
    asked.on("error", () => response.destroy());
    response.on("close", () => asked.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The copy has no port.");
  return { url: `http://localhost:${address.port}`, server };
}

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
  const context = await browser.newContext({ ...devices["Moto G4"], locale: "en-GB" });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", network);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
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
    await context.close();
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
    for (const { server } of Object.values(copies)) {
      server.closeAllConnections();
      server.close();
    }
  }
}
