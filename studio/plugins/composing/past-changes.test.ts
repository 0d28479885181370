import { expect, test } from "vitest";
import { createPast } from "./past-changes.ts";

const undo = () => null;
const another = () => null;

test("changes of a page are undone from the newest on, those of another page by themselves", () => {
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

test("what is offered to be undone is that change, whatever was changed since, and once", () => {
  const past = createPast();
  past.remember("page", undo);
  past.remember("page", another);
  expect(past.take("page", undo)).toBe(undo);
  expect(past.take("page", undo)).toBeUndefined();
  expect(past.take("page")).toBe(another);
});
