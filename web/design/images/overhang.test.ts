import { expect, test } from "vitest";
import { overhang } from "./overhang.ts";

const asset = { url: "/a.png", lqip: null, width: 1600, height: 900 };
const crop = { top: 0, bottom: 0, left: 0.5, right: 0 };

test.each([
  ["a landscape image wider than its square frame", null, 1, 16 / 9],
  ["an image as wide as its frame when it is cropped at top and bottom", null, 3, 1],
  ["an image without the part that the editor cropped", crop, 1, 1],
])("[IMG-1] draws %s", (_, crop, frame, width) => {
  const picture = { asset, hotspot: null, crop, alt: "A tram", decorative: false };
  expect(overhang(picture, frame)).toBeCloseTo(width);
});
