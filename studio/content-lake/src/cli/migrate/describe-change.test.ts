import { expect, test } from "vitest";
import { describeChange } from "./describe-change.ts";

test("what moved is told by where it was and where it is", () => {
  const before = { _key: "a", version: 1, pictures: [{ picture: { alt: "A tram" } }] };
  const after = { _key: "a", version: 2, pictures: [{ alt: "A tram" }] };
  expect(describeChange(before, after)).toEqual([
    "- version: 1",
    '- pictures[0].picture.alt: "A tram"',
    "+ version: 2",
    '+ pictures[0].alt: "A tram"',
  ]);
});

test("an empty list is a value, and a long one is cut short", () => {
  expect(describeChange({ pictures: [] }, { pictures: [] })).toEqual([]);
  expect(describeChange({ list: [] }, { list: ["x"] })).toEqual(["- list: []", '+ list[0]: "x"']);
  const [line] = describeChange({ a: 1 }, { a: 1, text: "x".repeat(500) });
  expect(line).toBe(`+ text: "${"x".repeat(159)}…`);
});
