import type { Entry, Motion, Versioned, Written } from "./block.ts";
import { keyed, type Keyed } from "./keyed.ts";
import type { Link } from "./link.ts";

type Session = {
  _type: "scheduleSession";
  /** Time of day: `19:30`. */
  start: string;
  end?: string;
  title: string;
  text?: string;
  place?: string;
  link?: Link;
} & Keyed;

type Day = {
  _type: "scheduleDay";
  /** Date: `2027-11-18`. */
  date: string;
  title?: string;
  sessions: Session[];
} & Keyed;

/** The schedule block: sessions by day. */
export type Schedule = Versioned<"schedule"> & {
  heading?: string;
  intro?: string;
  timeZone?: string;
  venue?: string;
  address?: string;
  days: Day[];
  motion: Motion;
};

type WrittenDay = Omit<Entry<Day>, "sessions"> & { sessions: Entry<Session>[] };

const day = ({ sessions, ...fields }: WrittenDay): Omit<Day, "_key"> => ({
  _type: "scheduleDay",
  ...fields,
  sessions: keyed(
    "session",
    sessions.map((session) => ({ _type: "scheduleSession", ...session })),
  ),
});

/** Builds a schedule. */
export function schedule(
  _key: string,
  { days, ...fields }: Written<Omit<Schedule, "days">, "tone" | "motion"> & { days: WrittenDay[] },
): Schedule {
  return {
    _key,
    _type: "schedule",
    version: 2,
    tone: "default",
    motion: "stagger",
    ...fields,
    days: keyed("day", days.map(day)),
  };
}
