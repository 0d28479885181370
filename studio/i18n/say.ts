import { studioLanguage } from "./language.ts";
import { createRuleWords } from "./rule-words.ts";
import { translateType } from "./translate-type.ts";

/** The words of a language by the English ones. */
type Words = Readonly<Record<string, string>>;

const noWords: { german: Words; ruleWords: Words } = { german: {}, ruleWords: {} };

// Fetched where it is chosen, and waited for: forms are made once, and an English studio needs none of it.
const { german, ruleWords } = studioLanguage === "de" ? await import("./german.ts") : noWords;

/** Takes a language's words and English ones, gives them in it; English where a word is missing, which a test looks for. */
export const wordsIn = (words: Words, english: string): string => words[english] ?? english;

/**
 * Takes the studio's own words in English, gives them in the language it was opened in, with `{name}` replaced by
 * what the facts say.
 */
export function say(english: string, facts: Readonly<Record<string, string>> = {}): string {
  return wordsIn(german, english).replaceAll(
    /\{(\w+)\}/g,
    (whole, name: string) => facts[name] ?? whole,
  );
}

/**
 * Takes what a rule says in English, or the site when it is asked about a file, gives it in the studio's language; as
 * it is where nothing is known of it.
 */
export const sayRule = createRuleWords(ruleWords);

/** Takes a type's definition, gives it in the language that the studio was opened in, its rules' messages too. */
export const inStudioLanguage = <T>(type: T): T =>
  studioLanguage === "en" ? type : translateType(type, (english) => say(english), sayRule);
