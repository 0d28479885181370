import { expect, test } from "vitest";
import { EVENT_COOKIE, eventCookie, eventCookieIn } from "./event-cookie.ts";

const position = `1764316800000.MTI.${"A".repeat(16)}`;

test("[PROD-2] a page stores the position of its event for a minute, on https over https alone, and finds it between other cookies", () => {
  const cookie = `${EVENT_COOKIE}=${position};path=/;max-age=60;samesite=lax`;
  expect(eventCookie(position, false)).toBe(cookie);
  expect(eventCookie(position, true)).toBe(`${cookie};secure`);
  // A single instance needs no cookie.
  expect(eventCookie("1764316800000", true)).toBe("");
  expect(eventCookieIn(`a=1; ${EVENT_COOKIE}=${position}; b=2`)).toBe(position);
  expect(eventCookieIn(`x-${EVENT_COOKIE}=${position}`)).toBeNull();
  expect(eventCookieIn(undefined)).toBeNull();
});
