import { expect, test } from "vitest";
import { playerAddress, watchAddress } from "./video-address.ts";
import { playerSettings } from "./player-settings.ts";

const film = { host: "vimeo", kind: "film", id: "1", hash: null, start: null } as const;
const defaults = {
  autopause: true,
  autoplay: false,
  controls: true,
  loop: false,
  muted: false,
  playsInline: true,
  transparent: true,
  keyboard: true,
  pictureInPicture: false,
};

test("[VID-4] passes the default settings to the player", () => {
  const { config, ...props } = playerSettings(defaults, film, false);
  expect(props).toEqual({
    controls: true,
    autoPlay: true,
    loop: false,
    muted: false,
    playsInline: true,
  });
  expect(config.vimeo).toEqual({
    dnt: true,
    autopause: true,
    playsinline: true,
    transparent: true,
    keyboard: true,
    pip: false,
    muted: false,
  });
  expect(config.youtube).toEqual({ disablekb: 0, mute: 0, cc_load_policy: 0 });
});

test("[VID-4] passes every changed setting to the player", () => {
  const turned = {
    autopause: false,
    autoplay: true,
    controls: false,
    loop: true,
    muted: true,
    playsInline: false,
    transparent: false,
    keyboard: false,
    pictureInPicture: true,
  };
  const { config, ...props } = playerSettings(turned, film, false);
  expect(props).toEqual({
    controls: false,
    autoPlay: true,
    loop: true,
    muted: true,
    playsInline: false,
  });
  expect(config.vimeo).toMatchObject({
    autopause: false,
    playsinline: false,
    transparent: false,
    keyboard: false,
    pip: true,
    muted: true,
  });
  expect(config.youtube).toMatchObject({ disablekb: 1, mute: 1 });
});

test("[VID-4] mutes a video that plays automatically, whatever the editor chose", () => {
  const { muted, config } = playerSettings(defaults, film, true);
  expect([muted, config.vimeo.muted, config.youtube.mute]).toEqual([true, true, 1]);
});

test("starts a video at the second in its URL", () => {
  const { config } = playerSettings(defaults, { ...film, start: 90 }, false);
  expect([config.vimeo, config.youtube]).toMatchObject([{ start_time: 90 }, { start: 90 }]);
});

test("[VID-5] uses YouTube's no-cookie player", () => {
  const youtube = {
    host: "youtube",
    kind: "film",
    id: "aqz-KE-bpKQ",
    hash: null,
    start: 90,
  } as const;
  expect(playerAddress(youtube)).toBe("https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ");
  expect(watchAddress(youtube)).toBe("https://www.youtube.com/watch?v=aqz-KE-bpKQ");
});
