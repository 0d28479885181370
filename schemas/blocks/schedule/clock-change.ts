import * as z from "zod";
import { clockTimeOf } from "../../fields/clock-time.ts";
import { stripMarks } from "../../fields/rich-text/strip-marks.ts";
import { instantAt, instantsAt, localTimeAt } from "../../fields/zoned-time.ts";
import { scheduleRules } from "./schedule.contract.ts";

const text = z.string().catch("");

const storedSchedule = z.looseObject({
  timeZone: text,
  days: z
    .array(
      z.looseObject({
        _key: text,
        date: text,
        sessions: z.array(z.looseObject({ _key: text, start: text, end: text })).catch([]),
      }),
    )
    .catch([]),
});

/** Returns a sentence about a local time at which the clocks change; null for all other times. */
function problemAt(date: string, typed: string, timeZone: string): string | null {
  const time = clockTimeOf(stripMarks(typed).trim());
  const clock = `${date}T${time}`;
  if (!scheduleRules.start.safeParse(time).success || Number.isNaN(Date.parse(`${clock}Z`))) {
    return null;
  }
  const instants = instantsAt(clock, timeZone);
  if (instants.length === 1) return null;
  if (instants.length > 1) {
    return `${time} occurs twice on this day, because the clocks go back. Calendars use the first one.`;
  }
  const used = localTimeAt(instantAt(clock, timeZone).getTime(), timeZone).slice(-"19:30".length);
  return `${time} does not exist on this day, because the clocks go forward. Calendars use ${used}.`;
}

/** Form rule that names the sessions at a time that the clocks of the schedule's time zone skip or repeat. */
export function warnOfClockChange(block: unknown) {
  const { data } = storedSchedule.safeParse(block);
  const timeZone = scheduleRules.timeZone.safeParse(data?.timeZone).data ?? null;
  if (data === undefined || timeZone === null) return true;
  for (const { _key: day, date, sessions } of data.days) {
    for (const session of sessions) {
      for (const field of ["start", "end"] as const) {
        const message = problemAt(stripMarks(date), session[field], timeZone);
        if (message === null) continue;
        const path = ["days", { _key: day }, "sessions", { _key: session._key }, field];
        return { message, path };
      }
    }
  }
  return true;
}
