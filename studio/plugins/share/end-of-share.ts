import { instantsAt } from "@marquee/schemas/time";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/**
 * Maximum lifetime of a new preview link, in ms. The site's own limit is one day longer, which
 * allows for a wrong clock on the editor's computer.
 */
const LATEST = 30 * DAY;

/** Lifetimes to choose from, in ms. */
const lasting = { hour: HOUR, day: DAY, week: 7 * DAY } as const;

/** The editor's choice of a link's expiry. `own`: at a time that the editor enters. */
export type Ending = keyof typeof lasting | "own";

/**
 * Returns a link's expiry in ms since 1970, or the reason why it is invalid. `own` is the value of the date field, in the
 * given time zone. `skipped`: the clocks skip this time.
 */
export function endOfShare(
  ending: Ending,
  own: string,
  now: number,
  timeZone: string,
): number | "missing" | "skipped" | "past" | "late" {
  if (ending !== "own") return now + lasting[ending];
  if (Number.isNaN(Date.parse(`${own}Z`))) return "missing";
  // If the time occurs twice, the link ends at the earlier one.
  const [end] = instantsAt(own, timeZone);
  if (end === undefined) return "skipped";
  if (end <= now) return "past";
  return end > now + LATEST ? "late" : end;
}
