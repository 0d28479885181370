import type { Texts } from "./text-file.ts";

/** What an editor may want to know of one language's texts; each list holds dotted keys. */
export type TextReport = {
  /** Said in the default language instead: neither the file nor what ships has them. */
  missing: readonly string[];
  /** Forms of a number that the language does not have: never asked for. */
  unused: readonly string[];
  /** In the file, and no text of the site. */
  unknown: readonly string[];
  /** In the file with other `{{values}}` than the site fills in. */
  values: readonly string[];
};

const PLURAL = /_(zero|one|two|few|many|other)$/;

const baseOf = (key: string): string => key.replace(PLURAL, "");

const valuesIn = (text: string): string => [...new Set(text.match(/{{\w+}}/g))].toSorted().join();

/** The forms of a number in a language; a code that no engine knows has those of English. */
function formsOf(language: string): readonly string[] {
  const known = Intl.PluralRules.supportedLocalesOf(language)[0] ?? "en";
  return new Intl.PluralRules(known).resolvedOptions().pluralCategories;
}

/**
 * Takes a language, what ships for it, its file (empty where there is none) and the English texts, which are all that
 * the site asks for; gives what the language lacks and what its file holds in vain.
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
  const isSaid = (key: string) => Object.hasOwn(file, key) || Object.hasOwn(shipped, key);
  const inFile = Object.keys(file);
  const isKnown = (key: string) => asked.has(key) || plurals.has(baseOf(key));
  const englishOf = (key: string) => english[key] ?? english[`${baseOf(key)}_other`] ?? "";
  const isWanted = (key: string) => !plurals.has(baseOf(key)) || wanted.includes(key);
  return {
    // A text without a form stands for all of them.
    missing: wanted.filter((key) => !isSaid(key) && !isSaid(baseOf(key))),
    unused: inFile.filter((key) => isKnown(key) && PLURAL.test(key) && !isWanted(key)),
    unknown: inFile.filter((key) => !isKnown(key)),
    values: inFile.filter(
      (key) => isKnown(key) && valuesIn(file[key] ?? "") !== valuesIn(englishOf(key)),
    ),
  };
}
