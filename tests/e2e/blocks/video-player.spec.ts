import type { Page } from "@playwright/test";
import { vimeoRefusals, youtubeRefusals } from "../../support/doubles/films.ts";
import { doubleVimeo } from "../../support/doubles/vimeo.ts";
import { doubleYouTube } from "../../support/doubles/youtube.ts";
import {
  allowMedia,
  film,
  frameOf,
  playButton,
  publish,
  uncaught,
  vimeo,
  youtube,
} from "../../support/film-page.ts";
import { expect, test } from "../../support/test.ts";

/**
 * Time in ms after which the site has reported a player that doesn't respond: the timeout of 20 s
 * in `follow-player.client.ts`, plus one second.
 */
const PATIENCE = 21_000;

const problems = {
  notFound: /^This video is no longer available on/,
  notEmbeddable: /^The owner of this video/,
  failed: /^The video did not start/,
};

/**
 * Returns a function that waits for the first message from YouTube's iframe. Tests await it before
 * they advance the fake clock, because the message takes real time.
 */
async function observeYouTube(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    addEventListener("message", ({ origin }) => {
      if (origin.includes("youtube")) document.documentElement.dataset["answered"] = "";
    });
  });
  return () => expect(page.locator("html[data-answered]")).toBeAttached();
}

test.describe("[VID-3] player errors of a video that oEmbed accepts", () => {
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
    test(
      `displays ${problem} when the player of ${address} reports ${refusal}`,
      { tag: address === vimeo("1404") ? [] : "@all" },
      async ({ page, context, lake }) => {
        // Uses a new address for each test. At a shared address, the site could still serve the page
        // of an earlier test, and a live update would then replace that page after the click.
        const slug = `player-says-${refusal}`.toLowerCase();
        await publish(lake, slug, [film(address, { title: "Refused" })]);
        await doubleVimeo(context);
        await doubleYouTube(context);
        const errors = uncaught(page);
        await page.goto(`/en/${slug}`);
        await playButton(page).click();
        const screen = page.getByRole("group", { name: "Refused" });
        await expect(screen.getByRole("status").getByText(problems[problem])).toBeVisible();
        await expect(screen).toBeFocused();
        await expect(frameOf(page, "Refused")).toHaveCount(0);
        expect(errors).toEqual([]);
      },
    );
  }
});

test(
  "[VID-3] reports that the player's code failed to load, and loads it on retry",
  { tag: "@all" },
  async ({ page, context, lake }) => {
    await publish(lake, "unloaded-film", [film(vimeo("7104"), { title: "Harbour" })]);
    await doubleVimeo(context);
    await allowMedia(context);
    await page.goto("/en/unloaded-film");
    // The checkbox becomes checked when the script of the play button has loaded. From then on, the
    // test blocks all further scripts, so the click can't load the player's script.
    await expect(page.getByLabel("Always allow")).toBeChecked();
    const scripts = /\/_next\/static\/.*\.js/;
    await context.route(scripts, (route) => route.abort());
    await playButton(page).click();
    const screen = page.getByRole("group", { name: "Harbour" });
    await expect(screen.getByText("The player could not be loaded.")).toBeVisible();
    await expect(screen.getByRole("link", { name: "Watch on Vimeo" })).toBeVisible();
    await context.unroute(scripts);
    await screen.getByRole("button", { name: "Try again" }).click();
    await expect(frameOf(page, "Harbour").contentFrame().getByText("Playing")).toBeVisible();
  },
);

test(
  "[VID-3] plays a YouTube video in its iframe when YouTube's script is blocked",
  { tag: "@all" },
  async ({ page, context, lake }) => {
    await publish(lake, "blocked-script", [film(youtube("eRsGyueVLvQ"), { title: "Sintel" })]);
    await doubleYouTube(context);
    await context.route("https://www.youtube.com/iframe_api", (route) => route.abort());
    const errors = uncaught(page);
    await page.clock.install();
    const youtubeResponds = await observeYouTube(page);
    await page.goto("/en/blocked-script");
    await playButton(page).click();
    await youtubeResponds();
    await page.clock.runFor(PATIENCE);
    await expect(frameOf(page, "Sintel").contentFrame().getByText("Film")).toBeVisible();
    await expect(page.getByText(problems.failed)).toHaveCount(0);
    expect(errors).toEqual([]);
  },
);

for (const [host, address] of [
  ["Vimeo", vimeo("7106")],
  ["YouTube", youtube("unreachable")],
] as const) {
  test(
    `[VID-3] reports after 20 s that ${host} is unreachable, and plays on retry`,
    { tag: host === "Vimeo" ? [] : "@all" },
    async ({ page, context, lake }) => {
      // Each host has a page of its own. A changed page would be rendered again while the video loads.
      const slug = `unreachable-${host.toLowerCase()}`;
      await publish(lake, slug, [film(address, { title: "Nowhere" })]);
      await page.clock.install();
      const youtubeResponds = await observeYouTube(page);
      await page.goto(`/en/${slug}`);
      await playButton(page).click();
      await expect(frameOf(page, "Nowhere")).toHaveCount(1);
      await page.clock.runFor(PATIENCE);
      const screen = page.getByRole("group", { name: "Nowhere" });
      await expect(screen.getByRole("status").getByText(problems.failed)).toBeVisible();
      await expect(screen.getByRole("link", { name: `Watch on ${host}` })).toBeVisible();
      await (host === "Vimeo" ? doubleVimeo(context) : doubleYouTube(context));
      await screen.getByRole("button", { name: "Try again" }).click();
      const frame = frameOf(page, "Nowhere");
      await (host === "Vimeo"
        ? expect(frame.contentFrame().getByText("Playing")).toBeVisible()
        : youtubeResponds());
      await page.clock.runFor(PATIENCE);
      await expect(frameOf(page, "Nowhere")).toHaveCount(1);
    },
  );
}

test(
  "plays a video when play was pressed before the page's script loaded",
  { tag: "@all" },
  async ({ page, context, lake }) => {
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
  },
);

test(
  "moves the focus into the player when a video is started by keyboard",
  { tag: "@all" },
  async ({ page, context, lake }) => {
    await publish(lake, "by-keyboard", [film(vimeo("7105"), { title: "Harbour" })]);
    await doubleVimeo(context);
    await page.goto("/en/by-keyboard");
    await playButton(page).focus();
    await page.keyboard.press("Enter");
    const frame = frameOf(page, "Harbour");
    await expect(frame.contentFrame().getByText("Playing")).toBeVisible();
    await expect(frame).toBeFocused();
  },
);
