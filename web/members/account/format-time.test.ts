import { expect, test } from "vitest";
import { formatTimeAgo, formatDay } from "./format-time.ts";

const now = Date.parse("2026-11-21T12:00:00Z");
const HOUR = 60 * 60 * 1000;

test.each([
  [-5 * HOUR, "en", "now"],
  [5_000, "en", "now"],
  [2.5 * HOUR, "en", "2 hours ago"],
  [25 * HOUR, "en", "yesterday"],
  [25 * HOUR, "de", "gestern"],
  [29 * 24 * HOUR, "en", "29 days ago"],
  // Only the date is displayed.
  [30 * 24 * HOUR, "en", null],
])("[AUTH-6] formats %i ms ago in the language %s as %s", (ms, language, text) => {
  expect(formatTimeAgo(new Date(now - ms), now, language)).toBe(text);
  expect(formatDay(new Date("2026-06-12T12:00:00Z"), "de")).toBe("12. Juni 2026");
});
