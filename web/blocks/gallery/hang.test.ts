import { expect, test } from "vitest";
import { hang } from "./hang.ts";

const lying = 16 / 9;
const upright = 3 / 4;

test("shares a row's width by aspect ratio, so that its images have equal height", () => {
  const places = hang([lying, upright, lying, lying], [2.5, 3.5]);
  expect(places.map(({ beside }) => beside)).toEqual([2, 2, 2, 2]);
  expect(places[0]?.share).toBeCloseTo(lying / (lying + upright));
  expect(places[2]?.share).toBeCloseTo(0.5);
});

test("adds an image to a row while that brings the row closer to its target, and leaves space in the last row", () => {
  expect(hang([upright], [2.5])).toEqual([{ share: 0.3, beside: 1 }]);
  expect(hang([lying, lying, lying], [1.5]).map(({ beside }) => beside)).toEqual([1, 1, 1]);
  expect(hang([upright, upright, lying], [1.5]).map(({ beside }) => beside)).toEqual([2, 2, 1]);
});

test("keeps every row within the width of the grid", () => {
  const ratios = [lying, upright, 1, 3, 0.4, lying, upright, 1, lying, 6];
  const rows = new Map<number, number>();
  let row = 0;
  let left = 0;
  for (const { share, beside } of hang(ratios, [2.6, 3.4, 2])) {
    if (left === 0) [row, left] = [row + 1, beside];
    left -= 1;
    rows.set(row, (rows.get(row) ?? 0) + share);
  }
  expect(left).toBe(0);
  for (const filled of rows.values()) expect(filled).toBeLessThanOrEqual(1.000_001);
});
