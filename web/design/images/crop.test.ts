import { expect, test } from "vitest";
import { framePicture } from "./crop.ts";

const right = { top: 0, bottom: 0, left: 0.5, right: 0 };
const inner = { top: 0.1, bottom: 0.1, left: 0.5, right: 0 };
const rect = { left: 1000, top: 0, width: 1000, height: 1000 };

test.each([
  ["the whole image with a centered focus without a crop", null, null, null, { x: 0.5, y: 0.5 }],
  [
    "a crop in source pixels, with the hotspot within it",
    inner,
    { x: 0.75, y: 0.5 },
    { ...rect, top: 100, height: 800 },
    { x: 0.5, y: 0.5 },
  ],
  [
    "the nearest edge as the focus outside the crop",
    right,
    { x: 0.1, y: 0.9 },
    rect,
    { x: 0, y: 0.9 },
  ],
])("[IMG-1] returns %s", (_, crop, hotspot, expected, focus) => {
  const { width, height } = expected ?? { width: 2000, height: 1000 };
  const framed = framePicture({ width: 2000, height: 1000 }, crop, hotspot);
  expect(framed).toEqual({ rect: expected, width, height, focus });
});
