import { expect, it } from "vitest";
import { hasPrototypeField, isDeeperThan } from "./checked-json.ts";

const nested = (levels: number): unknown => JSON.parse("[".repeat(levels) + "]".repeat(levels));

it("counts levels of objects and arrays", () => {
  expect([isDeeperThan("text", 0), isDeeperThan(null, 0), isDeeperThan({}, 0)]).toEqual([
    false,
    false,
    true,
  ]);
  expect([isDeeperThan({ a: [{}] }, 3), isDeeperThan({ a: 1, b: [{}] }, 2)]).toEqual([false, true]);
});

it("measures nesting deeper than the call stack allows", () => {
  expect(isDeeperThan(nested(200_000), 100)).toBe(true);
});

it("finds a `__proto__` field and no similar name", () => {
  expect(hasPrototypeField(JSON.parse('{"a":[{"__proto__":1}]}'))).toBe(true);
  expect(hasPrototypeField({ constructor: 1, a: ["__proto__"] })).toBe(false);
});
