import { translateRules } from "./translate-rules.ts";

/** Keys of displayed texts, at any depth of a type definition. */
const textKeys = new Set(["title", "description", "placeholder", "searchWords"]);

/** Keys that hold content or code, which must not be translated. */
const leftAlone = new Set(["initialValue", "preview", "components", "icon"]);

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  !("$$typeof" in value);

type Translate = (english: string) => string;

/**
 * Translates a type definition, or a part of it. `translate` translates texts, `translateMessage` validation messages.
 */
export function translateType<T>(part: T, translate: Translate, translateMessage: Translate): T;
export function translateType(
  part: unknown,
  translate: Translate,
  translateMessage: Translate,
): unknown {
  if (Array.isArray(part))
    return part.map((entry: unknown) => translateType(entry, translate, translateMessage));
  if (!isPlain(part)) return part;
  const entries = Object.entries(part).map(([key, value]) => {
    if (leftAlone.has(key)) return [key, value];
    if (key === "validation") return [key, translateRules(value, translateMessage)];
    if (textKeys.has(key) && typeof value === "string") return [key, translate(value)];
    return [key, translateType(value, translate, translateMessage)];
  });
  return Object.fromEntries(entries);
}
