import { expect, test } from "vitest";
import { framePicture } from "./crop.ts";

const right = { top: 0, bottom: 0, left: 0.5, right: 0 };
const inner = { top: 0.1, bottom: 0.1, left: 0.5, right: 0 };
const rect = { left: 1000, top: 0, width: 1000, height: 1000 };
const low = { ...rect, top: 100, height: 800 };
const center = { x: 0.5, y: 0.5 };
const edge = { x: 0, y: 0.9 };

test.each([
  ["the whole image with a centered focus without a crop", null, null, null, center],
  ["a crop in source pixels, with the hotspot within it", inner, { x: 0.75, y: 0.5 }, low, center],
  ["the nearest edge as the focus outside the crop", right, { x: 0.1, y: 0.9 }, rect, edge],
])("[IMG-1] returns %s", (_, crop, hotspot, expected, focus) => {
  const { width, height } = expected ?? { width: 2000, height: 1000 };
  const framed = framePicture({ width: 2000, height: 1000 }, crop, hotspot);
  expect(framed).toEqual({ rect: expected, width, height, focus });
});
