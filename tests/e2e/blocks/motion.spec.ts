import type { Page, Response } from "@playwright/test";
import type { SanityClient } from "@sanity/client";
import { pageDocument, textBlock } from "../../support/documents.ts";
import { isTakenOver } from "../../support/browsers/taken-over.ts";
import { expect, test } from "../../support/test.ts";

/** Matches only the script of the motion library. */
const library = /allowFlatten/;

type Motion = "none" | "arrive" | "stagger";

const invitation = (_key: string, heading: string, motion: Motion) => ({
  _key,
  _type: "callToAction",
  version: 2,
  heading,
  text: "It begins at eight.",
  actions: [
    { _key: "a", _type: "link", kind: "external", label: heading, href: "https://example.org/" },
  ],
  motion,
});

const tall = () => textBlock("A long way down. ".repeat(300));

/**
 * Publishes a page with three animated sections: one in the initial viewport, one that animates as
 * a whole, and one that animates part by part.
 */
const publishSections = (lake: SanityClient, slug: string) =>
  lake.createOrReplace(
    pageDocument(slug, [
      invitation("first", "In the first view", "arrive"),
      tall(),
      invitation("second", "Arrives as one", "arrive"),
      tall(),
      invitation("third", "Arrives in parts", "stagger"),
      tall(),
    ]),
  );

type Move = { section: string; delay: number; duration: number; easing: string };

declare global {
  interface Window {
    moves: Move[];
    shifts: string[];
  }
}

/**
 * Records every animation that a script starts, and every layout shift except those right after an
 * input. The metric Cumulative Layout Shift ignores these too.
 */
async function watchMoves(page: Page) {
  await page.addInitScript(() => {
    window.moves = [];
    window.shifts = [];
    const animate = Reflect.get(Element.prototype, "animate");
    Element.prototype.animate = function (frames, options) {
      const { delay = 0, duration = 0, easing = "" } = typeof options === "object" ? options : {};
      const section = this.closest("[data-motion]")?.id ?? "none";
      window.moves.push({ section, delay, duration: Number(duration), easing });
      return Reflect.apply(animate, this, [frames, options]);
    };
    new PerformanceObserver((list) => {
      const counted = list.getEntries().filter((entry) => !Reflect.get(entry, "hadRecentInput"));
      window.shifts.push(...counted.map((entry) => JSON.stringify(entry)));
    }).observe({ type: "layout-shift", buffered: true });
  });
}

const movesOf = async (page: Page, key: string) =>
  (await page.evaluate(() => window.moves)).filter(({ section }) => section === `block-${key}`);

const sectionAt = (page: Page, key: string) => page.locator(`#block-${key}`);

/** Returns each part of a section with its opacity, its number of animations and its inline style. */
const partsOf = (page: Page, key: string) =>
  sectionAt(page, key).evaluate((section) =>
    [...section.querySelectorAll("[data-arrives], :scope > *")].map((part) => ({
      opacity: getComputedStyle(part).opacity,
      animations: part.getAnimations().length,
      style: part.getAttribute("style") ?? "",
    })),
  );

const finished = { opacity: "1", animations: 0, style: "" };

const expectFinished = (page: Page, key: string) =>
  expect
    .poll(async () => new Set((await partsOf(page, key)).map((part) => JSON.stringify(part))))
    .toEqual(new Set([JSON.stringify(finished)]));

const isLibrary = async (response: Response) =>
  response.request().resourceType() === "script" && library.test(await response.text());

/**
 * Scrolls a section to just below the viewport. Also presses a key, because the site loads the
 * motion library only after an interaction. Callers repeat the call until it has an effect, because
 * the section's own script may load late and does not notice earlier interactions.
 */
async function lowerTo(page: Page, key: string) {
  await sectionAt(page, key).evaluate((section) =>
    scrollBy(0, section.getBoundingClientRect().top - innerHeight - 20),
  );
  await page.keyboard.press("Shift");
}

/**
 * Scrolls a section to just below the viewport. Waits until the site has hidden the section. The
 * site hides a section before it animates the section into view.
 */
async function approach(page: Page, key: string) {
  await expect.poll(() => isTakenOver(page)).toBe(true);
  // Waits for the text fonts. They change the height of the text above, which would move the section into the viewport.
  await expect(page.locator("html[data-faces='']")).toBeAttached();
  await expect
    .poll(async () => {
      await lowerTo(page, key);
      return (await partsOf(page, key)).some(({ opacity }) => opacity === "0");
    })
    .toBe(true);
}

async function openSections(page: Page, lake: SanityClient, slug: string) {
  await publishSections(lake, slug);
  await page.goto(`/en/${slug}`);
}

test("[BLK-5] sections below the initial viewport animate once, as a whole or in parts, and shift no layout", async ({
  page,
  lake,
}) => {
  await watchMoves(page);
  await openSections(page, lake, "arrivals-once");
  await expect(sectionAt(page, "first")).toBeVisible();
  // Discards the layout shifts that fonts cause, because another test covers these shifts.
  await expect(page.locator("html[data-laid-out='']")).toBeAttached();
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => setTimeout(() => resolve((window.shifts = [])), 100)),
      ),
  );
  await approach(page, "second");
  await sectionAt(page, "second").scrollIntoViewIfNeeded();
  await expectFinished(page, "second");
  const moves = await movesOf(page, "second");
  expect(moves.at(-1)).toMatchObject({ duration: 600, easing: "cubic-bezier(0.16, 1, 0.3, 1)" });

  await approach(page, "third");
  await sectionAt(page, "third").evaluate((section) => section.scrollIntoView({ block: "center" }));
  await expectFinished(page, "third");
  const delays = (await movesOf(page, "third")).map(({ delay }) => Math.round(delay));
  expect(new Set(delays)).toEqual(new Set([0, 60]));

  await page.evaluate(() => scrollTo(0, 0));
  await sectionAt(page, "second").scrollIntoViewIfNeeded();
  await expectFinished(page, "second");
  expect(await movesOf(page, "second")).toHaveLength(moves.length);
  await expectFinished(page, "first");
  expect(await movesOf(page, "first")).toEqual([]);
  expect(await page.evaluate(() => window.shifts)).toEqual([]);
});

test(
  "[BLK-5] displays every section when the motion library fails to load",
  { tag: "@all" },
  async ({ page, lake }) => {
    await openSections(page, lake, "arrivals-broken");
    await expect.poll(() => isTakenOver(page)).toBe(true);
    let refused = 0;
    await page.route("**/*.js", (route) => {
      refused += 1;
      return route.abort();
    });
    await expect
      .poll(async () => {
        await lowerTo(page, "second");
        return refused;
      })
      .toBeGreaterThan(0);
    await sectionAt(page, "second").scrollIntoViewIfNeeded();
    await expectFinished(page, "second");
  },
);

for (const [name, reveal] of [
  ["at once when its link receives keyboard focus", showByFocus],
  [
    "at once when the fragment names it",
    (page: Page) => page.evaluate(() => location.assign("#block-second")),
  ],
  ["in print", (page: Page) => page.pdf()],
  ["when the visitor navigates back", showByBack],
  ["when an editor removes its animation", showByEditor],
] as const) {
  test(`[BLK-5] a hidden section appears ${name}`, { tag: "@all" }, async ({ page, lake }) => {
    await openSections(page, lake, "arrivals-hidden");
    await approach(page, "second");
    await reveal(page, lake);
    await expectFinished(page, "second");
  });
}

async function showByFocus(page: Page) {
  await page.getByRole("link", { name: "Arrives as one" }).focus();
  expect(await partsOf(page, "second")).toContainEqual(finished);
}

async function showByBack(page: Page) {
  await page.goto("/en/privacy");
  await page.goBack();
  await sectionAt(page, "second").scrollIntoViewIfNeeded();
}

async function showByEditor(page: Page, lake: SanityClient) {
  const still = { 'blocks[_key=="second"].motion': "none" };
  const slug = new URL(page.url()).pathname.split("/").at(-1);
  await lake.patch(`page-en-${slug}`).set(still).commit();
  await expect(sectionAt(page, "second")).not.toHaveAttribute("data-motion");
}

test("[BLK-5] displays every section without animation and library with reduced motion, and without JavaScript", async ({
  newVisitor,
  lake,
}) => {
  await publishSections(lake, "arrivals-still");
  for (const options of [{ reducedMotion: "reduce" }, { javaScriptEnabled: false }] as const) {
    const { context } = await newVisitor(options);
    const page = await context.newPage();
    await watchMoves(page);
    const scripts: string[] = [];
    page.on("response", async (response) => {
      if (await isLibrary(response)) scripts.push(response.url());
    });
    await page.goto("/en/arrivals-still");
    await page.mouse.move(200, 200, { steps: 2 });
    for (const key of ["first", "second", "third"]) {
      await sectionAt(page, key).scrollIntoViewIfNeeded();
      await expectFinished(page, key);
    }
    expect(scripts).toEqual([]);
    expect(await page.evaluate(() => Reflect.get(window, "moves") ?? [])).toEqual([]);
  }
});
