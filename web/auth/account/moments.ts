import { writtenLocale } from "../../i18n/written-locale.ts";

const DAY = 24 * 60 * 60 * 1000;

const units = [
  ["day", DAY],
  ["hour", DAY / 24],
  ["minute", DAY / 24 / 60],
] as const;

/** A date by the reader's clock and calendar: 12 June 2026. */
export const sayDay = (date: Date, language: string): string =>
  new Intl.DateTimeFormat(writtenLocale(language), { dateStyle: "long" }).format(date);

/** A date with its time of day: 12 June 2026 at 14:03. */
export const sayMoment = (date: Date, language: string): string =>
  new Intl.DateTimeFormat(writtenLocale(language), {
    dateStyle: "long",
    timeStyle: "short",
  }).format(date);

/** How long ago it was, while that is easier to grasp than a date: "2 hours ago"; null after thirty days. */
export function sayAgo(date: Date, now: number, language: string): string | null {
  // A clock that goes wrong must not tell of the future.
  const passed = Math.max(now - date.getTime(), 0);
  if (passed >= 30 * DAY) return null;
  const format = new Intl.RelativeTimeFormat(writtenLocale(language), { numeric: "auto" });
  const [unit, length] =
    units.find(([, length]) => passed >= length) ?? (["second", 60_000] as const);
  return format.format(-Math.floor(passed / length), unit);
}
