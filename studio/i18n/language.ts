export type StudioLanguage = "en" | "de";

// The build replaces the expression `process.env.NAME` with its value, so it is written out.
const project = process.env.SANITY_STUDIO_PROJECT_ID || "marquee";

/** Key in `localStorage` for the language chosen in the studio's menu. Sanity defines its format. */
const KEY = `sanity-locale:${project}:default`;

/** Returns the studio's language for the chosen locale. If it is null, the browser's first language counts. */
export function languageOf(chosen: string | null, preferred: readonly string[]): StudioLanguage {
  const [first = "en"] = chosen === null ? preferred : [chosen];
  return /^de(?:-|$)/i.test(first) ? "de" : "en";
}

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Browsers may deny access to storage. Sanity can't store the choice then either.
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
