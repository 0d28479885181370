import { expect, test } from "vitest";
import { timeLeft, untilNextMinute } from "./time-left.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

test("counts the time left in days, hours and minutes", () => {
  expect(timeLeft(3 * day + 4 * hour + 5 * minute)).toEqual({ days: 3, hours: 4, minutes: 5 });
});

test("rounds up a started minute", () => {
  expect(timeLeft(1)).toEqual({ days: 0, hours: 0, minutes: 1 });
  expect(timeLeft(hour - 1)).toEqual({ days: 0, hours: 1, minutes: 0 });
});

test("returns null when the moment has passed", () => {
  expect(timeLeft(0)).toBeNull();
  expect(timeLeft(-day)).toBeNull();
});

test("schedules the next update for when the displayed minute changes", () => {
  expect(untilNextMinute(2 * minute)).toBe(minute);
  expect(untilNextMinute(2 * minute + 1)).toBe(1);
  expect(timeLeft(2 * minute + 1 - untilNextMinute(2 * minute + 1))?.minutes).toBe(2);
});
