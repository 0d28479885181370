import { writtenLocale } from "../../i18n/written-locale.ts";
import type { TimeLeft } from "./time-left.ts";

/** Takes an instant in ms, gives it as a language writes it by the clocks of a zone, which it names. */
export function momentInWords(locale: string, moment: number, timeZone: string): string {
  const writer = new Intl.DateTimeFormat(writtenLocale(locale), {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    // `Portugal Time`, but world time has no such name.
    timeZoneName: timeZone === "UTC" ? "short" : "shortGeneric",
    timeZone,
  });
  const parts = writer.formatToParts(moment).map(({ value }, index, all) => {
    // A zone's name that is a label and no phrase, `heure : Portugal`, `Portugal (Ortszeit)`, is set off.
    const zone = all[index + 1];
    return zone?.type === "timeZoneName" && /[:(]/.test(zone.value) ? ", " : value;
  });
  // An hour and its half of the day stay on one line, and so does a label with its zone.
  return parts
    .join("")
    .replace(/(\p{Nd}) (?=[صم] )/u, "$1\u00a0")
    .replace(" : ", "\u00a0:\u00a0");
}

/** Takes an instant in ms and two zones, says whether their clocks show the same then. */
export function clocksAgree(moment: number, ...zones: [string, string]): boolean {
  const [one, other] = zones.map((timeZone) =>
    new Intl.DateTimeFormat("en", { dateStyle: "short", timeStyle: "short", timeZone }).format(
      moment,
    ),
  );
  return one === other;
}

const units = ["day", "hour", "minute"] as const;

/** Takes a language and the time left, gives the name of each unit and a sentence without those that are none: `3 days, 1 hour`. */
export function leftInWords(locale: string, { days, hours, minutes }: TimeLeft) {
  const counts = [days, hours, minutes].map((count, index) => {
    const unit = units[index];
    const writer = new Intl.NumberFormat(writtenLocale(locale), {
      style: "unit",
      unit,
      unitDisplay: "long",
    });
    const name = writer.formatToParts(count).find(({ type }) => type === "unit");
    return { said: count === 0 ? [] : [writer.format(count)], name: name?.value ?? "" };
  });
  const list = new Intl.ListFormat(locale, { type: "conjunction", style: "narrow" });
  return {
    sentence: list.format(counts.flatMap(({ said }) => said)),
    names: counts.map(({ name }) => name),
  };
}
