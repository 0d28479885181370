import { expect, test } from "vitest";
import { createAllowance, createAllowances } from "./allowance.ts";

test("what is allowed in a time is used up, and there again after it", () => {
  let time = 0;
  const mayAsk = createAllowance({ most: 2, perMs: 1_000, now: () => time });
  expect([mayAsk(), mayAsk(), mayAsk()]).toEqual([true, true, false]);
  time = 999;
  expect(mayAsk()).toBe(false);
  time = 1_000;
  expect(mayAsk()).toBe(true);
});

test("each client has an allowance of its own, and is told how long to wait", () => {
  let time = 0;
  const { take, wait } = createAllowances({ most: 2, perMs: 60_000, now: () => time });
  expect([take("a"), take("a"), take("a"), take("b")]).toEqual([0, 0, 60, 0]);
  time = 45_500;
  expect([wait("a"), wait("b")]).toEqual([15, 0]);
  time = 60_000;
  expect([take("a"), take("a"), take("a")]).toEqual([0, 0, 60]);
});

test("looking takes nothing", () => {
  const { take, wait } = createAllowances({ most: 1, perMs: 60_000, now: () => 0 });
  expect([wait("a"), wait("a"), take("a"), wait("a")]).toEqual([0, 0, 0, 60]);
});

test("memory is bounded: who came first is forgotten", () => {
  const { take, wait } = createAllowances({ most: 1, perMs: 60_000, now: () => 0 }, 2);
  for (const client of ["a", "b", "c"]) take(client);
  expect(["c", "b", "a"].map(wait)).toEqual([60, 60, 0]);
});
