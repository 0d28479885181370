import { expect, test } from "vitest";
import { endOfShare } from "./end-of-share.ts";

const now = new Date("2044-05-04T12:00").getTime();
const HOUR = 3_600_000;

test.each([
  ["hour", HOUR],
  ["day", 24 * HOUR],
  ["week", 168 * HOUR],
] as const)("ends a link after one %s", (ending, after) => {
  expect(endOfShare(ending, "", now)).toBe(now + after);
});

test.each([
  ["", "missing"],
  ["2044-05-04T12:00", "past"],
  ["2044-05-04T13:00", now + HOUR],
  ["2044-06-04T12:00", "late"],
])("validates the custom end %j: %s", (own, end) => {
  expect(endOfShare("own", own, now)).toBe(end);
});
