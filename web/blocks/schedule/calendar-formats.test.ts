import { expect, test } from "vitest";
import { calendarIn } from "./calendar-formats.ts";

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
