import { expect, test } from "vitest";
import { readLocalTime, writeLocalTime } from "./local-time.client.ts";

test("reads a time of the site's time zone as the same minute, or as the time that the clocks show when they skip it", () => {
  const at = Date.UTC(2031, 4, 3, 16, 30);
  expect(writeLocalTime(at, "Asia/Tokyo")).toBe("2031-05-04T01:30");
  expect(readLocalTime("2031-05-04T01:30", "Asia/Tokyo")).toBe(at);
  const skipped = readLocalTime("2027-03-28T02:30", "Europe/Berlin");
  expect(writeLocalTime(skipped ?? 0, "Europe/Berlin")).toBe("2027-03-28T03:30");
  expect(readLocalTime("", "UTC")).toBeNull();
});
