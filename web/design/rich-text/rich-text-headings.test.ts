import { expect, test } from "vitest";
import { headingsOf } from "./rich-text-headings.ts";

const levels = (under: number, ...styles: string[]) => {
  const entries = styles.map((style, place) => ({ _key: `${place}`, style }));
  return Array.from(headingsOf(entries, under).values(), ({ level }) => level);
};

test("renders a heading one level below the one above it", () => {
  expect(levels(1, "h2", "h3", "h4")).toEqual([2, 3, 4]);
  expect(levels(2, "h2", "h3", "h4")).toEqual([3, 4, 5]);
});

test("skips no heading level, whatever styles the editor chose", () => {
  expect(levels(1, "h4", "h2", "h4", "h3", "h4")).toEqual([2, 2, 3, 3, 4]);
});

test("ignores paragraphs and limits headings to level 6", () => {
  expect(levels(2, "normal", "h2", "blockquote", "h3")).toEqual([3, 4]);
  expect(levels(5, "h2", "h3", "h4")).toEqual([6, 6, 6]);
});

test("derives a heading's visual rank only from its style", () => {
  const headings = headingsOf([{ _key: "a", style: "h4" }], 1);
  expect(headings.get("a")).toEqual({ rank: 3, level: 2 });
});
