/** The languages that the studio speaks. */
export type StudioLanguage = "en" | "de";

// Named whole: the build replaces exactly this expression by its value.
const project = process.env.SANITY_STUDIO_PROJECT_ID || "marquee";

/** Where Sanity keeps the language that a person chose in the studio's menu. */
const KEY = `sanity-locale:${project}:default`;

/** Takes the chosen locale (null for none) and the browser's languages, gives the studio's language. */
export function languageOf(chosen: string | null, preferred: readonly string[]): StudioLanguage {
  const [first = "en"] = chosen === null ? preferred : [chosen];
  return /^de(?:-|$)/i.test(first) ? "de" : "en";
}

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Browsers may refuse storage altogether; Sanity then forgets the choice too.
    return null;
  }
}

/** The language as it is chosen now. Programs without a browser, which build the studio, read English. */
export const chosenLanguage = (): StudioLanguage =>
  typeof document === "undefined" ? "en" : languageOf(readStored(), navigator.languages);

/** The language that this page of the studio was opened in: forms are made once, so another one needs a new page. */
export const studioLanguage: StudioLanguage = chosenLanguage();
