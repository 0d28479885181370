import { getValueAtPath, type Path } from "sanity";
import { fieldAt } from "../checks/stored-page.ts";

/**
 * Returns the language of the object nearest to a field that has one: the page, or an entry of the site settings. Null
 * if there is none.
 */
export function languageAt(document: unknown, path: Path): string | null {
  const around = [...path.keys(), path.length].map((depth) =>
    getValueAtPath(document, path.slice(0, depth)),
  );
  const found = around
    .map((value) => fieldAt(value, "language"))
    .findLast((language) => typeof language === "string" && language !== "");
  return typeof found === "string" ? found : null;
}
