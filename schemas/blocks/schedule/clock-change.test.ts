import { expect, test } from "vitest";
import { warnOfClockChange } from "./clock-change.ts";

const other = { _key: "a", start: "01:00" };
const schedule = (date: string, session: object, timeZone?: string) => ({
  timeZone,
  days: [{ _key: "d", date, sessions: [other, { _key: "s", ...session }] }],
});
const at = (field: string) => ["days", { _key: "d" }, "sessions", { _key: "s" }, field];

test("[PAGE-4] warns of a session at a time that the clocks skip or repeat", () => {
  expect(warnOfClockChange(schedule("2027-03-28", { start: "2:30 am" }, "Europe/Berlin"))).toEqual({
    message:
      "02:30 does not exist on this day, because the clocks go forward. Calendars use 03:30.",
    path: at("start"),
  });
  const repeated = { start: "01:30", end: "02:30" };
  expect(warnOfClockChange(schedule("2027-10-31", repeated, "Europe/Berlin"))).toEqual({
    message:
      "02:30 occurs twice on this day, because the clocks go back. Calendars use the first one.",
    path: at("end"),
  });
});

test.each([
  ["another day", schedule("2027-03-29", { start: "02:30" }, "Europe/Berlin")],
  ["a zone without clock changes", schedule("2027-03-28", { start: "02:30" }, "UTC")],
  ["no zone", schedule("2027-03-28", { start: "02:30" })],
  ["an unfinished time", schedule("2027-03-28", { start: "2" }, "Europe/Berlin")],
  ["an unfinished date", schedule("", { start: "02:30" }, "Europe/Berlin")],
  ["no block", undefined],
])("[PAGE-4] doesn't warn of a session with %s", (_, block) => {
  expect(warnOfClockChange(block)).toBe(true);
});
