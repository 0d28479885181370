import ical from "ical-generator";
import type { ScheduledEvent } from "./events.ts";

/** Interval in seconds at which calendars that subscribe to the file fetch it again. */
const REFRESH_INTERVAL = 6 * 60 * 60;

export type CalendarContent = {
  name: string;
  language: string;
  /** Absolute URL of the page. */
  pageUrl: string;
  /** Time of the page's last change. */
  changed: Date;
  events: readonly ScheduledEvent[];
  /** The venue of all events, if the editor set one. */
  venue: string | null;
};

/**
 * Returns a text whose only control characters are line feeds, because the library leaves a carriage return as it is,
 * which ends the property (RFC 5545, section 3.1).
 */
const cleanText = (text: string): string =>
  text.replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replaceAll(/[^\P{Cc}\n\t]/gu, "");

const codeOf = (language: string): string => language.replaceAll(/[^\w-]/g, "").toUpperCase();

/** Returns an iCalendar file (RFC 5545), for import or subscription. */
export function calendarFile(content: CalendarContent): string {
  const { name, language, pageUrl, changed, venue } = content;
  const calendar = ical({
    name: cleanText(name).replaceAll("\n", " "),
    // The library writes the language as it is.
    prodId: { company: "Marquee", product: "timetable", language: codeOf(language) },
    source: null,
    ttl: REFRESH_INTERVAL,
  });
  const { host } = new URL(pageUrl);
  for (const { key, start, end, title, text, place } of content.events) {
    const location = cleanText([place, venue].filter((part) => part !== null).join(", "));
    calendar.createEvent({
      // A stable ID, so that calendars update the event instead of duplicating it.
      id: `${encodeURIComponent(key)}@${host}`,
      stamp: changed,
      start,
      end,
      summary: cleanText(title),
      description: text === null ? null : cleanText(text),
      location: location === "" ? null : location,
      url: pageUrl,
    });
  }
  return calendar.toString();
}
