import { expect, test } from "vitest";
import { clockChangeAt } from "./clock-change.ts";

const berlin = "Europe/Berlin";

test("[PAGE-4] says that the clocks skip a typed time, and which time is stored instead", () => {
  const found = clockChangeAt("2027-03-28T01:30:00.000Z", "2027-03-28T02:30", berlin);
  expect(found).toEqual({ kind: "skipped", typed: "02:30", used: "03:30" });
});

test("[PAGE-4] offers both instants of a time that occurs twice", () => {
  const choices = [
    { instant: "2027-10-31T00:30:00.000Z", offset: "+02:00" },
    { instant: "2027-10-31T01:30:00.000Z", offset: "+01:00" },
  ];
  for (const { instant } of choices) {
    expect(clockChangeAt(instant, null, berlin)).toEqual({ kind: "twice", time: "02:30", choices });
  }
});

test.each([
  ["2027-03-28T01:30:00.000Z", "2027-03-28T03:30", berlin],
  ["2027-03-28T01:30:00.000Z", null, berlin],
  ["2027-03-28T02:30:00.000Z", "2027-03-28T02:30", "UTC"],
  ["2027-10-31T02:30:00.000Z", "2027-10-31T03:30", berlin],
  ["soon", null, berlin],
])("[PAGE-4] says nothing about %s, typed as %j in %s", (value, typed, timeZone) => {
  expect(clockChangeAt(value, typed, timeZone)).toBeNull();
});
