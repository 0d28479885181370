import { expect, test } from "vitest";
import { readLocalTime, writeLocalTime } from "./local-time.client.ts";

test("reads a formatted time of the site's time zone as the same minute", () => {
  const at = Date.UTC(2031, 4, 3, 16, 30);
  expect(writeLocalTime(at, "Asia/Tokyo")).toBe("2031-05-04T01:30");
  expect(readLocalTime("2031-05-04T01:30", "Asia/Tokyo")).toBe(at);
});

test("reads a time that the clocks skip as the time that they show then", () => {
  const at = readLocalTime("2027-03-28T02:30", "Europe/Berlin");
  expect(writeLocalTime(at ?? 0, "Europe/Berlin")).toBe("2027-03-28T03:30");
});

test("returns null for an empty field", () => {
  expect(readLocalTime("", "UTC")).toBeNull();
});
