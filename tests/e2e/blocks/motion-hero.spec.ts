import type { Page } from "@playwright/test";
import type { SanityClient } from "@sanity/client";
import { pageDocument, pictureOf, textBlock } from "../../support/documents.ts";
import { goldenSquare } from "../../support/browsers/golden-square.ts";
import { movingSquare } from "../../support/browsers/moving-square.ts";
import { fetchedScripts, scriptBytes } from "../../support/browsers/page-script.ts";
import { openPlaying } from "../../support/browsers/open-playing.ts";
import { answers } from "../../support/browsers/taken-over.ts";
import { expect, test, urls } from "../../support/test.ts";

/** Maximum size of the scripts that a hero adds to a text-only page before its animation starts, in bytes (gzip). */
const BUDGET = 2_500;

/** The text alternative of the home page's animation. */
const aperture = /Shutter blades turn open/;

const label = "A red square crosses the picture.";

/** Publishes a page that begins with a hero with this animation file. */
async function publishHero(lake: SanityClient, slug: string, file: object, fields: object = {}) {
  const bytes = Buffer.from(JSON.stringify(file));
  const asset = await lake.assets.upload("file", bytes, { filename: `${slug}.json` });
  const image = await lake.assets.upload("image", goldenSquare, { filename: "poster.png" });
  const hero = {
    _key: "hero",
    _type: "heroAnimation",
    version: 2,
    heading: "A square",
    poster: pictureOf(image._id, "A poster"),
    animation: {
      _type: "lottieFile",
      source: "file",
      file: { _type: "file", asset: { _type: "reference", _ref: asset._id } },
    },
    animationLabel: label,
    loop: true,
    ...fields,
  };
  const below = textBlock("Below the hero. ".repeat(400));
  await lake.createOrReplace(pageDocument(slug, [hero, below]));
}

const animationOf = (page: Page) => page.getByRole("img", { name: label });
const pauseButton = (page: Page) => page.getByRole("button", { name: "Pause animation" });
const playButton = (page: Page) => page.getByRole("button", { name: "Play animation" });

const drawing = (page: Page) =>
  page
    .locator(`[aria-label="${label}"]`)
    .evaluate(({ firstElementChild }) => firstElementChild?.shadowRoot?.innerHTML ?? "");

async function expectMoving(page: Page) {
  const first = await drawing(page);
  await expect.poll(() => drawing(page)).not.toBe(first);
}

async function expectStill(page: Page) {
  const first = await drawing(page);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 24; frame += 1) {
      // oxlint-disable-next-line no-await-in-loop -- frames come one after another
      await new Promise(requestAnimationFrame);
    }
  });
  expect(await drawing(page)).toBe(first);
}

test("[BLK-1] displays the home page's animation in place of its poster", async ({ page }) => {
  await openPlaying(page, "/en");
  await expect(page.getByRole("img", { name: aperture })).toBeVisible();
});

test(
  "[BLK-1] requests the animation after the page's load event",
  { tag: "@all" },
  async ({ page, lake }) => {
    await publishHero(lake, "hero-late", movingSquare());
    await openPlaying(page, "/en/hero-late");
    await expect(animationOf(page)).toBeVisible();
    const isLater = await page.evaluate(() => {
      const { loadEventEnd } = performance.timing;
      const file = performance
        .getEntriesByType("resource")
        .find(({ name }) => name.includes("/api/animation"));
      return performance.timeOrigin + (file?.startTime ?? 0) > loadEventEnd;
    });
    expect(isLater).toBe(true);
  },
);

test(
  "[BLK-1][BLK-7] a hero adds at most 2.5 kB of script before its animation starts",
  { tag: "@all" },
  async ({ newVisitor, lake }) => {
    await publishHero(lake, "hero-cost", movingSquare());
    const { context } = await newVisitor({ reducedMotion: "reduce" });
    const text = scriptBytes(await fetchedScripts(context, `${urls.site}/en/privacy`));
    const hero = scriptBytes(await fetchedScripts(context, `${urls.site}/en/hero-cost`));
    expect(hero - text).toBeLessThanOrEqual(BUDGET);
  },
);

test(
  "[BLK-1] an animation with the hover trigger moves only while the pointer is over the hero",
  { tag: "@all" },
  async ({ page, lake }) => {
    await publishHero(lake, "hero-hover", movingSquare(), { playOn: "hover" });
    await page.mouse.move(0, 0);
    await page.goto("/en/hero-hover");
    await expect(playButton(page)).toBeVisible();
    // On a busy machine the animation may load late. It then starts only when the pointer enters the
    // hero again.
    await expect(async () => {
      await page.getByRole("banner").hover();
      await page.getByRole("heading", { name: "A square" }).hover();
      await expect(animationOf(page)).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
    await expectMoving(page);
    await page.getByRole("banner").hover();
    await expect(playButton(page)).toBeVisible();
    await expectStill(page);
  },
);

test(
  "[BLK-1] an animation with the hover trigger moves while in view on a touch screen",
  { tag: "@all" },
  async ({ newVisitor, lake }) => {
    await publishHero(lake, "hero-touch", movingSquare(), { playOn: "hover" });
    const { context } = await newVisitor({
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await openPlaying(page, "/en/hero-touch");
    await expect(animationOf(page)).toBeVisible();
    await expectMoving(page);
  },
);

test("[BLK-2] never evaluates an expression in an animation", async ({ page, lake, watch }) => {
  const spell = "document.title = 'bewitched'; value";
  await publishHero(lake, "hero-spell", movingSquare({ a: 0, k: 0, x: spell }));
  // Sends a policy without `unsafe-eval`, so that the browser blocks and reports any evaluation of text as code.
  await page.route("**/en/hero-spell", async (route) => {
    const response = await route.fetch();
    const policy = "script-src 'self' 'unsafe-inline'";
    const headers = { ...response.headers(), "content-security-policy": policy };
    await route.fulfill({ response, headers });
  });
  await openPlaying(page, "/en/hero-spell");
  await expect(animationOf(page)).toBeVisible();
  await expectMoving(page);
  await expect(page).not.toHaveTitle(/bewitched/);
  expect(watch.complaints).toEqual([]);
});

test(
  "[BLK-2] displays the poster when the player can't draw a well-formed file",
  { tag: "@all" },
  async ({ page, lake }) => {
    const hollow = { ...movingSquare(), layers: [{ ty: 4, ks: {} }] };
    await publishHero(lake, "hero-hollow", hollow);
    await page.goto("/en/hero-hollow");
    await expect(page.getByRole("img", { name: "A poster" })).toBeVisible();
    await expect(playButton(page).or(pauseButton(page))).toHaveCount(0);
    await expect(animationOf(page)).toHaveCount(0);
  },
);

test("[BLK-3] a looping animation can be paused and stays paused after scrolling", async ({
  page,
  lake,
}) => {
  await publishHero(lake, "hero-loop", movingSquare());
  await openPlaying(page, "/en/hero-loop");
  await expect(animationOf(page)).toBeVisible();
  await expectMoving(page);
  await pauseButton(page).click();
  await expect(playButton(page)).toBeVisible();
  await expectStill(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.evaluate(() => scrollTo(0, 0));
  await expectStill(page);
  await playButton(page).click();
  await expectMoving(page);
});

test(
  "[BLK-3] pauses the animation when it is out of view or the tab is hidden",
  { tag: "@all" },
  async ({ page, lake }) => {
    await publishHero(lake, "hero-away", movingSquare());
    await openPlaying(page, "/en/hero-away");
    await expect(animationOf(page)).toBeVisible();
    const button = page.locator("[data-drawn] > button");
    await expect(button).toHaveAttribute("data-playing", "true");

    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(button).toHaveAttribute("data-playing", "false");
    await expectStill(page);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(button).toHaveAttribute("data-playing", "true");

    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: true, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await expect(button).toHaveAttribute("data-playing", "false");
    await expectStill(page);
  },
);

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("[BLK-3] displays the poster and requests no animation until the visitor presses play", async ({
    page,
  }) => {
    const players: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/animation")) players.push(request.url());
    });
    await page.goto("/en");
    await expect(playButton(page)).toBeVisible();
    expect(players).toEqual([]);
    await expect.poll(() => answers(playButton(page))).toBe(true);
    await playButton(page).click();
    await expect(page.getByRole("img", { name: aperture })).toBeVisible();
    await expect(pauseButton(page)).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "[BLK-3] displays the poster without a play button",
    { tag: "@all" },
    async ({ page, lake }) => {
      await publishHero(lake, "hero-scriptless", movingSquare());
      await page.goto("/en/hero-scriptless");
      await expect(page.getByRole("img", { name: "A poster" })).toBeVisible();
      await expect(playButton(page)).toBeHidden();
    },
  );
});
