import { writtenLocale } from "../../i18n/written-locale.ts";

/** A time of day, `19:30`, on a day, `2026-11-27`; both by the clocks at the venue. */
type Clock = { date: string; time: string };

// The venue's clocks are read as they are: no zone may move them.
const instantOf = (date: string, time = "00:00") => new Date(`${date}T${time}:00Z`);

const DAY = 24 * 60 * 60 * 1000;

/** Takes a language, gives what writes days and times of day as that language does. */
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

/** When a session begins, as machines read it: `2026-11-27T19:30`. */
export const beginsAt = ({ date, time }: Clock): string => `${date}T${time}`;

/** When it ends; a time before its start is that of the next day. */
export function endsAt({ date, time }: Clock, start: string): string {
  if (time > start) return `${date}T${time}`;
  const next = new Date(instantOf(date).getTime() + DAY);
  return `${next.toISOString().slice(0, 10)}T${time}`;
}
