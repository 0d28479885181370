import { expect, it } from "vitest";
import { checkClock, type ClockCheck } from "./trusted-clock.ts";

const day = 24 * 60 * 60_000;
const start = Date.parse("2026-11-21T12:00:00Z");

it.each([
  ["trusts a clock that advances by a day, or goes back", [0, 1, 2, 3.9, -365, -364], []],
  [
    "doesn't trust a clock that jumped ahead, until it has stayed there for a day",
    [0, 1, 400, 400.1, 400.5, 401, 402],
    [400, 400.1, 400.5],
  ],
  ["forgets a jump when the clock is right again", [0, 400, 1, 2, 400, 400.5], [400, 400, 400.5]],
  [
    "begins the day again when the clock jumps further, or back by a part",
    [0, 4_000, 400, 400.5, 401.1],
    [4_000, 400, 400.5],
  ],
])("[LAKE-4] %s", (_what, days, doubted) => {
  let check: ClockCheck | undefined;
  const isDoubted = (after: number) => {
    const checked = checkClock(check, start + after * day);
    check = checked.check;
    return !checked.isTrusted;
  };
  expect(days.filter(isDoubted)).toEqual(doubted);
});
