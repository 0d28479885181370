import { vimeoRefusals, youtubeRefusals } from "../../support/doubles/films.ts";
import { doubleVimeo } from "../../support/doubles/vimeo.ts";
import {
  allowMedia,
  expectPlayer,
  film,
  frameOf,
  openFilms,
  playButton,
  publish,
  uncaught,
  vimeo,
  youtube,
} from "../../support/film-page.ts";
import { expect, test } from "../../support/test.ts";

/**
 * Time in ms after which the site has reported a player that doesn't respond: the longer timeout in
 * `follow-player.client.ts`, 20 s, plus one second.
 */
const PATIENCE = 21_000;

const scripts = /\/_next\/static\/.*\.js/;

for (const [address, refusal, problem, tag] of [
  [vimeo("1404"), vimeoRefusals["1404"], /^This video is no longer available on/, []],
  [youtube("error-00101"), youtubeRefusals["error-00101"], /^The owner of this video/, ["@all"]],
] as const) {
  test(
    `[VID-3] reports the error ${refusal} of the player of ${address}, a video that oEmbed accepts`,
    { tag: [...tag] },
    async ({ page, lake }) => {
      const errors = uncaught(page);
      // Each test has a page of its own: a changed page would be rendered again after the click.
      const slug = `player-reports-${refusal}`.toLowerCase();
      await openFilms(page, lake, slug, [film(address, { title: "Refused" })]);
      await playButton(page).click();
      const screen = page.getByRole("group", { name: "Refused" });
      await expect(screen.getByRole("status").getByText(problem)).toBeVisible();
      await expect(screen).toBeFocused();
      await expect(frameOf(page, "Refused")).toHaveCount(0);
      expect(errors).toEqual([]);
    },
  );
}

test(
  "[VID-3] reports that the player's code failed to load, and loads it on retry",
  { tag: "@all" },
  async ({ page, context, lake }) => {
    await allowMedia(context);
    await openFilms(page, lake, "unloaded-film", [film(vimeo("7104"), { title: "Harbour" })]);
    // The checkbox becomes checked when the script of the play button has loaded. From then on, the
    // test blocks all further scripts, so the click can't load the player's script.
    await expect(page.getByLabel("Always allow")).toBeChecked();
    await context.route(scripts, (route) => route.abort());
    await playButton(page).click();
    const screen = page.getByRole("group", { name: "Harbour" });
    await expect(screen.getByText("The player could not be loaded.")).toBeVisible();
    await expect(screen.getByRole("link", { name: "Watch on Vimeo" })).toBeVisible();
    await context.unroute(scripts);
    await screen.getByRole("button", { name: "Try again" }).click();
    await expectPlayer(page, "Harbour", "Playing");
  },
);

test("[VID-3] reports that Vimeo is unreachable, and plays on retry", async ({
  page,
  context,
  lake,
}) => {
  await publish(lake, "unreachable", [film(vimeo("7106"), { title: "Nowhere" })]);
  await page.clock.install();
  await page.goto("/en/unreachable");
  await playButton(page).click();
  await expect(frameOf(page, "Nowhere")).toHaveCount(1);
  await page.clock.runFor(PATIENCE);
  const screen = page.getByRole("group", { name: "Nowhere" });
  await expect(screen.getByRole("status").getByText(/^The video did not start/)).toBeVisible();
  await expect(screen.getByRole("link", { name: "Watch on Vimeo" })).toBeVisible();
  await doubleVimeo(context);
  await screen.getByRole("button", { name: "Try again" }).click();
  await expectPlayer(page, "Nowhere", "Playing");
  await page.clock.runFor(PATIENCE);
  await expect(frameOf(page, "Nowhere")).toHaveCount(1);
});

test(
  "plays a video when play was pressed before the page's script loaded",
  { tag: "@all" },
  async ({ page, context, lake }) => {
    await publish(lake, "pressed-early", [film(vimeo("7118"), { title: "Early" })]);
    await doubleVimeo(context);
    const held = Promise.withResolvers<void>();
    await context.route(scripts, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto("/en/pressed-early", { waitUntil: "commit" });
    await playButton(page).click();
    await expect(frameOf(page, "Early")).toHaveCount(0);
    held.resolve();
    await expectPlayer(page, "Early", "Playing");
  },
);
