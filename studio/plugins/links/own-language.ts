import { getValueAtPath, type Path } from "sanity";
import { fieldAt } from "../checks/stored-page.ts";

/**
 * Returns the language of a field. This is the language of the innermost object that contains the
 * field and has a language: the page, or an entry of the site settings. Returns null if no such
 * object has a language.
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
