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

const valuesIn = (text: string): string => [...new Set(text.match(/{{\w+}}/g))].toSorted().join();

/** Returns the plural categories of a language; those of English for an unknown code. */
function formsOf(language: string): readonly string[] {
  const known = Intl.PluralRules.supportedLocalesOf(language)[0] ?? "en";
  return new Intl.PluralRules(known).resolvedOptions().pluralCategories;
}

/**
 * Compares a language's texts with the English ones, which define the keys that the site uses. `shipped` are the texts
 * that ship for the language; `file` is empty if it has no file.
 */
export function reportTexts(
  language: string,
  { shipped, file, english }: { shipped: Texts; file: Texts; english: Texts },
): TextReport {
  const plurals = new Set(
    Object.keys(english)
      .filter((key) => PLURAL.test(key))
      .map(baseOf),
  );
  const forms = formsOf(language);
  const asked = new Set(Object.keys(english).map(baseOf));
  const wanted = [...asked].flatMap((base) =>
    plurals.has(base) ? forms.map((form) => `${base}_${form}`) : [base],
  );
  const hasText = (key: string) => Object.hasOwn(file, key) || Object.hasOwn(shipped, key);
  const inFile = Object.keys(file);
  const isKnown = (key: string) => asked.has(key) || plurals.has(baseOf(key));
  const englishOf = (key: string) => english[key] ?? english[`${baseOf(key)}_other`] ?? "";
  const isWanted = (key: string) => !plurals.has(baseOf(key)) || wanted.includes(key);
  return {
    // A plural form is not missing if the key has a text without plural forms: that text is used for all forms.
    missing: wanted.filter((key) => !hasText(key) && !hasText(baseOf(key))),
    unused: inFile.filter((key) => isKnown(key) && PLURAL.test(key) && !isWanted(key)),
    unknown: inFile.filter((key) => !isKnown(key)),
    values: inFile.filter(
      (key) => isKnown(key) && valuesIn(file[key] ?? "") !== valuesIn(englishOf(key)),
    ),
  };
}
