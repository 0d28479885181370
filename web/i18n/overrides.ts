import { placeholdersIn } from "@marquee/schemas/contract";
import { shippedTexts } from "./shipped.ts";
import type { Texts } from "./text-file.ts";
import { englishOf, wantedKeys } from "./text-report.ts";

/** The text that the site displays unless editors change it. */
export type DefaultText = {
  key: string;
  text: string;
  /** The `{{placeholders}}` that an editor's text must contain. */
  placeholders: readonly string[];
};

const placeholdersOf = (key: string): readonly string[] =>
  placeholdersIn(englishOf(key, shippedTexts("en")) ?? "");

/**
 * Lists the texts of a language in the order of the English file, with the language's plural forms.
 * `texts` contains the texts of the language and of its fallbacks.
 */
export const listDefaultTexts = (language: string, texts: Texts): readonly DefaultText[] =>
  wantedKeys(language, shippedTexts("en")).map((key) => ({
    key,
    text: texts[key] ?? englishOf(key, texts) ?? "",
    placeholders: placeholdersOf(key),
  }));

/**
 * Returns the editors' texts that the site can use. Drops a text whose key the site does not have, or whose
 * placeholders differ from those of the default text, and passes one line about all dropped texts to `log`.
 */
export function validOverrides(
  language: string,
  overrides: Texts,
  log: (line: string) => void,
): Texts {
  const english = shippedTexts("en");
  const isValid = ([key, text]: [string, string]) =>
    englishOf(key, english) !== undefined &&
    placeholdersIn(text).join() === placeholdersOf(key).join();
  const entries = Object.entries(overrides);
  const dropped = entries.filter((entry) => !isValid(entry)).map(([key]) => key);
  if (dropped.length === 0) return overrides;
  log(
    `i18n: the interface texts in "${language}" are used without ${dropped.join(", ")}, because the site has no such text or its placeholders differ. Correct these texts in the studio.`,
  );
  return Object.fromEntries(entries.filter(isValid));
}
