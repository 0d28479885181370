import { studioSettings } from "../runtime-settings.ts";

export type StudioLanguage = "en" | "de";

/** Key in `localStorage` for the language chosen in the studio's menu. Sanity defines its format. */
const KEY = `sanity-locale:${studioSettings.projectId}:default`;

/**
 * Returns the studio's language for the chosen locale. If `chosen` is null, the first of the
 * browser's `preferred` languages decides.
 */
export function languageOf(chosen: string | null, preferred: readonly string[]): StudioLanguage {
  const [first = "en"] = chosen === null ? preferred : [chosen];
  return /^de(?:-|$)/i.test(first) ? "de" : "en";
}

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Uses the browser's language if the browser denies access to storage.
    return null;
  }
}

/**
 * Returns the language that is chosen now. Without a browser, such as during a build, this is
 * English.
 */
export const chosenLanguage = (): StudioLanguage =>
  typeof document === "undefined" ? "en" : languageOf(readStored(), navigator.languages);

/**
 * The language that the studio was loaded in. Schema types are compiled once, so another language requires a reload.
 */
export const studioLanguage: StudioLanguage = chosenLanguage();
