import { expect, test } from "vitest";
import { allDots, boardColumns, boardRows, litDots } from "./dot-matrix.ts";

/** Draws the dots of an SVG path as text. */
function drawn(path: string, digits: number): string[] {
  const lit = new Set([...path.matchAll(/M(\S+) (\S+)h0/g)].map(([, x, y]) => `${x} ${y}`));
  const columns = Array.from({ length: boardColumns(digits) }, (_, x) => x);
  return Array.from({ length: boardRows }, (_, y) =>
    columns.map((x) => (lit.has(`${x + 0.5} ${y + 0.5}`) ? "#" : ".")).join(""),
  );
}

test("[I18N-2] draws a number as dots with an empty margin, in Arabic digits, the highest digit on the left", () => {
  expect(drawn(litDots(270, 3, "arab"), 3)).toEqual([
    "...................",
    ".#...#.#...#.......",
    ".#...#.#...#.......",
    ".####..#...#...#...",
    ".#......#.#...###..",
    ".#......#.#....#...",
    ".#.......#.........",
    ".#.......#.........",
    "...................",
  ]);
});

test("leaves the first positions empty, and ends rows between the last dot and the next position", () => {
  expect(litDots(7, 2)).toBe(litDots(7, 1).replace(/M(\S+)/g, (_, x) => `M${Number(x) + 6}`));
  expect(allDots(2).match(/h12\.1/g)).toHaveLength(boardRows);
});

test.each(["latn", "arab"])("draws a different pattern for each digit: %s", (numbering) => {
  const digits = Array.from({ length: 10 }, (_, digit) => litDots(digit, 1, numbering));
  expect(new Set(digits).size).toBe(10);
});
