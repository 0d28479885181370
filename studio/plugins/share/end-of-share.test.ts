import { expect, test } from "vitest";
import { endOfShare } from "./end-of-share.ts";

const now = Date.parse("2044-05-04T10:00Z");
const berlin = "Europe/Berlin";
const HOUR = 3_600_000;

test.each([
  ["", "missing"],
  ["2044-05-04T12:00", "past"],
  ["2044-05-04T13:00", now + HOUR],
  ["2044-06-04T12:00", "late"],
])("validates the custom end %j: %s", (own, end) => {
  expect(endOfShare("own", own, now, berlin)).toBe(end);
  expect(endOfShare("day", own, now, berlin)).toBe(now + 24 * HOUR);
});

test("refuses an end that the clocks skip in the site's time zone", () => {
  const before = Date.parse("2027-03-27T10:00Z");
  expect(endOfShare("own", "2027-03-28T02:30", before, berlin)).toBe("skipped");
  expect(endOfShare("own", "2027-03-28T02:30", before, "UTC")).toBeTypeOf("number");
});
