import { expect, test } from "vitest";
import { formatTimeAgo, formatDay } from "./format-time.ts";

const now = Date.parse("2026-11-21T12:00:00Z");
const ago = (ms: number, language = "en") => formatTimeAgo(new Date(now - ms), now, language);
const HOUR = 60 * 60 * 1000;

test.each([
  [5_000, "now"],
  [60_000, "1 minute ago"],
  [2.5 * HOUR, "2 hours ago"],
  [25 * HOUR, "yesterday"],
  [29 * 24 * HOUR, "29 days ago"],
])("[AUTH-6] formats %i ms ago as %s", (ms, words) => {
  expect(ago(ms)).toBe(words);
});

test("[AUTH-6] returns null after thirty days, so that only the date is displayed", () => {
  expect(ago(30 * 24 * HOUR)).toBeNull();
});

test("formats a time in the future as now", () => {
  expect(ago(-5 * HOUR)).toBe("now");
});

test("[AUTH-6] formats times in the page's language", () => {
  expect(ago(25 * HOUR, "de")).toBe("gestern");
  expect(formatDay(new Date("2026-06-12T12:00:00Z"), "de")).toBe("12. Juni 2026");
});
