import { placeholdersIn } from "@marquee/schemas/contract";
import { likelyTag } from "./language-tags.ts";
import type { Texts } from "./text-file.ts";

/** Problems of one language's texts, for editors; each list holds dotted keys. */
export type TextReport = {
  /**
   * Keys whose text is neither in the file nor in the shipped texts. The site displays them in the
   * default language.
   */
  missing: readonly string[];
  /** Keys in the file for plural forms that the language does not have. The site never uses them. */
  unused: readonly string[];
  /** Keys in the file that the site does not have. */
  unknown: readonly string[];
  /** Keys whose text in the file has other `{{values}}` than the English text. */
  values: readonly string[];
};

const PLURAL = /_(zero|one|two|few|many|other)$/;

const baseOf = (key: string): string => key.replace(PLURAL, "");

const valuesIn = (text: string): string => placeholdersIn(text).join();

/** Returns the plural categories of a language; those of English for an unknown code. */
function formsOf(language: string): readonly string[] {
  const tag = likelyTag(language)?.toString() ?? "en";
  const known = Intl.PluralRules.supportedLocalesOf(tag)[0] ?? "en";
  return new Intl.PluralRules(known).resolvedOptions().pluralCategories;
}

/**
 * Returns the English text of a key; undefined if the site has no such key. For a plural form that English lacks,
 * returns the text of the form `other`.
 */
export function englishOf(key: string, english: Texts): string | undefined {
  const found = [key, `${baseOf(key)}_other`].find((each) => Object.hasOwn(english, each));
  return found === undefined ? undefined : english[found];
}

const pluralsIn = (english: Texts): ReadonlySet<string> =>
  new Set(
    Object.keys(english)
      .filter((key) => PLURAL.test(key))
      .map(baseOf),
  );

/** Returns the keys of all texts in a language, in the order of the English ones, with the language's plural forms. */
export function wantedKeys(language: string, english: Texts): readonly string[] {
  const plurals = pluralsIn(english);
  const forms = formsOf(language);
  return [...new Set(Object.keys(english).map(baseOf))].flatMap((base) =>
    plurals.has(base) ? forms.map((form) => `${base}_${form}`) : [base],
  );
}

/**
 * Compares a language's texts with the English texts, which define the keys that the site uses.
 * `shipped` are the texts that ship for the language. `file` is empty if the language has no file.
 */
export function reportTexts(
  language: string,
  { shipped, file, english }: { shipped: Texts; file: Texts; english: Texts },
): TextReport {
  const plurals = pluralsIn(english);
  const requiredKeys = new Set(Object.keys(english).map(baseOf));
  const wanted = wantedKeys(language, english);
  const hasText = (key: string) => Object.hasOwn(file, key) || Object.hasOwn(shipped, key);
  const inFile = Object.keys(file);
  const isKnown = (key: string) => requiredKeys.has(key) || plurals.has(baseOf(key));
  const isWanted = (key: string) => !plurals.has(baseOf(key)) || wanted.includes(key);
  return {
    // A plural form is not missing if the key has a text without plural forms: that text is used for all forms.
    missing: wanted.filter((key) => !hasText(key) && !hasText(baseOf(key))),
    unused: inFile.filter((key) => isKnown(key) && PLURAL.test(key) && !isWanted(key)),
    unknown: inFile.filter((key) => !isKnown(key)),
    values: inFile.filter(
      (key) =>
        isKnown(key) && valuesIn(file[key] ?? "") !== valuesIn(englishOf(key, english) ?? ""),
    ),
  };
}
