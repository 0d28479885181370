import { expect, test } from "vitest";
import { endOf, isFresh, lifetimeFor, renewalOf } from "./session-claims.ts";

const day = 24 * 3_600_000;

/** Returns the times of a cookie that was minted `days` days after a sign-in at time 0. */
function mintedAt(days: number) {
  const lifetime = lifetimeFor({ auth_time: 0 }, days * day) ?? 0;
  return { auth_time: 0, exp: (days * day + lifetime) / 1000 };
}

test.each([
  [0, 14],
  [10, 24],
  [16, 30],
  [25, 30],
])("[SEC-3] a cookie issued %i days after the sign-in ends on day %i", (minted, end) => {
  expect(endOf(mintedAt(minted)) / day).toBe(end);
});

test("[SEC-3] no cookie lasts longer than 30 days, and one is replaced after half of its lifetime unless that is no use", () => {
  expect(lifetimeFor({ auth_time: 0 }, 30 * day)).toBeNull();
  expect(endOf({ auth_time: 0, exp: (60 * day) / 1000 }) / day).toBe(30);
  const [first, last] = [mintedAt(0), mintedAt(20)];
  expect([isFresh(first, 0.5 * day), isFresh(first, 1.5 * day)]).toEqual([true, false]);
  expect(isFresh(last, 29 * day)).toBe(true);
  expect([renewalOf(first), renewalOf(last)]).toEqual([7 * day, null]);
});
