import { expect, test } from "vitest";
import { mergeRichText } from "./merge-rich-text.ts";

const block = (_key: string, text: string, more: object = {}) => ({
  _key,
  _type: "block",
  style: "normal",
  markDefs: [],
  children: [{ _key: `${_key}-span`, _type: "span", text, marks: [] }],
  ...more,
});

test("[COMP-1] returns the value before the change if nobody has changed the text since", () => {
  const from = [block("a", "Soup"), block("b", "Bread")];
  const to = [block("a", "Soup and bread")];
  expect(mergeRichText({ now: from, from, to })).toEqual(to);
  expect(mergeRichText({ now: from, from, to: undefined })).toBeUndefined();
});

test("[COMP-4] preserves what another editor has typed since, in the same and in other paragraphs", () => {
  const from = [block("a", "Hot soup"), block("b", "Bread")];
  const to = [block("a", "Soup", { style: "h2" }), block("b", "Bread")];
  const now = [block("a", "Hot soup!"), block("b", "Brown bread"), block("c", "Butter")];
  expect(mergeRichText({ now, from, to })).toEqual([
    block("a", "Soup!", { style: "h2" }),
    block("b", "Brown bread"),
    block("c", "Butter"),
  ]);
});

test("[COMP-4] inserts removed paragraphs at their place, and keeps a changed one", () => {
  const [zero, one, four] = [block("x", "Zero"), block("a", "One"), block("d", "Four, changed")];
  const from = [one, block("d", "Four")];
  const to = [one, block("b", "Two"), block("c", "Three")];
  expect(mergeRichText({ now: [zero, one, four], from, to })).toEqual([zero, ...to, four]);
});
