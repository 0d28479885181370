import { expect, test } from "vitest";
import { overhang } from "./overhang.ts";

const picture = {
  asset: { url: "/a.png", lqip: null, width: 1600, height: 900 },
  hotspot: null,
  crop: null,
  alt: "A tram",
  decorative: false,
};

test("[IMG-1] draws a landscape image wider than its square frame", () => {
  expect(overhang(picture, 1)).toBeCloseTo(16 / 9);
});

test("[IMG-1] draws an image as wide as its frame when it is cropped at top and bottom", () => {
  expect(overhang(picture, 3)).toBe(1);
});

test("[IMG-1] ignores the part that the editor cropped", () => {
  const cut = { ...picture, crop: { top: 0, bottom: 0, left: 0.5, right: 0 } };
  expect(overhang(cut, 1)).toBe(1);
});
