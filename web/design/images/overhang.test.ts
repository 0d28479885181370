import { expect, test } from "vitest";
import { overhang } from "./overhang.ts";

const picture = {
  asset: { url: "/a.png", lqip: null, width: 1600, height: 900 },
  hotspot: null,
  crop: null,
  alt: "A tram",
  decorative: false,
};

test("[IMG-1] a lying picture in a square frame is drawn wider than the frame", () => {
  expect(overhang(picture, 1)).toBeCloseTo(16 / 9);
});

test("[IMG-1] a picture that is cut at top and bottom is as wide as its frame", () => {
  expect(overhang(picture, 3)).toBe(1);
});

test("[IMG-1] what the editor cut off does not count", () => {
  const cut = { ...picture, crop: { top: 0, bottom: 0, left: 0.5, right: 0 } };
  expect(overhang(cut, 1)).toBe(1);
});
