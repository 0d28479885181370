import { writtenLocale } from "../../i18n/written-locale.ts";

/** A time (`19:30`) on a date (`2026-11-27`), both in the venue's time zone. */
type Clock = { date: string; time: string };

// Treats local times as UTC, here and in the formatters below, so that no time zone shifts them.
const instantOf = (date: string, time = "00:00") => new Date(`${date}T${time}:00Z`);

const DAY = 24 * 60 * 60 * 1000;

/** Returns formatters for dates and times in a language. */
export function calendarIn(locale: string) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const writer = new Intl.DateTimeFormat(writtenLocale(locale), { timeZone: "UTC", ...options });
    return (instant: Date) => writer.format(instant);
  };
  const weekday = format({ weekday: "long" });
  const date = format({ day: "numeric", month: "long" });
  const time = format({ hour: "numeric", minute: "2-digit" });
  return {
    /** `Friday` */
    weekday: (day: string) => weekday(instantOf(day)),
    /** `November 27` */
    date: (day: string) => date(instantOf(day)),
    /** `7:30 PM` */
    time: (clock: string) => time(instantOf("1970-01-01", clock)),
  };
}

/** Returns the start of a session for `<time dateTime>`: `2026-11-27T19:30`. */
export const beginsAt = ({ date, time }: Clock): string => `${date}T${time}`;

/** Returns the end of a session. If the end time is not after `start`, the session ends on the next day. */
export function endsAt({ date, time }: Clock, start: string): string {
  if (time > start) return `${date}T${time}`;
  const next = new Date(instantOf(date).getTime() + DAY);
  return `${next.toISOString().slice(0, 10)}T${time}`;
}
