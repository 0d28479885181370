import { expect, test } from "vitest";
import { framePicture } from "./crop.ts";

const source = { width: 2000, height: 1000 };

test("[IMG-1] returns the whole image with a centered focus without a crop", () => {
  expect(framePicture(source, null, null)).toEqual({
    rect: null,
    width: 2000,
    height: 1000,
    focus: { x: 0.5, y: 0.5 },
  });
});

test("[IMG-1] converts a crop to source pixels and keeps the hotspot within it", () => {
  const crop = { top: 0.1, bottom: 0.1, left: 0.5, right: 0 };
  expect(framePicture(source, crop, { x: 0.75, y: 0.5 })).toEqual({
    rect: { left: 1000, top: 100, width: 1000, height: 800 },
    width: 1000,
    height: 800,
    focus: { x: 0.5, y: 0.5 },
  });
});

test("[IMG-1] moves the focus to the nearest edge when the crop excludes the hotspot", () => {
  const crop = { top: 0, bottom: 0, left: 0.5, right: 0 };
  expect(framePicture(source, crop, { x: 0.1, y: 0.9 }).focus).toEqual({ x: 0, y: 0.9 });
});
