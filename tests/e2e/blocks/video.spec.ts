import { gzipSync } from "node:zlib";
import { AxeBuilder } from "@axe-core/playwright";
import { askedAboutFilm } from "../../support/doubles/oembed.ts";
import { doubleVimeo } from "../../support/doubles/vimeo.ts";
import { doubleYouTube } from "../../support/doubles/youtube.ts";
import {
  allowMedia,
  film,
  frameOf,
  parametersOf,
  playButton,
  publish,
  vimeo,
  youtube,
} from "../../support/film-page.ts";
import { fetchedScripts, scriptBytes } from "../../support/browsers/page-script.ts";
import { openSecondSite } from "../../support/stack/second-site.ts";
import { testStack } from "../../support/stack/stack.ts";
import { expect, test, urls } from "../../support/test.ts";

test("[VID-5] requests a Vimeo video with dnt=1, only after play is pressed", async ({
  page,
  context,
  lake,
  watch,
}) => {
  await publish(lake, "vimeo-film", [film(vimeo("7101"))]);
  const asked = await doubleVimeo(context);
  await page.goto("/en/vimeo-film");
  await expect(playButton(page)).toBeVisible();
  expect(asked).toEqual([]);
  await playButton(page).click();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  for (const address of asked) {
    expect(address).toContain("/video/7101?");
    expect(parametersOf(address)).toMatchObject({ dnt: "1" });
  }
  expect(watch.foreign).toEqual([]);
});

test("[VID-5] requests a YouTube video from youtube-nocookie.com, only after play is pressed", async ({
  page,
  context,
  lake,
  watch,
}) => {
  await publish(lake, "youtube-film", [film(youtube("eRsGyueVLvQ"))]);
  const asked = await doubleYouTube(context);
  await page.goto("/en/youtube-film");
  await expect(playButton(page)).toBeVisible();
  expect(asked).toEqual([]);
  await playButton(page).click();
  await expect.poll(() => asked.filter((address) => address.includes("/embed/"))).toHaveLength(1);
  const frame = asked.find((address) => address.includes("/embed/")) ?? "";
  expect(new URL(frame).hostname).toBe("www.youtube-nocookie.com");
  expect(frame).toContain("eRsGyueVLvQ");
  expect(watch.foreign).toEqual([]);
});

test(
  "[VID-2][VID-5] displays the oEmbed title, duration, ratio and thumbnail without browser requests to the host",
  { tag: "@all" },
  async ({ page, lake, watch }) => {
    await publish(lake, "known-film", [film(vimeo("7102"))]);
    await page.goto("/en/known-film");
    await expect(page.getByRole("heading", { name: "Vimeo film 7102" })).toBeVisible();
    await expect(
      page.getByRole("button", { name: "Play video: Vimeo film 7102, 1 minute, 2 seconds" }),
    ).toBeVisible();
    const screen = page.getByRole("group", { name: "Vimeo film 7102" });
    const still = screen.locator("img");
    await expect(still).toHaveAttribute("src", /^\/api\/film-still\?/);
    await expect.poll(() => still.evaluate((img) => Reflect.get(img, "naturalWidth"))).toBe(16);
    const box = await screen.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(2, 1);
    expect(watch.foreign).toEqual([]);
  },
);

test(
  "[VID-2] requests oEmbed data once for a video on two pages, with the site as referrer",
  { tag: "@all" },
  async ({ page, lake }) => {
    await publish(lake, "shown-here", [film(vimeo("7103"))]);
    await publish(lake, "shown-there", [film(vimeo("7103"))]);
    for (const path of ["/en/shown-here", "/en/shown-there"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { name: "Vimeo film 7103" })).toBeVisible();
    }
    const questions = (await askedAboutFilm("7103")).filter(({ host }) => host === "vimeo.com");
    expect(questions).toEqual([
      {
        host: "vimeo.com",
        path: `/api/oembed.json?dnt=1&width=1280&url=${encodeURIComponent(vimeo("7103"))}`,
        referer: `${urls.site}/`,
      },
    ]);
  },
);

test(
  "[VID-5] serves a YouTube thumbnail from the site, with a smaller size as fallback",
  { tag: "@all" },
  async ({ page, lake, watch }) => {
    await publish(lake, "youtube-still", [film(youtube("R6MlUcmOul8"))]);
    await page.goto("/en/youtube-still");
    const still = page.getByRole("group", { name: "YouTube film R6MlUcmOul8" }).locator("img");
    await expect.poll(() => still.evaluate((img) => Reflect.get(img, "naturalWidth"))).toBe(16);
    const stills = (await askedAboutFilm("R6MlUcmOul8")).filter(
      ({ host }) => host === "i.ytimg.com",
    );
    expect(stills.map(({ path }) => path)).toEqual([
      "/vi/R6MlUcmOul8/maxresdefault.jpg",
      "/vi/R6MlUcmOul8/hqdefault.jpg",
    ]);
    expect(watch.foreign).toEqual([]);
  },
);

test.describe("[VID-3] displays oEmbed errors before play is pressed", () => {
  const gone = (host: string) => `This video is no longer available on ${host}.`;
  const notEmbeddable = "The owner of this video doesn’t allow it on other websites.";
  for (const { address, says, link } of [
    { address: vimeo("4040404"), says: gone("Vimeo"), link: 0 },
    { address: vimeo("4030403"), says: notEmbeddable, link: 1 },
    { address: vimeo("2000403"), says: notEmbeddable, link: 1 },
    { address: youtube("missing-404"), says: gone("YouTube"), link: 0 },
    { address: youtube("refused-401"), says: notEmbeddable, link: 1 },
    { address: youtube("private-403"), says: notEmbeddable, link: 1 },
  ]) {
    test(address, { tag: address === vimeo("4040404") ? [] : "@all" }, async ({ page, lake }) => {
      await publish(lake, "refused-film", [film(address, { title: "Refused" })]);
      await page.goto("/en/refused-film");
      const screen = page.getByRole("group", { name: "Refused" });
      await expect(screen.getByText(says)).toBeVisible();
      await expect(screen.getByRole("link", { name: /^Watch on/ })).toHaveCount(link);
      await expect(playButton(page)).toHaveCount(0);
    });
  }
});

test(
  "[VID-3] displays no thumbnail but plays the video when oEmbed does not respond",
  { tag: "@all" },
  async ({ page, context, lake }) => {
    await publish(lake, "silent-film", [film(vimeo("9999999"), { title: "Silent" })]);
    await doubleVimeo(context);
    await page.goto("/en/silent-film");
    await expect(page.getByRole("group", { name: "Silent" }).locator("img")).toHaveCount(0);
    await playButton(page).click();
    await expect(frameOf(page, "Silent").contentFrame().getByText("Playing")).toBeVisible();
  },
);

test(
  "[VID-2][VID-3] caches a page for an hour with oEmbed data, and for 2 s without",
  { tag: "@all" },
  async ({ lake }) => {
    test.skip(testStack.name === "dev", "The development server keeps no page.");
    await publish(lake, "kept-known", [film(vimeo("7120"))]);
    await publish(lake, "kept-silent", [film(vimeo("9999999"))]);
    // Requests Next.js directly to read `s-maxage`, because the serving layer makes clients revalidate each time.
    const site = await openSecondSite(testStack);
    const maxAgeOf = async (path: string) => {
      const answer = await fetch(`${site.url}${path}`);
      return /s-maxage=(\d+)/.exec(answer.headers.get("cache-control") ?? "")?.[1];
    };
    try {
      expect(await maxAgeOf("/en/kept-known")).toBe("3600");
      expect(await maxAgeOf("/en/kept-silent")).toBe("2");
    } finally {
      await site.stop();
    }
  },
);

test(
  "axe finds no violations in a video's facade, error message and player",
  { tag: "@all" },
  async ({ page, context, lake }) => {
    await publish(lake, "film-axe", [
      film(vimeo("7116"), { title: "Plays" }),
      film(vimeo("4030403"), { title: "Refused" }),
      film(vimeo("7117"), { title: "Waits" }),
    ]);
    await allowMedia(context);
    await doubleVimeo(context);
    await page.goto("/en/film-axe");
    await page.getByRole("button", { name: /Plays/ }).click();
    await expect(frameOf(page, "Plays").contentFrame().getByText("Playing")).toBeVisible();
    // Excludes the player, because we don't control the content of the host's iframe.
    const { violations } = await new AxeBuilder({ page }).exclude("vimeo-video").analyze();
    expect(violations).toEqual([]);
  },
);

/** Maximum size of the scripts that a video adds to a text-only page before playback, in bytes (gzip). */
const BUDGET = 2_500;

test(
  "[BLK-7] a video adds at most 2,500 bytes of script before play is pressed",
  { tag: "@all" },
  async ({ newVisitor, lake }) => {
    test.slow();
    await publish(lake, "film-budget", [film(vimeo("7119"), { title: "Light" })]);
    const { context } = await newVisitor();
    await doubleVimeo(context);
    const text = scriptBytes(await fetchedScripts(context, `${urls.site}/en/privacy`));
    const before = await fetchedScripts(context, `${urls.site}/en/film-budget`);
    test
      .info()
      .annotations.push({ type: "page.js.video", description: `${scriptBytes(before) - text}` });
    expect(scriptBytes(before) - text).toBeLessThanOrEqual(BUDGET);

    const known = new Set(before.map(({ url }) => url));
    const page = await context.newPage();
    let later = 0;
    page.on("response", async (response) => {
      if (response.request().resourceType() !== "script" || known.has(response.url())) return;
      later += gzipSync(await response.body(), { level: 6 }).length;
    });
    await page.goto("/en/film-budget");
    await playButton(page).click();
    await expect(frameOf(page, "Light").contentFrame().getByText("Playing")).toBeVisible();
    expect(later).toBeGreaterThan(0);
    test.info().annotations.push({ type: "page.js.video.later", description: `${later}` });
  },
);
