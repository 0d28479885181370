import { expect, test } from "vitest";
import { clocksAgree, countsAsText, leftInWords, momentInWords } from "./in-words.ts";

test.each([
  ["en", "3 days, 1 hour", ["days", "hour", "minutes"]],
  ["de", "3 Tage und 1 Stunde", ["Tage", "Stunde", "Minuten"]],
  ["es", "3 días y 1 hora", ["días", "hora", "minutos"]],
  ["ja", "3 日、1 時間", ["日", "時間", "分"]],
])("[I18N-1] %s formats the time left with its own plural forms", (locale, sentence, names) => {
  expect(leftInWords(locale, { days: 3, hours: 1, minutes: 0 })).toEqual({ sentence, names });
});

test("names every unit even when Arabic writes the number as part of the word", () => {
  const { names } = leftInWords("ar", { days: 3, hours: 2, minutes: 1 });
  expect(names.every((name) => name !== "")).toBe(true);
});

test.each([
  ["en", ["3", "07", "30"]],
  ["ar", ["٣", "٠٧", "٣٠"]],
])("[I18N-2] writes hours and minutes with two digits: %s", (locale, texts) => {
  expect(countsAsText(locale, [3, 7, 30])).toEqual(texts);
});

test("formats a moment in a time zone and names the zone", () => {
  const moment = Date.parse("2026-11-27T18:30:00.000Z");
  const lisbon = momentInWords("en", moment, "Europe/Lisbon").replace(/\s/g, " ");
  expect(lisbon).toBe("Friday, November 27, 2026 at 6:30 PM Portugal Time");
  expect(momentInWords("de", moment, "Europe/Berlin")).toBe(
    "Freitag, 27. November 2026 um 19:30 MEZ",
  );
});

test("separates a time zone's name with a comma when it is a label rather than a phrase", () => {
  const moment = Date.parse("2026-11-27T18:30:00.000Z");
  expect(momentInWords("fr", moment, "Europe/London")).toBe(
    "vendredi 27 novembre 2026 à 18:30, heure\u00a0:\u00a0Royaume-Uni",
  );
  expect(momentInWords("de", moment, "Europe/London")).toBe(
    "Freitag, 27. November 2026 um 18:30, Vereinigtes Königreich (Ortszeit)",
  );
});

test("treats two time zones as equal when they have the same offset at that moment", () => {
  const winter = Date.parse("2026-11-27T18:30:00.000Z");
  expect(clocksAgree(winter, "Europe/Berlin", "Europe/Paris")).toBe(true);
  expect(clocksAgree(winter, "Europe/Lisbon", "UTC")).toBe(true);
  expect(clocksAgree(Date.parse("2026-07-01T12:00:00.000Z"), "Europe/Lisbon", "UTC")).toBe(false);
});
