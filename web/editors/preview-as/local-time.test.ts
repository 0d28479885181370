import { expect, test } from "vitest";
import { readLocalTime, writeLocalTime } from "./local-time.ts";

test("a moment comes back from the field as it was, to the minute", () => {
  const at = Date.UTC(2031, 4, 3, 16, 30);
  expect(readLocalTime(writeLocalTime(at))).toBe(at);
  expect(writeLocalTime(at)).toBe(
    new Date(at)
      .toLocaleString("sv-SE", { dateStyle: "short", timeStyle: "short" })
      .replace(" ", "T"),
  );
});

test("an empty field is no moment", () => {
  expect(readLocalTime("")).toBeNull();
});
