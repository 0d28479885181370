import { expect, test } from "vitest";
import { clockTime, spokenTime } from "./duration.ts";

test.each([
  [9, "0:09"],
  [754, "12:34"],
  [3723.4, "1:02:03"],
])("%d seconds are %s on a clock", (seconds, clock) => {
  expect(clockTime(seconds, "en")).toBe(clock);
});

test("a length is spoken in the page's language", () => {
  expect(spokenTime(754, "en")).toBe("12 minutes, 34 seconds");
  expect(spokenTime(3600, "de")).toBe("1 Stunde");
  expect(spokenTime(120, "ar")).toBe("دقيقتان");
});

test("[I18N-2] Arabic writes a length in digits of its own", () => {
  expect(clockTime(3723, "ar")).toBe("١:٠٢:٠٣");
  expect(spokenTime(754, "ar")).toContain("٣٤");
});
