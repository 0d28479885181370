import { expect, test } from "vitest";
import { wrapOnce } from "./wrap-once.ts";

test("wraps each value once, so that the Studio keeps the state of a wrapped action", () => {
  const wrap = wrapOnce((value: object) => ({ value }));
  const [one, other] = [{}, {}];
  expect(wrap(one)).toBe(wrap(one));
  expect([wrap(one).value, wrap(other).value]).toEqual([one, other]);
});
