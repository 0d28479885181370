import { expect, test } from "vitest";
import { mayBeReused, toDetach, toReuse } from "./reuse-block.ts";

const keys = () => {
  let count = 0;
  return () => `fresh-${(count += 1)}`;
};
const shown = { from: "2027-05-03T18:00:00.000Z" };
const block = { _key: "a", _type: "callToAction", version: 1, heading: "Come in", shown };

test("moves a block's content to a new key and leaves a reference with its key and schedule", () => {
  const { reusable, placed } = toReuse(block, "reusable-tickets", keys());
  expect(reusable).toEqual({
    _key: "fresh-1",
    _type: "callToAction",
    version: 1,
    heading: "Come in",
  });
  const original = { _type: "reference", _ref: "reusable-tickets" };
  expect(placed).toEqual({ _key: "a", _type: "reusable", version: 1, original, shown });
});

test("detaches copies with new keys and the schedule of the reference", () => {
  const placed = { _key: "a", _type: "reusable", shown };
  const { shown: _shown, ...content } = block;
  expect(toDetach(placed, [content, { ...content, _key: "b" }], keys())).toEqual([
    { ...block, _key: "fresh-1" },
    { ...block, _key: "fresh-2" },
  ]);
});

const at = (list: string) => ["blocks", { _key: "x" }, list, { _key: "a" }];
const top = ["blocks", { _key: "a" }];

test.each([
  ["a block of a page", "callToAction", top, "page", true],
  ["one by the name it is stored under", "textBlock", top, "page", true],
  ["a block behind a gate", "stats", at("blocks"), "page", true],
  ["a block of a template", "stats", top, "template", true],
  ["a block in a column", "stats", at("start"), "page", false],
  ["two columns", "columns", top, "page", false],
  ["a gate", "signInGate", top, "page", false],
  ["a reusable block", "reusable", top, "page", false],
  ["a block of a reusable one", "stats", top, "reusableBlock", false],
  ["a link", "link", top, "page", false],
])("%s", (_name, type, path, documentType, may) => {
  expect(mayBeReused(type, path, documentType)).toBe(may);
});
