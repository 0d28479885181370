import type { Path } from "sanity";
import { fieldAt } from "../checks/stored-page.ts";

const isKeyed = (segment: unknown): segment is { _key: string } =>
  typeof segment === "object" && segment !== null && "_key" in segment;

function step(value: unknown, segment: Path[number]): unknown {
  if (typeof segment === "string") return fieldAt(value, segment);
  if (!Array.isArray(value)) return undefined;
  if (typeof segment === "number") return value[segment];
  return value.find((entry) => isKeyed(segment) && fieldAt(entry, "_key") === segment._key);
}

/**
 * Returns the language of the object nearest to a field that has one: the page, or an entry of the site settings. Null
 * if there is none.
 */
export function languageAt(document: unknown, path: Path): string | null {
  const around = [document];
  for (const segment of path) around.push(step(around.at(-1), segment));
  const found = around
    .map((value) => fieldAt(value, "language"))
    .findLast((language) => typeof language === "string" && language !== "");
  return typeof found === "string" ? found : null;
}
