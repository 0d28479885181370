import { useEffect } from "react";
import type { Path } from "sanity";
import { focusSoon } from "../../../ui/focus-field.ts";
import type { StoredText } from "./stored-texts.ts";

function keyOf(path: Path, stored: readonly StoredText[]): string | null {
  const [list, entry] = path;
  if (list !== "texts" || typeof entry !== "object" || Array.isArray(entry)) return null;
  return stored.find(({ _key }) => "_key" in entry && _key === entry._key)?.key ?? null;
}

/**
 * Returns the key of the text that the form's focus path (`path`) leads to. The path changes, for
 * example, when the editor clicks an entry in the list of validation errors. Focuses the text's
 * field unless it has the focus already. Returns null if the path leads to no text.
 */
export function useFocusedText(path: Path, stored: readonly StoredText[]): string | null {
  const key = keyOf(path, stored);
  useEffect(() => {
    if (key === null) return;
    const row = `[data-text="${CSS.escape(key)}"]`;
    if (document.activeElement?.closest(row) === null) focusSoon(row);
  }, [key]);
  return key;
}
