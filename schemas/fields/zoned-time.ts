import { LRUCache } from "lru-cache";

/** Formatters by time zone. Creating one takes longer than formatting a hundred times. */
const writers = new LRUCache<string, Intl.DateTimeFormat>({ max: 50 });

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

/** Converts a local time such as `2026-11-27T19:30` to an instant. */
export function instantAt(clock: string, timeZone: string): Date {
  const shown = Date.parse(`${clock}:00Z`);
  const first = shown - aheadBy(shown, timeZone);
  return new Date(shown - aheadBy(first, timeZone));
}

/** Formats an instant as local time with its UTC offset: `2026-11-27T19:30:00+01:00`. */
export function writtenIn(instant: Date, timeZone: string): string {
  const ahead = aheadBy(instant.getTime(), timeZone);
  const minutes = Math.round(Math.abs(ahead) / 60_000);
  const two = (number: number) => String(number).padStart(2, "0");
  const local = new Date(instant.getTime() + ahead).toISOString().slice(0, 19);
  return `${local}${ahead < 0 ? "-" : "+"}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
