import { expect, test } from "vitest";
import { describeChange } from "./describe-change.ts";

test("lists a moved field by its old path and its new path", () => {
  const before = { _key: "a", version: 1, pictures: [{ picture: { alt: "A tram" } }] };
  const after = { _key: "a", version: 2, pictures: [{ alt: "A tram" }] };
  expect(describeChange(before, after)).toEqual([
    "- version: 1",
    '- pictures[0].picture.alt: "A tram"',
    "+ version: 2",
    '+ pictures[0].alt: "A tram"',
  ]);
});

test("lists an empty array as a value and truncates long text", () => {
  expect(describeChange({ pictures: [] }, { pictures: [] })).toEqual([]);
  expect(describeChange({ list: [] }, { list: ["x"] })).toEqual(["- list: []", '+ list[0]: "x"']);
  const [line] = describeChange({ a: 1 }, { a: 1, text: "x".repeat(500) });
  expect(line).toBe(`+ text: "${"x".repeat(159)}…`);
});
