import { DateTime } from "groq-js";

interface DateTimeValue {
  compareTo(other: DateTimeValue): number;
}

/** groq-js's build lacks a declaration of `DateTime`. */
const isDateTime = (value: unknown): value is DateTimeValue => value instanceof DateTime;

/** The order of types. All other values are equal, and come last. */
const ranks: Readonly<Record<string, number>> = { datetime: 1, number: 2, string: 3, boolean: 4 };

const rankOf = (value: unknown) => ranks[isDateTime(value) ? "datetime" : typeof value] ?? 100;

/** Compares two values as `order()` of groq-js does. */
export function compareValues(a: unknown, b: unknown): number {
  const difference = rankOf(a) - rankOf(b);
  if (difference !== 0) return difference;
  if (typeof a === "string" && typeof b === "string") return a < b ? -1 : Number(a > b);
  if (isDateTime(a) && isDateTime(b)) return a.compareTo(b);
  return typeof a === "object" || typeof b === "object" ? 0 : Number(a) - Number(b);
}
