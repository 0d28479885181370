/** Local times of time zones and the instants that they name, for the server, the studio and the browser. */

/** Maximum number of formatters that are stored. A site uses few time zones. */
const MOST = 50;

/** Formatters by time zone. Creating one takes longer than formatting a hundred times. */
const writers = new Map<string, Intl.DateTimeFormat>();

const DAY = 86_400_000;

function writerFor(timeZone: string): Intl.DateTimeFormat {
  const known = writers.get(timeZone);
  if (known !== undefined) return known;
  const writer = new Intl.DateTimeFormat("en", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  if (writers.size >= MOST) writers.clear();
  writers.set(timeZone, writer);
  return writer;
}

/** Returns a time zone's offset from UTC at an instant, in ms. */
function aheadBy(instant: number, timeZone: string): number {
  const parts = writerFor(timeZone).formatToParts(instant);
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
 * Returns the instants (ms since 1970) that a local time such as `2026-11-27T19:30` names, the earliest first. Usually
 * there is one. There is none if the clocks skip the time, and two if they are put back over it.
 */
export function instantsAt(clock: string, timeZone: string): number[] {
  const shown = Date.parse(`${clock}:00Z`);
  if (Number.isNaN(shown)) return [];
  const offsets = new Set([shown - DAY, shown + DAY].map((each) => aheadBy(each, timeZone)));
  return [...offsets]
    .map((ahead) => shown - ahead)
    .filter((instant) => instant + aheadBy(instant, timeZone) === shown)
    .toSorted((one, other) => one - other);
}

/**
 * Converts a local time to an instant. A time that occurs twice is the first of the two. A time that the clocks skip is
 * as much later as they skip.
 */
export function instantAt(clock: string, timeZone: string): Date {
  const [first] = instantsAt(clock, timeZone);
  if (first !== undefined) return new Date(first);
  const shown = Date.parse(`${clock}:00Z`);
  return new Date(shown - aheadBy(shown - DAY, timeZone));
}

/** Returns the local time of an instant (ms since 1970) to the minute: `2026-11-27T19:30`. */
export const localTimeAt = (instant: number, timeZone: string): string =>
  new Date(instant + aheadBy(instant, timeZone)).toISOString().slice(0, 16);

/** Returns a time zone's offset at an instant (ms since 1970), as it is written in ISO 8601: `+01:00`. */
export function offsetAt(instant: number, timeZone: string): string {
  const ahead = aheadBy(instant, timeZone);
  const minutes = Math.round(Math.abs(ahead) / 60_000);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${ahead < 0 ? "-" : "+"}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Formats an instant as local time with its UTC offset: `2026-11-27T19:30:00+01:00`. */
export function writtenIn(instant: Date, timeZone: string): string {
  const time = instant.getTime();
  const local = new Date(time + aheadBy(time, timeZone)).toISOString().slice(0, 19);
  return `${local}${offsetAt(time, timeZone)}`;
}
