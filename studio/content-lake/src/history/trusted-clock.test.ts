import { expect, it } from "vitest";
import { checkClock, type ClockNote } from "./trusted-clock.ts";

const hour = 60 * 60_000;
const day = 24 * hour;
const start = Date.parse("2026-11-21T12:00:00Z");

/** Returns for each time, in days after the start, whether the clock is trusted. */
function follow(...days: number[]): boolean[] {
  let note: ClockNote | undefined;
  return days.map((after) => {
    const checked = checkClock(note, start + after * day);
    note = checked.note;
    return checked.isTrusted;
  });
}

it("[LAKE-4] trusts a clock that advances by a day, or goes back", () => {
  expect(follow(0, 1, 2, 3.9, -365, -364)).toEqual([true, true, true, true, true, true]);
});

it("[LAKE-4] doesn't trust a clock that jumped ahead, until it has stayed there for a day", () => {
  expect(follow(0, 1, 400, 400.1, 400.5, 401, 402)).toEqual([
    true,
    true,
    false,
    false,
    false,
    true,
    true,
  ]);
});

it("[LAKE-4] forgets a jump when the clock is right again", () => {
  expect(follow(0, 400, 1, 2, 400, 400.5)).toEqual([true, false, true, true, false, false]);
});

it("[LAKE-4] begins the day again when the clock jumps further, or back by a part", () => {
  expect(follow(0, 4_000, 400, 400.5, 401.1)).toEqual([true, false, false, false, true]);
});
