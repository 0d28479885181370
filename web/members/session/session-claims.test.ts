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

test("[SEC-3] issues no cookie for a sign-in 30 days ago", () => {
  expect(lifetimeFor({ auth_time: 0 }, 30 * day)).toBeNull();
});

test("[SEC-3] ends a cookie 30 days after its sign-in, even if the provider gave it a longer lifetime", () => {
  expect(endOf({ auth_time: 0, exp: (60 * day) / 1000 }) / day).toBe(30);
});

test("replaces a cookie after one day, unless a new one could not last longer", () => {
  expect(isFresh(mintedAt(0), 0.5 * day)).toBe(true);
  expect(isFresh(mintedAt(0), 1.5 * day)).toBe(false);
  expect(isFresh(mintedAt(20), 29 * day)).toBe(true);
});

test("renews a session after half of its lifetime, unless a new one could not last longer", () => {
  expect((renewalOf(mintedAt(0)) ?? 0) / day).toBe(7);
  expect(renewalOf(mintedAt(20))).toBeNull();
});
