import { CONSENT_COOKIE } from "../../../web/consent/record.ts";
import { doubleVimeo } from "../../support/doubles/vimeo.ts";
import { doubleYouTube } from "../../support/doubles/youtube.ts";
import {
  allowMedia,
  film,
  firstParameters,
  frameOf,
  parametersOf,
  playButton,
  publish,
  vimeo,
  youtube,
} from "../../support/film-page.ts";
import { expect, test } from "../../support/test.ts";

test.describe("[VID-4] player settings", () => {
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

  test("passes the defaults to Vimeo", { tag: "@all" }, async ({ page, context, lake }) => {
    await publish(lake, "vimeo-defaults", [film(vimeo("7106"))]);
    const asked = await doubleVimeo(context);
    await page.goto("/en/vimeo-defaults");
    await playButton(page).click();
    await expect(frameOf(page, "Vimeo film 7106")).toBeVisible();
    const { controls = "1", loop = "0", ...rest } = await firstParameters(asked);
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

  test("passes changed settings to Vimeo", async ({ page, context, lake }) => {
    await publish(lake, "vimeo-turned", [film(vimeo("7107"), { settings: turned })]);
    const asked = await doubleVimeo(context);
    await page.goto("/en/vimeo-turned");
    await playButton(page).click();
    await expect(frameOf(page, "Vimeo film 7107")).toBeVisible();
    expect(await firstParameters(asked)).toMatchObject({
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

  test("passes the defaults to YouTube", { tag: "@all" }, async ({ page, context, lake }) => {
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

  test("passes changed settings to YouTube", { tag: "@all" }, async ({ page, context, lake }) => {
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

  test(
    "a video without the host's controls can be paused and resumed",
    { tag: "@all" },
    async ({ page, context, lake }) => {
      const settings = { controls: false };
      await publish(lake, "no-buttons", [film(vimeo("7108"), { settings, title: "Bare" })]);
      await doubleVimeo(context);
      await page.goto("/en/no-buttons");
      await playButton(page).click();
      const inFrame = frameOf(page, "Bare").contentFrame();
      await expect(inFrame.getByText("Playing")).toBeVisible();
      await page.getByRole("button", { name: "Pause video" }).click();
      await expect(inFrame.getByText("Paused")).toBeVisible();
      await page.getByRole("button", { name: "Resume" }).click();
      await expect(inFrame.getByText("Playing")).toBeVisible();
    },
  );

  test(
    "a video pauses when a video of another host starts",
    { tag: "@all" },
    async ({ page, context, lake }) => {
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
      // Uses the keyboard, because right after scrolling Chromium still sends clicks to the first video's iframe.
      await page.getByRole("button", { name: /Second/ }).press("Enter");
      await expect(frameOf(page, "Second")).toHaveAttribute("data-state", "playing");
      await expect(first.getByText("Paused")).toBeVisible();
    },
  );
});

test.describe("[VID-4] autoplay", () => {
  const begins = { settings: { autoplay: true }, title: "Begins" };

  test("displays the play button and requests nothing from the host without media consent", async ({
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

  test("starts muted with media consent, without moving the focus", async ({
    page,
    context,
    lake,
  }) => {
    await publish(lake, "with-consent", [film(vimeo("7111"), begins)]);
    await allowMedia(context);
    const asked = await doubleVimeo(context);
    await page.goto("/en/with-consent");
    await expect(frameOf(page, "Begins").contentFrame().getByText("Playing")).toBeVisible();
    expect(await firstParameters(asked)).toMatchObject({ autoplay: "1", muted: "1", dnt: "1" });
    await expect(frameOf(page, "Begins")).not.toBeFocused();
  });

  test(
    "displays the play button with media consent and reduced motion",
    { tag: "@all" },
    async ({ newVisitor, lake }) => {
      await publish(lake, "less-motion", [film(vimeo("7112"), begins)]);
      const { context } = await newVisitor({ reducedMotion: "reduce" });
      await allowMedia(context);
      const asked = await doubleVimeo(context);
      const page = await context.newPage();
      await page.goto("/en/less-motion");
      await expect(page.getByLabel("Always allow")).toBeChecked();
      await expect(playButton(page)).toBeVisible();
      expect(asked).toEqual([]);
    },
  );

  test(
    "displays the play button of a video without autoplay despite media consent",
    { tag: "@all" },
    async ({ page, context, lake }) => {
      await publish(lake, "on-demand", [film(vimeo("7113"))]);
      await allowMedia(context);
      const asked = await doubleVimeo(context);
      await page.goto("/en/on-demand");
      await expect(page.getByLabel("Always allow")).toBeChecked();
      await expect(playButton(page)).toBeVisible();
      expect(asked).toEqual([]);
    },
  );
});

test(
  "[VID-5][CON-1][CON-3] always allowing videos grants media consent and can be undone beside the video",
  { tag: "@all" },
  async ({ page, context, lake }) => {
    await publish(lake, "always-allow", [
      film(vimeo("7114"), { title: "Begins", settings: { autoplay: true } }),
    ]);
    await doubleVimeo(context);
    await page.goto("/en/always-allow");
    const box = page.getByLabel("Always allow videos from Vimeo and YouTube");
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
  },
);

test(
  "[VID-5] a video that the visitor started continues after media consent is withdrawn",
  { tag: "@all" },
  async ({ page, context, lake }) => {
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
  },
);
