const MINUTE = 60_000;
const MINUTES_OF_AN_HOUR = 60;
const MINUTES_OF_A_DAY = 24 * MINUTES_OF_AN_HOUR;

/** Days, hours and minutes. */
export type TimeLeft = { days: number; hours: number; minutes: number };

/** Takes an instant in ms, and the moment to count from (null: now); gives ms from there until then. */
export const msUntil = (moment: number, from: number | null = null): number =>
  moment - (from ?? Date.now());

/**
 * Takes ms until a moment, gives what lamps and words say of it; null once it has come. A minute that has begun
 * counts, so that "0 minutes" is never said of what has not begun.
 */
export function timeLeft(until: number): TimeLeft | null {
  if (until <= 0) return null;
  const whole = Math.ceil(until / MINUTE);
  return {
    days: Math.floor(whole / MINUTES_OF_A_DAY),
    hours: Math.floor((whole % MINUTES_OF_A_DAY) / MINUTES_OF_AN_HOUR),
    minutes: whole % MINUTES_OF_AN_HOUR,
  };
}

/** Takes ms until a moment that has not come, gives ms until the words for it change. */
export const untilNextMinute = (until: number): number => until % MINUTE || MINUTE;
