import { expect, test } from "vitest";
import { axisOf, fractionOn, inCrop, inPicture, positionOn } from "./focal-point.ts";

const crop = { top: 0, bottom: 0.2, left: 0.5, right: 0.1 };

test("[COMP-2] converts a focal point between the whole picture and the cropped part", () => {
  const point = inCrop({ x: 0.6, y: 0.4 }, crop);
  expect(point.x).toBeCloseTo(0.25);
  expect(point.y).toBeCloseTo(0.5);
  expect(inPicture(point, crop).x).toBeCloseTo(0.6);
  expect(inPicture(point, crop).y).toBeCloseTo(0.4);
  expect(inCrop({ x: 0.1, y: 1 }, crop)).toEqual({ x: 0, y: 1 });
  expect(inCrop({ x: 0.1, y: 1 }, null)).toEqual({ x: 0.1, y: 1 });
});

test("[COMP-2] finds the point of an image that follows its focal point, is at a fixed position, or at an unknown one", () => {
  const axis = axisOf(400, 1_000, "25%");
  expect(axis).toMatchObject({ offset: -150, isShare: true });
  expect(positionOn(axis, 0.8)).toBe(320);
  expect(fractionOn(axis, 320)).toBe(0.8);
  expect(fractionOn(axis, 500)).toBe(1);
  const fixed = axisOf(400, 1_000, "-150px");
  expect(positionOn(fixed, 0.25)).toBe(100);
  expect(fractionOn(fixed, 100)).toBe(0.25);
  expect(positionOn(fixed, 0.9)).toBe(400);
  expect(axisOf(400, 600, "calc(1px + 1%)")).toMatchObject({ offset: -100, isShare: true });
});
