import { expect, test } from "vitest";
import { clocksAgree, countsAsText, formatRemaining, formatMoment } from "./countdown-formats.ts";

test.each([
  ["en", "3 days, 1 hour", ["days", "hour", "minutes"]],
  ["de", "3 Tage und 1 Stunde", ["Tage", "Stunde", "Minuten"]],
  ["es", "3 días y 1 hora", ["días", "hora", "minutos"]],
  ["ja", "3 日、1 時間", ["日", "時間", "分"]],
])("[I18N-1] %s formats the time left with its own plural forms", (locale, sentence, names) => {
  expect(formatRemaining(locale, { days: 3, hours: 1, minutes: 0 })).toEqual({ sentence, names });
});

test("[I18N-2] names every unit in Arabic, and writes hours and minutes with two digits", () => {
  const { names } = formatRemaining("ar", { days: 3, hours: 2, minutes: 1 });
  expect(names).not.toContain("");
  expect(countsAsText("en", [3, 7, 30])).toEqual(["3", "07", "30"]);
  expect(countsAsText("ar", [3, 7, 30])).toEqual(["٣", "٠٧", "٣٠"]);
});

const moment = Date.parse("2026-11-27T18:30:00.000Z");

// A zone's name that is a label rather than a phrase follows a comma.
test.each([
  ["en", "Europe/Lisbon", "Friday, November 27, 2026 at 6:30 PM Portugal Time"],
  ["de", "Europe/Berlin", "Freitag, 27. November 2026 um 19:30 MEZ"],
  ["fr", "Europe/London", "vendredi 27 novembre 2026 à 18:30, heure : Royaume-Uni"],
  ["de", "Europe/London", "Freitag, 27. November 2026 um 18:30, Vereinigtes Königreich (Ortszeit)"],
])("formats a moment with the name of its zone in %s: %s", (locale, zone, text) => {
  expect(formatMoment(locale, moment, zone).replaceAll(/\s/g, " ")).toBe(text);
});

test("treats two time zones as equal when they have the same offset at that moment", () => {
  expect(clocksAgree(moment, "Europe/Berlin", "Europe/Paris")).toBe(true);
  expect(clocksAgree(moment, "Europe/Lisbon", "UTC")).toBe(true);
  expect(clocksAgree(Date.parse("2026-07-01T12:00:00.000Z"), "Europe/Lisbon", "UTC")).toBe(false);
});
