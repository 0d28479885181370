import { expect, test } from "vitest";
import { readLocalTime, writeLocalTime } from "./local-time.client.ts";

test("parses a formatted local time to the same minute", () => {
  const at = Date.UTC(2031, 4, 3, 16, 30);
  expect(readLocalTime(writeLocalTime(at))).toBe(at);
  expect(writeLocalTime(at)).toBe(
    new Date(at)
      .toLocaleString("sv-SE", { dateStyle: "short", timeStyle: "short" })
      .replace(" ", "T"),
  );
});

test("returns null for an empty field", () => {
  expect(readLocalTime("")).toBeNull();
});
