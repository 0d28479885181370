import { writtenLocale } from "../../i18n/written-locale.ts";
import type { TimeLeft } from "./time-left.ts";

/** Formats a time (ms since 1970) for a locale and a time zone; the text names the time zone. */
export function formatMoment(locale: string, moment: number, timeZone: string): string {
  const writer = new Intl.DateTimeFormat(writtenLocale(locale), {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    // `shortGeneric` gives `Portugal Time`, but has no name for UTC.
    timeZoneName: timeZone === "UTC" ? "short" : "shortGeneric",
    timeZone,
  });
  const parts = writer.formatToParts(moment).map(({ value }, index, all) => {
    // Puts a comma before a time zone name that has a colon or parentheses, such as `heure : Portugal` or
    // `Portugal (Ortszeit)`.
    const zone = all[index + 1];
    return zone?.type === "timeZoneName" && /[:(]/.test(zone.value) ? ", " : value;
  });
  // Non-breaking spaces keep an Arabic hour and its AM/PM mark on one line, and also the two parts of
  // `heure : Portugal`.
  return parts
    .join("")
    .replace(/(\p{Nd}) (?=[صم] )/u, "$1\u00a0")
    .replace(" : ", "\u00a0:\u00a0");
}

/** Whether the clocks of two time zones show the same date and time at `moment` (ms since 1970). */
export function clocksAgree(moment: number, ...zones: [string, string]): boolean {
  const [one, other] = zones.map((timeZone) =>
    new Intl.DateTimeFormat("en", { dateStyle: "short", timeStyle: "short", timeZone }).format(
      moment,
    ),
  );
  return one === other;
}

const units = ["day", "hour", "minute"] as const;

/** Writes the numbers of days, hours and minutes, the last two with two digits: `3`, `07`, `30`. */
export function countsAsText(locale: string, counts: readonly number[]): string[] {
  const written = writtenLocale(locale);
  return counts.map((count, index) =>
    new Intl.NumberFormat(written, { minimumIntegerDigits: index === 0 ? 1 : 2 }).format(count),
  );
}

/** Returns the time left as a sentence without zero units (`3 days, 1 hour`), and the name of each unit. */
export function formatRemaining(locale: string, { days, hours, minutes }: TimeLeft) {
  const counts = [days, hours, minutes].map((count, index) => {
    const unit = units[index];
    const writer = new Intl.NumberFormat(writtenLocale(locale), {
      style: "unit",
      unit,
      unitDisplay: "long",
    });
    const name = writer.formatToParts(count).find(({ type }) => type === "unit");
    return { units: count === 0 ? [] : [writer.format(count)], name: name?.value ?? "" };
  });
  const list = new Intl.ListFormat(locale, { type: "conjunction", style: "narrow" });
  return {
    sentence: list.format(counts.flatMap(({ units }) => units)),
    names: counts.map(({ name }) => name),
  };
}
