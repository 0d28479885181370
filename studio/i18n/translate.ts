import { studioLanguage } from "./language.ts";
import { ownGerman } from "../own/german.ts";
import { createMessageTranslator } from "./message-translator.ts";
import { translateType } from "./translate-type.ts";

/** Translations, keyed by the English text. */
type Texts = Readonly<Record<string, string>>;

const noTexts: { german: Texts; ruleTexts: Texts } = { german: {}, ruleTexts: {} };

// Loads German only if it is chosen. Awaits the import, because the schema types need the
// translations when they are compiled.
const { german, ruleTexts } = studioLanguage === "de" ? await import("./german.ts") : noTexts;
const ownTexts = studioLanguage === "de" ? ownGerman : {};
const texts = { ...german, ...ownTexts };

/**
 * Translates an English text, or returns it unchanged if the translation is missing. A test finds
 * missing translations.
 */
export const textIn = (texts: Texts, english: string): string => texts[english] ?? english;

/**
 * Translates an English text into the language that the studio was loaded in. Replaces each `{name}` with its value in
 * `facts`.
 */
export function translate(english: string, facts: Readonly<Record<string, string>> = {}): string {
  return textIn(texts, english).replaceAll(
    /\{(\w+)\}/g,
    (whole, name: string) => facts[name] ?? whole,
  );
}

/**
 * Translates a validation message, or a message of the site about a file, into the studio's language. Returns unknown
 * messages unchanged.
 */
export const translateMessage = createMessageTranslator({ ...ruleTexts, ...ownTexts });

export const inStudioLanguage = <T>(type: T): T =>
  studioLanguage === "en"
    ? type
    : translateType(type, (english) => translate(english), translateMessage);
