import { expect, test } from "vitest";
import { beginsAt, calendarIn, endsAt } from "./in-words.ts";

test.each([
  ["en", "Friday", "November 27", "7:30 PM"],
  ["en-GB", "Friday", "27 November", "19:30"],
  ["de", "Freitag", "27. November", "19:30"],
  ["fr", "vendredi", "27 novembre", "19:30"],
  ["es", "viernes", "27 de noviembre", "19:30"],
  ["ja", "金曜日", "11月27日", "19:30"],
  ["ar", "الجمعة", "٢٧ نوفمبر", "٧:٣٠ م"],
])("[I18N-3] formats days and times of day in %s", (locale, weekday, date, time) => {
  const calendar = calendarIn(locale);
  expect(calendar.weekday("2026-11-27")).toBe(weekday);
  expect(calendar.date("2026-11-27")).toBe(date);
  // Some ICU versions put a narrow space before AM/PM.
  expect(calendar.time("19:30").replace(/\s/g, " ")).toBe(time);
});

test("returns when a session begins and ends, on the next day if its end is earlier than its start", () => {
  expect(beginsAt({ date: "2026-11-27", time: "19:30" })).toBe("2026-11-27T19:30");
  expect(endsAt({ date: "2026-11-27", time: "21:00" }, "19:30")).toBe("2026-11-27T21:00");
  expect(endsAt({ date: "2026-12-31", time: "00:15" }, "23:30")).toBe("2027-01-01T00:15");
});
