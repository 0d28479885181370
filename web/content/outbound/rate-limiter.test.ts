import { expect, test } from "vitest";
import { createRateLimiter, createClientRateLimiter } from "./rate-limiter.ts";

test("refuses requests over the limit until the period ends", () => {
  let time = 0;
  const mayRequest = createRateLimiter({ most: 2, perMs: 1_000, now: () => time });
  expect([mayRequest(), mayRequest(), mayRequest()]).toEqual([true, true, false]);
  time = 999;
  expect(mayRequest()).toBe(false);
  time = 1_000;
  expect(mayRequest()).toBe(true);
});

test("limits each client separately and returns the seconds to wait", () => {
  let time = 0;
  const { take, wait } = createClientRateLimiter({ most: 2, perMs: 60_000, now: () => time });
  expect([wait("a"), wait("a"), wait("a")]).toEqual([0, 0, 0]);
  expect([take("a"), take("a"), take("a"), take("b")]).toEqual([0, 0, 60, 0]);
  time = 45_500;
  expect([wait("a"), wait("b")]).toEqual([15, 0]);
  time = 60_000;
  expect([take("a"), take("a"), take("a")]).toEqual([0, 0, 60]);
});

test("gives back what was taken for an action that did not happen", () => {
  const { charge, take } = createClientRateLimiter({ most: 3, perMs: 60_000, now: () => 0 });
  const { seconds, giveBack } = charge("a", 3);
  expect([seconds, take("a")]).toEqual([0, 60]);
  giveBack(2);
  expect([take("a"), take("a")]).toEqual([0, 60]);
  // No more than it took.
  giveBack(9);
  expect([take("a"), take("a")]).toEqual([60, 60]);
});

test("[SEC-5] gives nothing back once the limit's next period has begun", () => {
  let time = 0;
  const { charge, take } = createClientRateLimiter({ most: 3, perMs: 60_000, now: () => time });
  const { giveBack } = charge("a", 3);
  time = 60_000;
  expect(charge("a", 3).seconds).toBe(0);
  giveBack();
  expect(take("a")).toBe(60);
});

test("drops the oldest client when the number of clients reaches its limit", () => {
  const { take, wait } = createClientRateLimiter({ most: 1, perMs: 60_000, now: () => 0 }, 2);
  for (const client of ["a", "b", "c"]) take(client);
  expect(["c", "b", "a"].map(wait)).toEqual([60, 60, 0]);
});

test("[SEC-5] many clients neither end the wait of one nor take memory by asking", () => {
  const { take, wait } = createClientRateLimiter({ most: 2, perMs: 60_000, now: () => 0 }, 3);
  for (const client of ["a", "a", "b"]) take(client);
  // Reads the wait only.
  for (const client of ["c", "d", "e"]) wait(client);
  expect([take("b"), wait("b")]).toEqual([0, 60]);
  for (const client of ["c", "d", "e"]) take(client);
  expect([wait("a"), wait("b")]).toEqual([60, 60]);
});

test("[SEC-5] limits further clients when very many have reached the limit", () => {
  let time = 0;
  const { take, wait } = createClientRateLimiter({ most: 2, perMs: 60_000, now: () => time }, 3);
  for (const client of ["a", "a", "b", "b", "c", "c"]) take(client);
  time = 30_000;
  expect([take("d"), take("d"), take("d")]).toEqual([0, 0, 60]);
  time = 60_000;
  // The periods of the others are over.
  expect([take("e"), take("e"), take("e"), wait("d")]).toEqual([0, 0, 60, 30]);
});
