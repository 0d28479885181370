import { writtenLocale } from "../../i18n/written-locale.ts";

// Treats local times as UTC, here and in the formatters below, so that no time zone shifts them.
const instantOf = (date: string, time = "00:00") => new Date(`${date}T${time}:00Z`);

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
