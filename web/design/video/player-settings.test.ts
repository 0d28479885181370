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
const negated: typeof defaults = { ...defaults };
for (const name in negated) Reflect.set(negated, name, !Reflect.get(defaults, name));

test.each([
  ["default", defaults, true],
  ["changed", negated, false],
])("[VID-4] passes the %s settings to the player", (_, settings, is) => {
  const { config, ...props } = playerSettings(settings, film, false);
  expect(props).toEqual({ controls: is, autoPlay: true, loop: !is, muted: !is, playsInline: is });
  const vimeo = { dnt: true, autopause: is, playsinline: is, transparent: is, keyboard: is };
  expect(config.vimeo).toEqual({ ...vimeo, pip: !is, muted: !is });
  const [disablekb, mute] = is ? [0, 0] : [1, 1];
  expect(config.youtube).toEqual({ disablekb, mute, cc_load_policy: 0 });
});

test("[VID-4] starts a video at the second in its URL, and mutes one that plays automatically", () => {
  const { muted, config } = playerSettings(defaults, { ...film, start: 90 }, true);
  expect([muted, config]).toMatchObject([
    true,
    { vimeo: { muted: true, start_time: 90 }, youtube: { mute: 1, start: 90 } },
  ]);
});

test("[VID-5] uses YouTube's no-cookie player", () => {
  const youtube = { ...film, host: "youtube", id: "aqz-KE-bpKQ", start: 90 } as const;
  expect(playerAddress(youtube)).toBe("https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ");
  expect(watchAddress(youtube)).toBe("https://www.youtube.com/watch?v=aqz-KE-bpKQ");
});
