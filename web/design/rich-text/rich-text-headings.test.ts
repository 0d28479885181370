import { expect, test } from "vitest";
import { headingsOf } from "./rich-text-headings.ts";

/** Returns the levels of headings with these styles, in order. */
const levels = (under: number, ...styles: string[]) => {
  const entries = styles.map((style, place) => ({ _key: `${place}`, style }));
  return Array.from(headingsOf(entries, under).values(), ({ level }) => level);
};

test("a heading stands one below what is over it", () => {
  expect(levels(1, "h2", "h3", "h4")).toEqual([2, 3, 4]);
  expect(levels(2, "h2", "h3", "h4")).toEqual([3, 4, 5]);
});

test("no level is skipped, however an editor chooses", () => {
  expect(levels(1, "h4", "h2", "h4", "h3", "h4")).toEqual([2, 2, 3, 3, 4]);
});

test("paragraphs are no headings, and there is no seventh level", () => {
  expect(levels(2, "normal", "h2", "blockquote", "h3")).toEqual([3, 4]);
  expect(levels(5, "h2", "h3", "h4")).toEqual([6, 6, 6]);
});

test("how large a heading looks is the editor's choice alone", () => {
  const headings = headingsOf([{ _key: "a", style: "h4" }], 1);
  expect(headings.get("a")).toEqual({ rank: 3, level: 2 });
});
