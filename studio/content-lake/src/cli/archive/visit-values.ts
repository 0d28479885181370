import { isObject, type JsonObject } from "../../document.ts";

/** Deeper than this nobody nests (Sanity allows 20); what walks through a document must not run out of stack. */
const depthCeiling = 100;

/** A path in a document, as an editor reads it: `["body", 2, "alt"]` is `body[2].alt`. */
export function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === "number") return `${text}[${part}]`;
    return text === "" ? String(part) : `${text}.${String(part)}`;
  }, "");
}

/** Calls back for every object in a value, itself included, with its path. Throws an `Error` where it is nested too deep. */
export function visitObjects(
  value: unknown,
  visit: (object: JsonObject, path: readonly (string | number)[]) => void,
  path: readonly (string | number)[] = [],
): void {
  if (path.length > depthCeiling) throw new Error(`is nested more than ${depthCeiling} deep`);
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) visitObjects(item, visit, [...path, index]);
  } else if (isObject(value)) {
    visit(value, path);
    for (const [key, field] of Object.entries(value)) visitObjects(field, visit, [...path, key]);
  }
}
