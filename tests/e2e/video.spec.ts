import { gzipSync } from "node:zlib";
import { AxeBuilder } from "@axe-core/playwright";
import type { BrowserContext, Page } from "@playwright/test";
import type { SanityClient } from "@sanity/client";
import { CONSENT_COOKIE } from "../../web/consent/record.ts";
import { pageDocument } from "../support/documents.ts";
import { vimeoRefusals, youtubeRefusals } from "../support/doubles/films.ts";
import { askedAboutFilm } from "../support/doubles/oembed.ts";
import { doubleVimeo } from "../support/doubles/vimeo.ts";
import { doubleYouTube } from "../support/doubles/youtube.ts";
import { fetchedScripts, scriptBytes } from "../support/page-script.ts";
import { expect, test, urls } from "../support/test.ts";

const vimeo = (id: string) => `https://vimeo.com/${id}`;
const youtube = (id: string) => `https://youtu.be/${id}`;

const film = (address: string, fields: object = {}) => ({
  _key: `film-${address.split("/").at(-1)}`,
  _type: "video",
  version: 1,
  address,
  ...fields,
});

const publish = (lake: SanityClient, slug: string, films: readonly object[]) =>
  lake.createOrReplace(pageDocument(slug, films));

const playButton = (page: Page) => page.getByRole("button", { name: /^Play the film/ });
const frameOf = (page: Page, title: string) => page.locator(`iframe[title="${title}"]`);

const parametersOf = (address: string | undefined) =>
  Object.fromEntries(new URL(address ?? "about:blank").searchParams);

/** Errors that nothing caught, the libraries' own included. */
function uncaught(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(`${error.name}: ${error.message}`));
  return errors;
}

async function allowMedia(context: BrowserContext): Promise<void> {
  const choice = { v: 1_000, c: ["necessary", "media"], t: new Date().toISOString() };
  await context.addCookies([
    { name: CONSENT_COOKIE, value: encodeURIComponent(JSON.stringify(choice)), url: urls.site },
  ]);
}

test("[VID-5] a Vimeo film is asked for when play is pressed, and asked not to track", async ({
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

test("[VID-5] a YouTube film is asked for when play is pressed, at the host without cookies", async ({
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

test("[VID-2][VID-5] title, length, shape and still are the host's, and the visitor's browser asks only us", async ({
  page,
  lake,
  watch,
}) => {
  await publish(lake, "known-film", [film(vimeo("7102"))]);
  await page.goto("/en/known-film");
  await expect(page.getByRole("heading", { name: "Vimeo film 7102" })).toBeVisible();
  await expect(
    page.getByRole("button", { name: "Play the film: Vimeo film 7102, 1 minute, 2 seconds" }),
  ).toBeVisible();
  const screen = page.getByRole("group", { name: "Vimeo film 7102" });
  const still = screen.locator("img");
  await expect(still).toHaveAttribute("src", /^\/api\/film-still\?/);
  await expect.poll(() => still.evaluate((img) => Reflect.get(img, "naturalWidth"))).toBe(16);
  const box = await screen.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(2, 1);
  expect(watch.foreign).toEqual([]);
});

test("[VID-2] the host is asked once, in the site's name, however many pages show the film", async ({
  page,
  lake,
}) => {
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
});

test("[VID-5] a YouTube film's still comes from us too, the large one where there is one", async ({
  page,
  lake,
  watch,
}) => {
  await publish(lake, "youtube-still", [film(youtube("R6MlUcmOul8"))]);
  await page.goto("/en/youtube-still");
  const still = page.getByRole("group", { name: "YouTube film R6MlUcmOul8" }).locator("img");
  await expect.poll(() => still.evaluate((img) => Reflect.get(img, "naturalWidth"))).toBe(16);
  const stills = (await askedAboutFilm("R6MlUcmOul8")).filter(({ host }) => host === "i.ytimg.com");
  expect(stills.map(({ path }) => path)).toEqual([
    "/vi/R6MlUcmOul8/maxresdefault.jpg",
    "/vi/R6MlUcmOul8/hqdefault.jpg",
  ]);
  expect(watch.foreign).toEqual([]);
});

test.describe("[VID-3] what oEmbed says of a film is in the page, in words, before anything is pressed", () => {
  const gone = (host: string) => `This film is no longer at ${host}.`;
  const kept = "Whoever owns this film shows it on their own page only.";
  for (const { address, says, link } of [
    { address: vimeo("4040404"), says: gone("Vimeo"), link: 0 },
    { address: vimeo("4030403"), says: kept, link: 1 },
    { address: vimeo("2000403"), says: kept, link: 1 },
    { address: youtube("missing-404"), says: gone("YouTube"), link: 0 },
    { address: youtube("refused-401"), says: kept, link: 1 },
    { address: youtube("private-403"), says: kept, link: 1 },
  ]) {
    test(address, async ({ page, lake }) => {
      await publish(lake, "refused-film", [film(address, { title: "Refused" })]);
      await page.goto("/en/refused-film");
      const screen = page.getByRole("group", { name: "Refused" });
      await expect(screen.getByText(says)).toBeVisible();
      await expect(screen.getByRole("link", { name: /^Watch at/ })).toHaveCount(link);
      await expect(playButton(page)).toHaveCount(0);
    });
  }
});

test("[VID-3] a host that says nothing leaves a façade without still, and a film that plays", async ({
  page,
  context,
  lake,
}) => {
  await publish(lake, "silent-film", [film(vimeo("9999999"), { title: "Silent" })]);
  await doubleVimeo(context);
  await page.goto("/en/silent-film");
  await expect(page.getByRole("group", { name: "Silent" }).locator("img")).toHaveCount(0);
  await playButton(page).click();
  await expect(frameOf(page, "Silent").contentFrame().getByText("Playing")).toBeVisible();
});

test("[VID-2][VID-3] what a host said stands in a page for an hour, its silence for a minute", async ({
  page,
  lake,
}) => {
  await publish(lake, "kept-known", [film(vimeo("7120"))]);
  await publish(lake, "kept-silent", [film(vimeo("9999999"))]);
  const keptFor = async (path: string) =>
    /s-maxage=(\d+)/.exec((await page.request.get(path)).headers()["cache-control"] ?? "")?.[1];
  expect(await keptFor("/en/kept-known")).toBe("3600");
  expect(await keptFor("/en/kept-silent")).toBe("60");
});

test.describe("[VID-3] what the player says of a film that oEmbed knew", () => {
  const problems = {
    notFound: /^This film is no longer at/,
    notEmbeddable: /^Whoever owns this film/,
    failed: /^The film did not start/,
  };
  const verdicts = [
    [vimeo("1404"), vimeoRefusals["1404"], "notFound"],
    [vimeo("1403"), vimeoRefusals["1403"], "notEmbeddable"],
    [vimeo("1401"), vimeoRefusals["1401"], "notEmbeddable"],
    [youtube("error-00002"), youtubeRefusals["error-00002"], "notFound"],
    [youtube("error-00005"), youtubeRefusals["error-00005"], "failed"],
    [youtube("error-00100"), youtubeRefusals["error-00100"], "notFound"],
    [youtube("error-00101"), youtubeRefusals["error-00101"], "notEmbeddable"],
    [youtube("error-00150"), youtubeRefusals["error-00150"], "notEmbeddable"],
    [youtube("error-00153"), youtubeRefusals["error-00153"], "notEmbeddable"],
  ] as const;
  for (const [address, refusal, problem] of verdicts) {
    test(`${refusal} of ${address}: ${problem}`, async ({ page, context, lake }) => {
      await publish(lake, "player-says", [film(address, { title: "Refused" })]);
      await doubleVimeo(context);
      await doubleYouTube(context);
      const errors = uncaught(page);
      await page.goto("/en/player-says");
      await playButton(page).click();
      const screen = page.getByRole("group", { name: "Refused" });
      await expect(screen.getByRole("status").getByText(problems[problem])).toBeVisible();
      await expect(screen).toBeFocused();
      await expect(frameOf(page, "Refused")).toHaveCount(0);
      expect(errors).toEqual([]);
    });
  }
});

test("[VID-3] a player whose code can't be had is said, and can be tried again", async ({
  page,
  context,
  lake,
}) => {
  await publish(lake, "unloaded-film", [film(vimeo("7104"), { title: "Harbour" })]);
  await doubleVimeo(context);
  await allowMedia(context);
  await page.goto("/en/unloaded-film");
  // The façade's own code is there once it says what was chosen before.
  await expect(page.getByLabel("Always allow")).toBeChecked();
  const scripts = /\/_next\/static\/.*\.js/;
  await context.route(scripts, (route) => route.abort());
  await playButton(page).click();
  const screen = page.getByRole("group", { name: "Harbour" });
  await expect(screen.getByText("The player could not be loaded.")).toBeVisible();
  await expect(screen.getByRole("link", { name: "Watch at Vimeo" })).toBeVisible();
  await context.unroute(scripts);
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect(frameOf(page, "Harbour").contentFrame().getByText("Playing")).toBeVisible();
});

test("[VID-3] a script of YouTube's that is blocked costs no error: the film is in its own frame", async ({
  page,
  context,
  lake,
}) => {
  await publish(lake, "blocked-script", [film(youtube("eRsGyueVLvQ"), { title: "Sintel" })]);
  await doubleYouTube(context);
  await context.route("https://www.youtube.com/iframe_api", (route) => route.abort());
  const errors = uncaught(page);
  await page.goto("/en/blocked-script");
  await playButton(page).click();
  await expect(frameOf(page, "Sintel").contentFrame().getByText("Film")).toBeVisible();
  expect(errors).toEqual([]);
});

test("what was pressed before the page's code was there is played when it is", async ({
  page,
  context,
  lake,
}) => {
  await publish(lake, "pressed-early", [film(vimeo("7118"), { title: "Early" })]);
  await doubleVimeo(context);
  const held = Promise.withResolvers<void>();
  await context.route(/\/_next\/static\/.*\.js/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/en/pressed-early", { waitUntil: "commit" });
  await playButton(page).click();
  await expect(frameOf(page, "Early")).toHaveCount(0);
  held.resolve();
  await expect(frameOf(page, "Early").contentFrame().getByText("Playing")).toBeVisible();
});

test("a film is played by keyboard: the focus goes to the screen and on into the player", async ({
  page,
  context,
  lake,
}) => {
  await publish(lake, "by-keyboard", [film(vimeo("7105"), { title: "Harbour" })]);
  await doubleVimeo(context);
  await page.goto("/en/by-keyboard");
  await playButton(page).focus();
  await page.keyboard.press("Enter");
  const frame = frameOf(page, "Harbour");
  await expect(frame.contentFrame().getByText("Playing")).toBeVisible();
  await expect(frame).toBeFocused();
});

test.describe("[VID-4] settings of the player", () => {
  const turned = {
    autopause: false,
    controls: false,
    loop: true,
    muted: true,
    playsInline: false,
    transparent: false,
    keyboard: false,
    pictureInPicture: true,
  };

  test("the defaults reach Vimeo", async ({ page, context, lake }) => {
    await publish(lake, "vimeo-defaults", [film(vimeo("7106"))]);
    const asked = await doubleVimeo(context);
    await page.goto("/en/vimeo-defaults");
    await playButton(page).click();
    await expect(frameOf(page, "Vimeo film 7106")).toBeVisible();
    const { controls = "1", loop = "0", ...rest } = parametersOf(asked[0]);
    expect({ controls, loop, ...rest }).toMatchObject({
      autopause: "1",
      controls: "1",
      loop: "0",
      muted: "0",
      playsinline: "1",
      transparent: "1",
      keyboard: "1",
      pip: "0",
    });
    await expect(frameOf(page, "Vimeo film 7106")).not.toHaveAttribute("allow", /picture/);
  });

  test("turned round, they reach Vimeo turned round", async ({ page, context, lake }) => {
    await publish(lake, "vimeo-turned", [film(vimeo("7107"), { settings: turned })]);
    const asked = await doubleVimeo(context);
    await page.goto("/en/vimeo-turned");
    await playButton(page).click();
    await expect(frameOf(page, "Vimeo film 7107")).toBeVisible();
    expect(parametersOf(asked[0])).toMatchObject({
      autopause: "0",
      controls: "0",
      loop: "1",
      muted: "1",
      playsinline: "0",
      transparent: "0",
      keyboard: "0",
      pip: "1",
    });
    await expect(frameOf(page, "Vimeo film 7107")).toHaveAttribute("allow", /picture-in-picture/);
  });

  test("the defaults reach YouTube", async ({ page, context, lake }) => {
    await publish(lake, "youtube-defaults", [film(youtube("eRsGyueVLvQ"))]);
    await doubleYouTube(context);
    await page.goto("/en/youtube-defaults");
    await playButton(page).click();
    const frame = frameOf(page, "YouTube film eRsGyueVLvQ");
    const address = (await frame.getAttribute("src")) ?? "";
    const { controls = "1", loop = "0", ...rest } = parametersOf(address);
    expect({ controls, loop, ...rest }).toMatchObject({
      controls: "1",
      loop: "0",
      mute: "0",
      playsinline: "1",
      disablekb: "0",
      cc_load_policy: "0",
    });
    await expect(frame).not.toHaveAttribute("allow", /picture/);
  });

  test("turned round, they reach YouTube turned round", async ({ page, context, lake }) => {
    await publish(lake, "youtube-turned", [film(youtube("eRsGyueVLvQ"), { settings: turned })]);
    await doubleYouTube(context);
    await page.goto("/en/youtube-turned");
    await playButton(page).click();
    const frame = frameOf(page, "YouTube film eRsGyueVLvQ");
    const parameters = parametersOf((await frame.getAttribute("src")) ?? "");
    expect(parameters).toMatchObject({ controls: "0", loop: "1", mute: "1", disablekb: "1" });
    expect(parameters).not.toHaveProperty("playsinline");
    await expect(frame).toHaveAttribute("allow", /picture-in-picture/);
  });

  test("without the host's buttons the film can still be stopped", async ({
    page,
    context,
    lake,
  }) => {
    const settings = { controls: false };
    await publish(lake, "no-buttons", [film(vimeo("7108"), { settings, title: "Bare" })]);
    await doubleVimeo(context);
    await page.goto("/en/no-buttons");
    await playButton(page).click();
    const inFrame = frameOf(page, "Bare").contentFrame();
    await expect(inFrame.getByText("Playing")).toBeVisible();
    await page.getByRole("button", { name: "Pause the film" }).click();
    await expect(inFrame.getByText("Paused")).toBeVisible();
    await page.getByRole("button", { name: "Play on" }).click();
    await expect(inFrame.getByText("Playing")).toBeVisible();
  });

  test("a film stops when another begins, though their hosts do not know each other", async ({
    page,
    context,
    lake,
  }) => {
    await publish(lake, "two-films", [
      film(vimeo("7109"), { title: "First" }),
      film(youtube("aqz-KE-bpKQ"), { title: "Second" }),
    ]);
    await doubleVimeo(context);
    await doubleYouTube(context);
    await page.goto("/en/two-films");
    await page.getByRole("button", { name: /First/ }).click();
    const first = frameOf(page, "First").contentFrame();
    await expect(first.getByText("Playing")).toBeVisible();
    // By keyboard: right after it was scrolled away, Chromium still sends clicks to the first film's frame.
    await page.getByRole("button", { name: /Second/ }).press("Enter");
    await expect(frameOf(page, "Second")).toHaveAttribute("data-state", "playing");
    await expect(first.getByText("Paused")).toBeVisible();
  });
});

test.describe("[VID-4] autoplay", () => {
  const begins = { settings: { autoplay: true }, title: "Begins" };

  test("without consent to media there is a façade, and no byte of the host", async ({
    page,
    context,
    lake,
  }) => {
    await publish(lake, "no-consent", [film(vimeo("7110"), begins)]);
    const asked = await doubleVimeo(context);
    await page.goto("/en/no-consent");
    await expect(page.getByLabel("Always allow")).not.toBeChecked();
    await expect(playButton(page)).toBeVisible();
    expect(asked).toEqual([]);
  });

  test("with consent it begins by itself, silent, and takes the focus from nobody", async ({
    page,
    context,
    lake,
  }) => {
    await publish(lake, "with-consent", [film(vimeo("7111"), begins)]);
    await allowMedia(context);
    const asked = await doubleVimeo(context);
    await page.goto("/en/with-consent");
    await expect(frameOf(page, "Begins").contentFrame().getByText("Playing")).toBeVisible();
    expect(parametersOf(asked[0])).toMatchObject({ autoplay: "1", muted: "1", dnt: "1" });
    await expect(frameOf(page, "Begins")).not.toBeFocused();
  });

  test("with consent, but a wish for less motion, there is a façade", async ({
    newVisitor,
    lake,
  }) => {
    await publish(lake, "less-motion", [film(vimeo("7112"), begins)]);
    const { context } = await newVisitor({ reducedMotion: "reduce" });
    await allowMedia(context);
    const asked = await doubleVimeo(context);
    const page = await context.newPage();
    await page.goto("/en/less-motion");
    await expect(page.getByLabel("Always allow")).toBeChecked();
    await expect(playButton(page)).toBeVisible();
    expect(asked).toEqual([]);
  });

  test("a film that nobody asked to begin is a façade with consent too", async ({
    page,
    context,
    lake,
  }) => {
    await publish(lake, "on-demand", [film(vimeo("7113"))]);
    await allowMedia(context);
    const asked = await doubleVimeo(context);
    await page.goto("/en/on-demand");
    await expect(page.getByLabel("Always allow")).toBeChecked();
    await expect(playButton(page)).toBeVisible();
    expect(asked).toEqual([]);
  });
});

test("[VID-5][CON-1][CON-3] always allowing films is consent to media, and can be taken back beside the film", async ({
  page,
  context,
  lake,
}) => {
  await publish(lake, "always-allow", [
    film(vimeo("7114"), { title: "Begins", settings: { autoplay: true } }),
  ]);
  await doubleVimeo(context);
  await page.goto("/en/always-allow");
  const box = page.getByLabel("Always allow films from Vimeo and YouTube");
  await expect(async () => box.check()).toPass();
  const inFrame = frameOf(page, "Begins").contentFrame();
  await expect(inFrame.getByText("Playing")).toBeVisible();
  const cookie = (await context.cookies()).find(({ name }) => name === CONSENT_COOKIE);
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? ""))).toMatchObject({
    c: ["necessary", "media"],
  });
  await box.uncheck();
  await expect(playButton(page)).toBeVisible();
  await expect(frameOf(page, "Begins")).toHaveCount(0);
});

test("[VID-5] a film that was pressed stays when consent to media goes: pressing was consent to this film", async ({
  page,
  context,
  lake,
}) => {
  await publish(lake, "pressed-film", [film(vimeo("7115"), { title: "Pressed" })]);
  await allowMedia(context);
  await doubleVimeo(context);
  await page.goto("/en/pressed-film");
  await playButton(page).click();
  const inFrame = frameOf(page, "Pressed").contentFrame();
  await expect(inFrame.getByText("Playing")).toBeVisible();
  await expect(async () => page.getByLabel("Always allow").uncheck()).toPass();
  await expect(page.getByLabel("Always allow")).not.toBeChecked();
  await expect(inFrame.getByText("Playing")).toBeVisible();
});

test("the façade, its message and its player have no accessibility violation", async ({
  page,
  context,
  lake,
}) => {
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
  // What is in the host's frame is the host's.
  const { violations } = await new AxeBuilder({ page }).exclude("vimeo-video").analyze();
  expect(violations).toEqual([]);
});

/** What a page with a film may ship over a text-only page before play is pressed. In bytes (gzip). */
const BUDGET = 2_500;

test("[BLK-7] a film costs a page at most 2,500 bytes of script before play is pressed", async ({
  newVisitor,
  lake,
}) => {
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
});
