import { expect, test } from "vitest";
import { clockTime, spokenTime } from "./duration.ts";

test.each([
  [9, "0:09"],
  [754, "12:34"],
  [3723.4, "1:02:03"],
])("formats %d seconds as %s", (seconds, clock) => {
  expect(clockTime(seconds, "en")).toBe(clock);
});

test("formats a duration for screen readers in the page's language", () => {
  expect(spokenTime(754, "en")).toBe("12 minutes, 34 seconds");
  expect(spokenTime(3600, "de")).toBe("1 Stunde");
  expect(spokenTime(120, "ar")).toBe("دقيقتان");
});

test("[I18N-2] formats a duration in Arabic digits", () => {
  expect(clockTime(3723, "ar")).toBe("١:٠٢:٠٣");
  expect(spokenTime(754, "ar")).toContain("٣٤");
});
