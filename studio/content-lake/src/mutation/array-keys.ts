import { isObject } from "../document.ts";
import { randomId } from "./document-id.ts";

/**
 * Returns a copy of the value in which every object in a list has a `_key`. New keys are 12 random letters and digits.
 */
export function withArrayKeys(value: unknown, random: (bytes: number) => Uint8Array): unknown {
  if (Array.isArray(value)) {
    return value.map((item: unknown) => {
      const keyed = withArrayKeys(item, random);
      return isObject(keyed) && typeof keyed["_key"] !== "string"
        ? { ...keyed, _key: randomId(random, 12) }
        : keyed;
    });
  }
  if (!isObject(value)) return value;
  const fields = Object.entries(value).map(([key, field]) => [key, withArrayKeys(field, random)]);
  return Object.fromEntries(fields);
}
