import type { Page } from "@playwright/test";
import type { SanityClient } from "@sanity/client";
import { pageDocument, pictureOf, textBlock } from "../../support/documents.ts";
import { goldenSquare } from "../../support/browsers/golden-square.ts";
import { movingSquare } from "../../support/browsers/moving-square.ts";
import { openPlaying } from "../../support/browsers/open-playing.ts";
import { answers } from "../../support/browsers/taken-over.ts";
import { expect, test } from "../../support/test.ts";

const aperture = /Shutter blades turn open/;

const label = "A red square crosses the picture.";

async function publishHero(
  lake: SanityClient,
  slug: string,
  file: string | object = movingSquare(),
  fields: object = {},
) {
  const bytes = Buffer.from(typeof file === "string" ? file : JSON.stringify(file));
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
  await expect(animationOf(page)).toBeVisible();
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

const scrollToTop = (page: Page) => page.evaluate(() => scrollTo(0, 0));
const scrollToEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight));

test(
  "[BLK-1] an animation with the hover trigger moves while in view on a touch screen",
  { tag: "@all" },
  async ({ newVisitor, lake }) => {
    await publishHero(lake, "hero-touch", movingSquare(), { playOn: "hover" });
    const viewport = { width: 390, height: 844 };
    const { context } = await newVisitor({ hasTouch: true, isMobile: true, viewport });
    const page = await context.newPage();
    await openPlaying(page, "/en/hero-touch");
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
  await expectMoving(page);
  await expect(page).not.toHaveTitle(/bewitched/);
  expect(watch.complaints).toEqual([]);
});

for (const { what, file, status, tag } of [
  { what: "is an HTML page", file: "<!doctype html><title>-</title>", status: 422, tag: [] },
  {
    what: "can't be drawn",
    file: { ...movingSquare(), layers: [{ ty: 4, ks: {} }] },
    status: 200,
    tag: "@all",
  },
]) {
  test(
    `[BLK-2] displays the poster without a button when the animation file ${what}`,
    {
      tag,
    },
    async ({ page, lake }) => {
      const slug = `hero-${status}`;
      await publishHero(lake, slug, file);
      const response = page.waitForResponse(/\/api\/animation/);
      await page.goto(`/en/${slug}`);
      await page.mouse.move(4, 4, { steps: 2 });
      expect((await response).status()).toBe(status);
      await expect(playButton(page).or(pauseButton(page))).toHaveCount(0);
      await expect(page.getByRole("img", { name: "A poster" })).toBeVisible();
      await expect(animationOf(page)).toHaveCount(0);
      await expect(page.getByText("Below the hero.")).toBeVisible();
    },
  );
}

test("[BLK-3] a looping animation can be paused, stays paused after scrolling, and pauses out of view or in a hidden tab", async ({
  page,
  lake,
}) => {
  await publishHero(lake, "hero-loop");
  await openPlaying(page, "/en/hero-loop");
  await expectMoving(page);
  await pauseButton(page).click();
  await expect(playButton(page)).toBeVisible();
  await expectStill(page);
  await scrollToEnd(page);
  await scrollToTop(page);
  await expectStill(page);
  await playButton(page).click();
  await expectMoving(page);

  const button = page.locator("[data-drawn] > button");
  await scrollToEnd(page);
  await expect(button).toHaveAttribute("data-playing", "false");
  await expectStill(page);
  await scrollToTop(page);
  await expect(button).toHaveAttribute("data-playing", "true");
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(button).toHaveAttribute("data-playing", "false");
  await expectStill(page);
});

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
    await page.mouse.move(4, 4, { steps: 2 });
    await expect.poll(() => answers(playButton(page))).toBe(true);
    expect(players).toEqual([]);
    await playButton(page).click();
    await expect(page.getByRole("img", { name: aperture })).toBeVisible();
    await expect(pauseButton(page)).toBeVisible();
  });
});
