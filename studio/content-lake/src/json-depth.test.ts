import { expect, it } from "vitest";
import { isDeeperThan } from "./json-depth.ts";

const nested = (levels: number): unknown => JSON.parse("[".repeat(levels) + "]".repeat(levels));

it("counts levels of objects and lists", () => {
  expect([isDeeperThan("text", 0), isDeeperThan(null, 0), isDeeperThan({}, 0)]).toEqual([
    false,
    false,
    true,
  ]);
  expect([isDeeperThan({ a: [{}] }, 3), isDeeperThan({ a: 1, b: [{}] }, 2)]).toEqual([false, true]);
});

it("looks at what is nested deeper than any program recurses", () => {
  expect(isDeeperThan(nested(200_000), 100)).toBe(true);
});
