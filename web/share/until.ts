import { writtenLocale } from "../i18n/written-locale.ts";

/**
 * Takes a moment in ms, a page's language and a time zone (null: UTC), gives the moment as the bar says it, with the
 * name of its clock.
 */
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
