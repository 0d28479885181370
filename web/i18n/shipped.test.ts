import { describe, expect, test } from "vitest";
import { shippedLanguages, shippedTexts } from "./shipped.ts";

const PLURAL = /_(zero|one|two|few|many|other)$/;
const names = (language: string) =>
  [
    ...new Set(Object.keys(shippedTexts(language)).map((key) => key.replace(PLURAL, ""))),
  ].toSorted();
const placeholders = (text: string) => (text.match(/{{\w+}}/g) ?? []).toSorted();

/**
 * Returns the plural keys that a language needs: each key with plural forms gets a suffix for each
 * of the language's plural categories.
 */
function pluralKeys(language: string): string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const bases = new Set(Object.keys(shippedTexts(language)).filter((key) => PLURAL.test(key)));
  return [...new Set([...bases].map((key) => key.replace(PLURAL, "")))].flatMap((base) =>
    forms.map((form) => `${base}_${form}`),
  );
}

describe.each(shippedLanguages)("the shipped texts in %s", (language) => {
  test("[I18N-4] have the same keys as the English ones", () => {
    expect(names(language)).toEqual(names("en"));
  });

  test("[I18N-4] have every plural form of the language", () => {
    expect(Object.keys(shippedTexts(language))).toEqual(
      expect.arrayContaining(pluralKeys(language)),
    );
  });

  test("[I18N-4] have the same placeholders as the English ones", () => {
    const english = (key: string) =>
      shippedTexts("en")[key] ?? shippedTexts("en")[key.replace(PLURAL, "_other")] ?? "";
    const differing = Object.entries(shippedTexts(language)).filter(
      ([key, text]) => placeholders(text).join() !== placeholders(english(key)).join(),
    );
    expect(differing).toEqual([]);
  });

  test("[I18N-2] have a non-empty text for every key", () => {
    const empty = Object.entries(shippedTexts(language)).filter(([, text]) => text.trim() === "");
    expect(empty).toEqual([]);
  });
});

test("[I18N-2] French has a non-breaking space before ; : ! ? » and after «", () => {
  const french = Object.entries(shippedTexts("fr"));
  const breaking = french.filter(([, text]) => /(?: [;:!?»]|« |\p{L}[;:!?»](?: |$))/u.test(text));
  expect(breaking).toEqual([]);
});
