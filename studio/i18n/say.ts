import { german } from "./german.ts";
import { studioLanguage, type StudioLanguage } from "./language.ts";
import { translateType } from "./translate-type.ts";

/** Takes English words, gives them in a language; English where a word is missing, which a test looks for. */
export const wordsIn = (language: StudioLanguage, english: string): string =>
  language === "de" ? (german[english] ?? english) : english;

/**
 * Takes the studio's own words in English, gives them in the language it was opened in, with `{name}` replaced by
 * what the facts say.
 */
export function say(english: string, facts: Readonly<Record<string, string>> = {}): string {
  return wordsIn(studioLanguage, english).replaceAll(
    /\{(\w+)\}/g,
    (whole, name: string) => facts[name] ?? whole,
  );
}

/** Takes a type's definition, gives it in the language that the studio was opened in. */
export const inStudioLanguage = <T>(type: T): T =>
  studioLanguage === "en" ? type : translateType(type, (english) => say(english));
