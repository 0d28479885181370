import { expect, test } from "vitest";
import { headingsOf } from "./rich-text-headings.ts";

test.each([
  ["one level below the heading above them", 1, ["h2", "h3", "h4"], [2, 3, 4]],
  ["below a given level", 2, ["h2", "h3", "h4"], [3, 4, 5]],
  ["without skipped levels", 1, ["h4", "h2", "h4", "h3", "h4"], [2, 2, 3, 3, 4]],
  ["without paragraphs", 2, ["normal", "h2", "blockquote", "h3"], [3, 4]],
  ["up to level 6", 5, ["h2", "h3", "h4"], [6, 6, 6]],
])("headings have levels %s, and the rank of their style", (_, under, styles, levels) => {
  const entries = styles.map((style, place) => ({ _key: `${place}`, style }));
  const headings = [...headingsOf(entries, under).values()];
  expect(headings.map(({ level }) => level)).toEqual(levels);
  const ranks = styles
    .filter((style) => style.startsWith("h"))
    .map((style) => Number(style[1]) - 1);
  expect(headings.map(({ rank }) => rank)).toEqual(ranks);
});
