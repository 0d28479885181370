import { instantsAt, localTimeAt, offsetAt } from "@marquee/schemas/time";

/** What a form says about a time at which the clocks change. */
export type ClockChange =
  /** The clocks skip the typed time. `used` is the time that is stored instead. */
  | { kind: "skipped"; typed: string; used: string }
  /** The time occurs twice. Each choice has the instant in ISO 8601 and its offset from UTC. */
  | { kind: "twice"; time: string; choices: { instant: string; offset: string }[] };

/** Returns the hours and minutes of a local time. */
const hoursOf = (local: string): string => local.slice("2026-11-27T".length);

/**
 * Returns what a form says about the stored time `value`. `typed` is the local time that the editor has typed for it;
 * null if the editor chose it otherwise. Returns null for all other times.
 */
export function clockChangeAt(
  value: string,
  typed: string | null,
  timeZone: string,
): ClockChange | null {
  const stored = Date.parse(value);
  if (Number.isNaN(stored)) return null;
  const local = localTimeAt(stored, timeZone);
  if (typed !== null && local !== typed && instantsAt(typed, timeZone).length === 0) {
    return { kind: "skipped", typed: hoursOf(typed), used: hoursOf(local) };
  }
  const instants = instantsAt(local, timeZone);
  if (instants.length < 2) return null;
  const choices = instants.map((instant) => ({
    instant: new Date(instant).toISOString(),
    offset: offsetAt(instant, timeZone),
  }));
  return { kind: "twice", time: hoursOf(local), choices };
}
