/** The studio's languages. */
export type StudioLanguage = "en" | "de";

// The build replaces the expression `process.env.NAME` with its value, so it is written out.
const project = process.env.SANITY_STUDIO_PROJECT_ID || "marquee";

/** Key in `localStorage` under which Sanity stores the language chosen in the studio's menu. */
const KEY = `sanity-locale:${project}:default`;

/** Returns the studio's language for the chosen locale, or for the browser's first language if it is null. */
export function languageOf(chosen: string | null, preferred: readonly string[]): StudioLanguage {
  const [first = "en"] = chosen === null ? preferred : [chosen];
  return /^de(?:-|$)/i.test(first) ? "de" : "en";
}

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Browsers may deny access to storage. Sanity then forgets the choice too.
    return null;
  }
}

/** Returns the language chosen now. Without a browser, as during a build, it is English. */
export const chosenLanguage = (): StudioLanguage =>
  typeof document === "undefined" ? "en" : languageOf(readStored(), navigator.languages);

/** The language in which the studio was opened. Schema types are compiled once, so a change requires a reload. */
export const studioLanguage: StudioLanguage = chosenLanguage();
