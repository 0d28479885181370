import type { TimeLeft } from "./time-left.ts";

/** Takes an instant in ms, gives it as a language writes it by the clocks of a zone (without one: those around). */
export const momentInWords = (locale: string, moment: number, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone,
  }).format(moment);

const units = ["day", "hour", "minute"] as const;

/** Takes a language and the time left, gives its sentence and the name of each unit: `3 days, 1 hour, 0 minutes`. */
export function leftInWords(locale: string, { days, hours, minutes }: TimeLeft) {
  const counts = [days, hours, minutes].map((count, index) => {
    const unit = units[index];
    const writer = new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" });
    const name = writer.formatToParts(count).find(({ type }) => type === "unit");
    return { said: writer.format(count), name: name?.value ?? "" };
  });
  const list = new Intl.ListFormat(locale, { type: "conjunction", style: "narrow" });
  return {
    sentence: list.format(counts.map(({ said }) => said)),
    names: counts.map(({ name }) => name),
  };
}
