import { expect, test } from "vitest";
import { endOfShare } from "./end-of-share.ts";

const now = Date.parse("2044-05-04T10:00Z");
const berlin = "Europe/Berlin";
const HOUR = 3_600_000;

test.each([
  ["hour", HOUR],
  ["day", 24 * HOUR],
  ["week", 168 * HOUR],
] as const)("ends a link after one %s", (ending, after) => {
  expect(endOfShare(ending, "", now, berlin)).toBe(now + after);
});

test.each([
  ["", "missing"],
  ["2044-05-04T12:00", "past"],
  ["2044-05-04T13:00", now + HOUR],
  ["2044-06-04T12:00", "late"],
])("validates the custom end %j: %s", (own, end) => {
  expect(endOfShare("own", own, now, berlin)).toBe(end);
});

test("refuses an end that the clocks skip in the site's time zone", () => {
  const before = Date.parse("2027-03-27T10:00Z");
  expect(endOfShare("own", "2027-03-28T02:30", before, berlin)).toBe("skipped");
  expect(endOfShare("own", "2027-03-28T02:30", before, "UTC")).toBeTypeOf("number");
});
