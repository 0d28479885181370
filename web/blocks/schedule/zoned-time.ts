/** How far a zone's clocks are ahead of world time at an instant, in ms. */
function aheadBy(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(instant);
  const part = (name: string) => Number(parts.find(({ type }) => type === name)?.value);
  const shown = Date.UTC(
    part("year"),
    part("month") - 1,
    part("day"),
    part("hour"),
    part("minute"),
    part("second"),
  );
  return shown - Math.floor(instant / 1_000) * 1_000;
}

/**
 * Takes what a zone's clocks show, `2026-11-27T19:30`, gives the instant. Where clocks show a time twice it is the
 * earlier, where they leave it out the one they jump to.
 */
export function instantAt(clock: string, timeZone: string): Date {
  const shown = Date.parse(`${clock}:00Z`);
  const first = shown - aheadBy(shown, timeZone);
  return new Date(shown - aheadBy(first, timeZone));
}

/** Takes an instant, gives it as a zone's clocks show it, with how far they are ahead: `2026-11-27T19:30:00+01:00`. */
export function writtenIn(instant: Date, timeZone: string): string {
  const ahead = aheadBy(instant.getTime(), timeZone);
  const minutes = Math.round(Math.abs(ahead) / 60_000);
  const two = (number: number) => String(number).padStart(2, "0");
  const local = new Date(instant.getTime() + ahead).toISOString().slice(0, 19);
  return `${local}${ahead < 0 ? "-" : "+"}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
