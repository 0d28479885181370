import { expect, test } from "vitest";
import { timeLeft, untilNextMinute } from "./time-left.ts";

const minute = 60_000;
const hour = 60 * minute;

test.each([
  [(3 * 24 + 4) * hour + 5 * minute, { days: 3, hours: 4, minutes: 5 }],
  [1, { days: 0, hours: 0, minutes: 1 }],
  [hour - 1, { days: 0, hours: 1, minutes: 0 }],
  [0, null],
  [-24 * hour, null],
])("counts %d ms in days, hours and started minutes until the moment has passed", (ms, left) => {
  expect(timeLeft(ms)).toEqual(left);
});

test("schedules the next update for when the displayed minute changes", () => {
  expect(untilNextMinute(2 * minute)).toBe(minute);
  expect(untilNextMinute(2 * minute + 1)).toBe(1);
});
