import { describe, expect, test } from "vitest";
import { shippedLanguages, shippedTexts } from "./shipped.ts";

const PLURAL = /_(zero|one|two|few|many|other)$/;
const names = (language: string) =>
  new Set(Object.keys(shippedTexts(language)).map((key) => key.replace(PLURAL, "")));
const placeholders = (text: string) => (text.match(/{{\w+}}/g) ?? []).toSorted();

describe.each(shippedLanguages)("the shipped texts in %s", (language) => {
  const texts = Object.entries(shippedTexts(language));

  test("[I18N-4] have the keys of the English ones, with every plural form of the language", () => {
    expect(names(language)).toEqual(names("en"));
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const plurals = texts.flatMap(([key]) => (PLURAL.test(key) ? [key.replace(PLURAL, "")] : []));
    const keys = plurals.flatMap((base) => forms.map((form) => `${base}_${form}`));
    expect(Object.keys(shippedTexts(language))).toEqual(expect.arrayContaining(keys));
  });

  test("[I18N-2][I18N-4] are not empty, and have the same placeholders as the English ones", () => {
    const english = (key: string) =>
      shippedTexts("en")[key] ?? shippedTexts("en")[key.replace(PLURAL, "_other")] ?? "";
    const differing = texts.filter(
      ([key, text]) =>
        text.trim() === "" || placeholders(text).join() !== placeholders(english(key)).join(),
    );
    expect(differing).toEqual([]);
  });
});

test("[I18N-2] French has a non-breaking space before ; : ! ? » and after «", () => {
  const breaking = /(?: [;:!?»]|« |\p{L}[;:!?»](?: |$))/u;
  expect(Object.values(shippedTexts("fr")).filter((text) => breaking.test(text))).toEqual([]);
});
