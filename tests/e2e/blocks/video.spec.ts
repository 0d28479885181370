import { askedAboutFilm } from "../../support/doubles/oembed.ts";
import {
  expectPlayer,
  film,
  frameOf,
  openFilms,
  parametersOf,
  playButton,
  publish,
  vimeo,
  youtube,
} from "../../support/film-page.ts";
import { openSecondSite } from "../../support/stack/second-site.ts";
import { testStack } from "../../support/stack/stack.ts";
import { expect, test } from "../../support/test.ts";

test("[VID-5] requests videos with dnt=1 or from youtube-nocookie.com, only after play is pressed, and moves the focus of the keyboard into the player", async ({
  page,
  lake,
  watch,
}) => {
  const requested = await openFilms(page, lake, "no-request", [
    film(vimeo("7101"), { title: "Harbour" }),
    film(youtube("eRsGyueVLvQ")),
  ]);
  await expect(playButton(page)).toHaveCount(2);
  expect(requested).toEqual({ vimeo: [], youtube: [] });
  await playButton(page).first().press("Enter");
  await expectPlayer(page, "Harbour", "Playing");
  const player = frameOf(page, "Harbour");
  await expect(player).toBeFocused();
  await expect(player).not.toHaveAttribute("allow", /picture-in-picture/);
  for (const address of requested.vimeo) {
    expect(address).toContain("/video/7101?");
    expect(parametersOf(address)).toMatchObject({ dnt: "1" });
  }
  expect(requested.youtube).toEqual([]);
  await playButton(page).press("Enter");
  const frames = () => requested.youtube.filter((address) => address.includes("/embed/"));
  await expect.poll(frames).toHaveLength(1);
  const frame = new URL(frames()[0] ?? "");
  expect([frame.hostname, frame.pathname]).toEqual([
    "www.youtube-nocookie.com",
    "/embed/eRsGyueVLvQ",
  ]);
  expect(watch.foreign).toEqual([]);
});

test("[VID-2][VID-3][VID-5] displays the oEmbed title, duration, ratio and thumbnail or error without browser requests to the host", async ({
  page,
  lake,
  watch,
}) => {
  await publish(lake, "known-films", [
    film(vimeo("7102")),
    film(youtube("R6MlUcmOul8")),
    film(vimeo("4040404"), { title: "Gone" }),
    film(youtube("refused-401"), { title: "Refused" }),
  ]);
  await page.goto("/en/known-films");
  await expect(
    page.getByRole("button", { name: "Play video: Vimeo film 7102, 1 minute, 2 seconds" }),
  ).toBeVisible();
  const screen = page.getByRole("group", { name: "Vimeo film 7102" });
  await expect(screen.locator("img")).toHaveAttribute("src", /^\/api\/film-still\?/);
  const box = await screen.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(2, 1);
  for (const name of ["Vimeo film 7102", "YouTube film R6MlUcmOul8"]) {
    const still = page.getByRole("group", { name }).locator("img");
    await still.scrollIntoViewIfNeeded();
    await expect(still).toHaveJSProperty("naturalWidth", 16);
  }
  const asked = await askedAboutFilm("R6MlUcmOul8");
  const stills = asked.filter(({ host }) => host === "i.ytimg.com").map(({ path }) => path);
  expect(stills).toEqual(["/vi/R6MlUcmOul8/maxresdefault.jpg", "/vi/R6MlUcmOul8/hqdefault.jpg"]);
  for (const [title, text] of [
    ["Gone", "This video is no longer available on Vimeo."],
    ["Refused", "The owner of this video doesn’t allow it on other websites."],
  ] as const) {
    await expect(page.getByRole("group", { name: title }).getByText(text)).toBeVisible();
  }
  await expect(playButton(page)).toHaveCount(2);
  expect(watch.foreign).toEqual([]);
});

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
      const response = await fetch(`${site.url}${path}`);
      return /s-maxage=(\d+)/.exec(response.headers.get("cache-control") ?? "")?.[1];
    };
    await using _site = { [Symbol.asyncDispose]: site.stop };
    expect(await maxAgeOf("/en/kept-known")).toBe("3600");
    expect(await maxAgeOf("/en/kept-silent")).toBe("2");
  },
);
