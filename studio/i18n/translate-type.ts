/** What people read of a form, wherever in a type's definition it stands. */
const wordKeys = new Set(["title", "description", "placeholder"]);

/** What holds content or code instead: starting values, and what is made of stored words. */
const leftAlone = new Set(["initialValue", "preview", "components", "icon", "validation"]);

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  !("$$typeof" in value);

/** Takes a type's definition, or a part of it, and a way to say words; gives the same with its words said so. */
export function translateType<T>(part: T, say: (english: string) => string): T;
export function translateType(part: unknown, say: (english: string) => string): unknown {
  if (Array.isArray(part)) return part.map((entry: unknown) => translateType(entry, say));
  if (!isPlain(part)) return part;
  const entries = Object.entries(part).map(([key, value]) => {
    if (leftAlone.has(key)) return [key, value];
    if (wordKeys.has(key) && typeof value === "string") return [key, say(value)];
    return [key, translateType(value, say)];
  });
  return Object.fromEntries(entries);
}
