const MINUTE = 60_000;
const MINUTES_OF_AN_HOUR = 60;
const MINUTES_OF_A_DAY = 24 * MINUTES_OF_AN_HOUR;

export type TimeLeft = { days: number; hours: number; minutes: number };

/** Returns the ms until `moment`, counted from `from`, or from now if `from` is null. */
export const msUntil = (moment: number, from: number | null = null): number =>
  moment - (from ?? Date.now());

/**
 * Converts the ms until a target time to days, hours and minutes. Returns null if the target time
 * has passed. Rounds up to whole minutes, so that the three values are never all 0 while time remains.
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

/** Returns the ms until the result of {@link timeLeft} changes. `until` must be positive. */
export const untilNextMinute = (until: number): number => until % MINUTE || MINUTE;
