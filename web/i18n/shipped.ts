import arabic from "./shipped/ar/interface.json" with { type: "json" };
import german from "./shipped/de/interface.json" with { type: "json" };
import english from "./shipped/en/interface.json" with { type: "json" };
import spanish from "./shipped/es/interface.json" with { type: "json" };
import french from "./shipped/fr/interface.json" with { type: "json" };
import japanese from "./shipped/ja/interface.json" with { type: "json" };
import { ownLanguages } from "../own/languages.ts";
import { sameScriptIn } from "./language-tags.ts";
import { flatten, type Texts, type TextTree } from "./text-file.ts";
import type { ShippedTexts } from "./translate.ts";

/** The languages that ship with the site. TypeScript reports an error if a file lacks a key of the English one. */
const files = {
  ar: arabic,
  de: german,
  en: english,
  es: spanish,
  fr: french,
  ja: japanese,
} satisfies Record<string, ShippedTexts>;

const shipped = new Map<string, Texts>(
  Object.entries(files).map(([language, file]) => [language, flatten(file)]),
);
for (const [language, file] of Object.entries<TextTree>(ownLanguages))
  shipped.set(language, { ...shipped.get(language), ...flatten(file) });

export const shippedLanguages: readonly string[] = [...shipped.keys()];

/** Returns the shipped language whose texts a language has: `es` for `es-419`. Null if no such language ships. */
export const shippedLanguageOf = (language: string): string | null =>
  sameScriptIn(language, shippedLanguages);

/** Returns the texts that ship for a language; empty for a language that does not ship. */
export const shippedTexts = (language: string): Texts =>
  shipped.get(shippedLanguageOf(language) ?? "") ?? {};
