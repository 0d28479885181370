import { expect, test } from "vitest";
import { instantAt, instantsAt, localTimeAt, writtenIn } from "./zoned-time.ts";

test.each([
  ["2026-11-27T19:30", "Europe/Berlin", "2026-11-27T18:30:00.000Z", "2026-11-27T19:30:00+01:00"],
  ["2026-07-01T19:30", "Europe/Berlin", "2026-07-01T17:30:00.000Z", "2026-07-01T19:30:00+02:00"],
  ["2026-10-25T01:30", "Europe/Berlin", "2026-10-24T23:30:00.000Z", "2026-10-25T01:30:00+02:00"],
  ["2026-10-25T03:30", "Europe/Berlin", "2026-10-25T02:30:00.000Z", "2026-10-25T03:30:00+01:00"],
  ["2026-11-27T00:15", "America/New_York", "2026-11-27T05:15:00.000Z", "2026-11-27T00:15:00-05:00"],
  ["2026-11-27T19:30", "Asia/Kathmandu", "2026-11-27T13:45:00.000Z", "2026-11-27T19:30:00+05:45"],
])("[PAGE-8] converts %s in the time zone %s to an instant", (clock, zone, instant, written) => {
  expect(instantAt(clock, zone).toISOString()).toBe(instant);
  expect(writtenIn(instantAt(clock, zone), zone)).toBe(written);
});

test.each([
  ["2027-03-28T02:30", "Europe/Berlin", []],
  ["2027-10-31T02:30", "Europe/Berlin", ["2027-10-31T00:30", "2027-10-31T01:30"]],
  ["2027-03-14T02:15", "America/New_York", []],
  ["2027-11-07T01:15", "America/New_York", ["2027-11-07T05:15", "2027-11-07T06:15"]],
  ["2027-04-04T01:45", "Australia/Lord_Howe", ["2027-04-03T14:45", "2027-04-03T15:15"]],
  ["2027-10-31T02:30", "UTC", ["2027-10-31T02:30"]],
  ["2027-10-31 soon", "UTC", []],
])("[PAGE-8] finds each instant that %s in %s names: %j", (clock, zone, instants) => {
  const found = instantsAt(clock, zone);
  expect(found.map((instant) => localTimeAt(instant, "UTC"))).toEqual(instants);
  expect(found.every((instant) => localTimeAt(instant, zone) === clock)).toBe(true);
});

test("[PAGE-8] reads a time that the clocks skip as the time that they show then", () => {
  const instant = instantAt("2027-03-28T02:30", "Europe/Berlin").getTime();
  expect(localTimeAt(instant, "Europe/Berlin")).toBe("2027-03-28T03:30");
});
