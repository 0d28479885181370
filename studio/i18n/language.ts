export type StudioLanguage = "en" | "de";

// Reads the variable directly, because the build replaces only the literal expression `process.env.NAME`.
const project = process.env.SANITY_STUDIO_PROJECT_ID || "marquee";

/** Key in `localStorage` for the language chosen in the studio's menu. Sanity defines its format. */
const KEY = `sanity-locale:${project}:default`;

/**
 * Returns the studio's language for the locale `chosen`. If it is null, the first of the browser's `preferred`
 * languages determines the studio's.
 */
export function languageOf(chosen: string | null, preferred: readonly string[]): StudioLanguage {
  const [first = "en"] = chosen === null ? preferred : [chosen];
  return /^de(?:-|$)/i.test(first) ? "de" : "en";
}

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Browsers may deny access to storage. Then the browser's language applies.
    return null;
  }
}

/** Returns the language chosen at this moment. Without a browser, as during a build, it is English. */
export const chosenLanguage = (): StudioLanguage =>
  typeof document === "undefined" ? "en" : languageOf(readStored(), navigator.languages);

/**
 * The language that the studio was loaded in. Schema types are compiled once, so another language requires a reload.
 */
export const studioLanguage: StudioLanguage = chosenLanguage();
