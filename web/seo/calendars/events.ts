import type { Block } from "@marquee/schemas/types";
import { instantAt, writtenIn } from "@marquee/schemas/time";

const DAY = 24 * 60 * 60 * 1000;

/** A time (`19:30`) on a date (`2026-11-27`), both in the venue's time zone. */
type Clock = { date: string; time: string };

/** A session of a schedule, as exported to calendars and search engines. */
export type ScheduledEvent = {
  /** Unique within the schedule. */
  key: string;
  start: Date;
  /** Null if unknown. */
  end: Date | null;
  title: string;
  text: string | null;
  place: string | null;
};

/** Returns the start of a session for `<time dateTime>`: `2026-11-27T19:30`. */
export const beginsAt = ({ date, time }: Clock): string => `${date}T${time}`;

/** Returns the end of a session. If the end time is not after `start`, the session ends on the next day. */
export function endsAt({ date, time }: Clock, start: string): string {
  if (time > start) return `${date}T${time}`;
  const next = new Date(Date.parse(`${date}T00:00Z`) + DAY);
  return `${next.toISOString().slice(0, 10)}T${time}`;
}

/**
 * Returns the sessions of all days, in the schedule's order. Empty if the schedule has no time
 * zone.
 */
export function eventsOf({ days, timeZone }: Block<"schedule">): ScheduledEvent[] {
  if (timeZone === null) return [];
  return days.flatMap(({ _key: day, date, sessions }) =>
    sessions.map(({ _key, start, end, title, text, place }) => ({
      key: `${day}-${_key}`,
      start: instantAt(beginsAt({ date, time: start }), timeZone),
      end: end === null ? null : instantAt(endsAt({ date, time: end }, start), timeZone),
      title,
      text,
      place,
    })),
  );
}

/** Returns a schedule's sessions as JSON-LD. Empty if the time zone, the venue or the address is missing. */
export function eventsJsonLd(block: Block<"schedule">) {
  const { timeZone, venue, address } = block;
  if (timeZone === null || venue === null || address === null) return [];
  return eventsOf(block).map(({ start, end, title, text }) => ({
    "@type": "Event" as const,
    name: title,
    startDate: writtenIn(start, timeZone),
    ...(end && { endDate: writtenIn(end, timeZone) }),
    ...(text === null ? {} : { description: text }),
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: { "@type": "Place" as const, name: venue, address },
  }));
}
