import { expect, test } from "vitest";
import { createPast } from "./past-changes.ts";

const undo = () => null;
const another = () => null;

test("returns the changes of each page separately, newest first", () => {
  const past = createPast();
  past.remember("page", undo);
  past.remember("page", another);
  expect(past.take("elsewhere")).toBeUndefined();
  expect([past.take("page"), past.take("page"), past.take("page")]).toEqual([
    another,
    undo,
    undefined,
  ]);
});

test("returns a specific change once, regardless of later changes", () => {
  const past = createPast();
  past.remember("page", undo);
  past.remember("page", another);
  expect(past.take("page", undo)).toBe(undo);
  expect(past.take("page", undo)).toBeUndefined();
  expect(past.take("page")).toBe(another);
});
