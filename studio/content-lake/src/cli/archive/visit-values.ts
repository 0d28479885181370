import { isObject, type JsonObject } from "../../document.ts";

/** Maximum nesting depth; Sanity allows 20 levels. The limit prevents a stack overflow in recursive functions. */
const depthCeiling = 100;

/** Formats a path for display: `["body", 2, "alt"]` becomes `body[2].alt`. */
export function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === "number") return `${text}[${part}]`;
    return text === "" ? String(part) : `${text}.${String(part)}`;
  }, "");
}

/** Visits each object in a value, and the value itself if it is one. Throws an `Error` if the nesting is too deep. */
export function visitObjects(
  value: unknown,
  visit: (object: JsonObject, path: readonly (string | number)[]) => void,
  path: readonly (string | number)[] = [],
): void {
  if (path.length > depthCeiling)
    throw new Error(`is nested more than ${depthCeiling} levels deep`);
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) visitObjects(item, visit, [...path, index]);
  } else if (isObject(value)) {
    visit(value, path);
    for (const [key, field] of Object.entries(value)) visitObjects(field, visit, [...path, key]);
  }
}
