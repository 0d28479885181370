import { writtenLocale } from "../../i18n/written-locale.ts";

/** Formats a time in ms for the bar, in a page's language and a time zone (null: UTC), with the zone's name. */
export function untilInWords(moment: number, language: string, timeZone: string | null): string {
  return new Intl.DateTimeFormat(writtenLocale(language), {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone: timeZone ?? "UTC",
  }).format(moment);
}
