import { writtenLocale } from "../../i18n/written-locale.ts";

const DAY = 24 * 60 * 60 * 1000;

const units = [
  ["day", DAY],
  ["hour", DAY / 24],
  ["minute", DAY / 24 / 60],
] as const;

/** Formats a date in the reader's time zone and calendar: 12 June 2026. */
export const formatDay = (date: Date, language: string): string =>
  new Intl.DateTimeFormat(writtenLocale(language), { dateStyle: "long" }).format(date);

/** Formats a date with its time of day: 12 June 2026 at 14:03. */
export const formatDateTime = (date: Date, language: string): string =>
  new Intl.DateTimeFormat(writtenLocale(language), {
    dateStyle: "long",
    timeStyle: "short",
  }).format(date);

/**
 * Formats the time since a date ("2 hours ago"). Returns null from thirty days on, when a date is
 * easier to understand.
 */
export function formatTimeAgo(date: Date, now: number, language: string): string | null {
  // A wrong clock must not produce a time in the future.
  const passed = Math.max(now - date.getTime(), 0);
  if (passed >= 30 * DAY) return null;
  const format = new Intl.RelativeTimeFormat(writtenLocale(language), { numeric: "auto" });
  const [unit, length] =
    units.find(([, length]) => passed >= length) ?? (["second", 60_000] as const);
  return format.format(-Math.floor(passed / length), unit);
}
