import ical from "ical-generator";
import type { ScheduledEvent } from "../blocks/schedule/events.ts";

/** How often a calendar that follows the file asks for it again, in seconds. */
const ASK_AGAIN = 6 * 60 * 60;

/** What a calendar file is made of. */
export type CalendarContent = {
  /** What the calendar is called. */
  name: string;
  language: string;
  /** The page it is from; a whole address. */
  pageUrl: string;
  /** When the page last changed. */
  changed: Date;
  events: readonly ScheduledEvent[];
  /** Where it all takes place, as far as the editor said. */
  house: string | null;
};

/** Writes an iCalendar file (RFC 5545), for calendars that take it over or follow it. */
export function calendarFile(content: CalendarContent): string {
  const { name, language, pageUrl, changed, house } = content;
  const calendar = ical({
    name,
    prodId: { company: "Marquee", product: "timetable", language: language.toUpperCase() },
    source: null,
    ttl: ASK_AGAIN,
  });
  const { host } = new URL(pageUrl);
  for (const { key, start, end, title, text, place } of content.events) {
    const location = [place, house].filter((part) => part !== null).join(", ");
    calendar.createEvent({
      // The same for ever, so that a calendar changes its entry and makes no second one.
      id: `${key}@${host}`,
      stamp: changed,
      start,
      end,
      summary: title,
      description: text,
      location: location === "" ? null : location,
      url: pageUrl,
    });
  }
  return calendar.toString();
}
