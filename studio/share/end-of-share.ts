const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** The latest end that can be set, from now. The site opens nothing for longer than a day more. In ms. */
const LATEST = 30 * DAY;

/** How long links are for, in ms. */
const lasting = { hour: HOUR, day: DAY, week: 7 * DAY } as const;

/** When a link is to end; `own`: at a moment that the editor writes. */
export type Ending = keyof typeof lasting | "own";

/** Takes a choice, what is written in the field for a moment, and now in ms; gives the end in ms, or why there is none. */
export function endOfShare(
  ending: Ending,
  own: string,
  now: number,
): number | "missing" | "past" | "late" {
  if (ending !== "own") return now + lasting[ending];
  // Without a zone: on the clock of whoever writes it.
  const end = new Date(own).getTime();
  if (Number.isNaN(end)) return "missing";
  if (end <= now) return "past";
  return end > now + LATEST ? "late" : end;
}
