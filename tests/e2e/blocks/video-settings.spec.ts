import { AxeBuilder } from "@axe-core/playwright";
import { CONSENT_COOKIE } from "../../../web/runtime/consent/record.ts";
import {
  allowMedia,
  expectPlayer,
  film,
  frameOf,
  openFilms,
  parametersOf,
  playButton,
  vimeo,
  youtube,
} from "../../support/film-page.ts";
import { expect, test } from "../../support/test.ts";

test(
  "[VID-4] a video without the host's controls can be paused and resumed, passes axe beside a façade and an error, and pauses when another starts",
  { tag: "@all" },
  async ({ page, lake }) => {
    await openFilms(page, lake, "two-films", [
      film(vimeo("7108"), { settings: { controls: false }, title: "First" }),
      film(youtube("aqz-KE-bpKQ"), { title: "Second" }),
      film(vimeo("4030403"), { title: "Refused" }),
    ]);
    await page.getByRole("button", { name: /First/ }).click();
    await expectPlayer(page, "First", "Playing");
    // Excludes the player, because we don't control the content of the host's iframe.
    const { violations } = await new AxeBuilder({ page }).exclude("vimeo-video").analyze();
    expect(violations).toEqual([]);
    await page.getByRole("button", { name: "Pause video" }).click();
    await expectPlayer(page, "First", "Paused");
    await page.getByRole("button", { name: "Resume" }).click();
    await expectPlayer(page, "First", "Playing");
    // Uses the keyboard, because right after scrolling Chromium still sends clicks to the first video's iframe.
    await page.getByRole("button", { name: /Second/ }).press("Enter");
    await expect(frameOf(page, "Second")).toHaveAttribute("data-state", "playing");
    await expectPlayer(page, "First", "Paused");
  },
);

test.describe("[VID-4] autoplay", () => {
  const begins = { settings: { autoplay: true }, title: "Begins" };

  test("requests nothing from the host until play is pressed without media consent", async ({
    page,
    lake,
  }) => {
    const { vimeo: requested } = await openFilms(page, lake, "no-consent", [
      film(vimeo("7110"), begins),
    ]);
    await playButton(page).click();
    await expectPlayer(page, "Begins", "Playing");
    // A player that had started by itself would be muted.
    expect(parametersOf(requested[0])).toMatchObject({ muted: "0" });
  });

  test("starts muted with media consent, without moving the focus, and another video does not start", async ({
    page,
    context,
    lake,
  }) => {
    await allowMedia(context);
    const { vimeo: requested } = await openFilms(page, lake, "with-consent", [
      film(vimeo("7111"), begins),
      film(vimeo("7113")),
    ]);
    await expectPlayer(page, "Begins", "Playing");
    await expect(frameOf(page, "Begins")).not.toBeFocused();
    await expect(playButton(page)).toHaveCount(1);
    expect(requested.filter((address) => !address.includes("/7111?"))).toEqual([]);
    expect(parametersOf(requested[0])).toMatchObject({ autoplay: "1", muted: "1", dnt: "1" });
  });

  test(
    "starts no video with media consent and reduced motion",
    { tag: "@all" },
    async ({ newVisitor, lake }) => {
      const { context } = await newVisitor({ reducedMotion: "reduce" });
      await allowMedia(context);
      const page = await context.newPage();
      const { vimeo: requested } = await openFilms(page, lake, "less-motion", [
        film(vimeo("7112"), begins),
      ]);
      await expect(page.getByLabel("Always allow")).toBeChecked();
      await playButton(page).click();
      await expectPlayer(page, "Begins", "Playing");
      expect(parametersOf(requested[0])).toMatchObject({ muted: "0" });
    },
  );
});

test(
  "[VID-5][CON-1][CON-3] always allowing videos grants media consent and can be undone beside the video",
  { tag: "@all" },
  async ({ page, context, lake }) => {
    await openFilms(page, lake, "always-allow", [
      film(vimeo("7114"), { title: "Begins", settings: { autoplay: true } }),
      film(vimeo("7115"), { title: "Pressed" }),
    ]);
    const box = page.getByLabel("Always allow videos from Vimeo and YouTube").first();
    await expect(async () => box.check()).toPass();
    await expectPlayer(page, "Begins", "Playing");
    const cookie = (await context.cookies()).find(({ name }) => name === CONSENT_COOKIE);
    expect(JSON.parse(decodeURIComponent(cookie?.value ?? ""))).toMatchObject({
      c: ["necessary", "media"],
    });
    await playButton(page).press("Enter");
    await expectPlayer(page, "Pressed", "Playing");

    await box.uncheck();
    await expect(page.getByRole("button", { name: "Play video: Begins" })).toBeVisible();
    await expect(frameOf(page, "Begins")).toHaveCount(0);
    await expectPlayer(page, "Pressed", "Playing");
  },
);
