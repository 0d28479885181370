import type { Block } from "@marquee/schemas/types";
import { beginsAt, endsAt } from "./in-words.ts";
import { instantAt, writtenIn } from "./zoned-time.ts";

/** Something that takes place, as calendars and search engines know it. */
export type ScheduledEvent = {
  /** Its own within the timetable. */
  key: string;
  start: Date;
  /** Null when nobody knows. */
  end: Date | null;
  title: string;
  text: string | null;
  /** The room. */
  place: string | null;
};

/** What a timetable holds, in its order; nothing where it does not say whose clocks its times are by. */
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

/** What search engines are told of a timetable: nothing where they could not say when and where to go. */
export function toldOfEvents(block: Block<"schedule">) {
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
