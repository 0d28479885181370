import { expect, test } from "vitest";
import {
  documentLanguage,
  knownLocale,
  type LanguageSettings,
  negotiateLanguage,
} from "./languages.ts";

const settings: LanguageSettings = {
  languages: [
    { code: "en", name: "English", direction: "ltr" },
    { code: "de", name: "Deutsch", direction: "ltr" },
    { code: "pt-BR", name: "Português", direction: "ltr", earlierCodes: ["pt-PT"] },
    { code: "ar", name: "العربية", direction: "rtl" },
  ],
  defaultLanguage: "en",
};

test.each([
  ["the browser's most preferred one that is offered", "fr;q=0.9, de;q=0.8, en;q=0.7", null, "de"],
  ["an unweighted one before a weighted one", "en;q=0.5, ar", null, "ar"],
  ["the language of a regional range", "de-AT", null, "de"],
  ["the region of a plain range", "pt", null, "pt-BR"],
  ["the remembered one even if the browser prefers another", "de", "ar", "ar"],
  ["the remembered one by its current code", "de", "pt-PT", "pt-BR"],
  ["the browser's if the remembered one is no longer offered", "de", "fr", "de"],
  ["none with the weight 0", "de;q=0, *;q=0.1", null, "en"],
  ["the default without a header", null, null, "en"],
  ["the default with an invalid header", ";;q=,,../../etc;q=9", "../../etc", "en"],
  ["the default with a long header", "x".repeat(100_000), null, "en"],
])("[I18N-3] the language of a first visit is %s", (_, header, remembered, language) => {
  expect(negotiateLanguage(header, remembered, settings)).toBe(language);
});

test.each([
  ["zh-TW", "zh-Hans zh-Hant", "zh-Hant"],
  ["zh-HK", "zh-Hans zh-Hant-TW", "zh-Hant-TW"],
  ["zh", "zh-Hant zh-Hans", "zh-Hans"],
  ["zh-TW", "zh-Hans", "zh-Hans"],
  ["sr-Latn-RS", "sr-Cyrl sr-Latn", "sr-Latn"],
  ["sr-RS", "sr-Latn sr-Cyrl", "sr-Cyrl"],
  ["es-MX", "es-ES es-419", "es-419"],
  ["es-ES", "es-419 es", "es"],
  ["pt-AO", "pt-BR pt-PT", "pt-PT"],
  ["en-AU", "en-US en-GB", "en-GB"],
  ["iw", "en he", "he"],
  ["no", "en nb", "nb"],
  ["uk, de;q=0.8", "ru de", "de"],
  ["zh-TW, de;q=0.8", "zh-Hans de", "de"],
  ["*;q=0.1, ../x, i-x, de-x-easy", "en de", "de"],
])("[I18N-5] CLDR decides: a browser with %s gets, of %s, %s", (header, offered, language) => {
  const languages = offered
    .split(" ")
    .map((code) => ({ code, name: code, direction: "ltr" as const }));
  expect(negotiateLanguage(header, null, { languages, defaultLanguage: "en" })).toBe(language);
});

test("[I18N-2] a document has the direction and the region in the settings, and a removed language those of the default", () => {
  expect(documentLanguage("ar", settings)).toMatchObject({ lang: "ar", dir: "rtl" });
  const languages = settings.languages.map((language) => ({ ...language, region: "GB" }));
  expect(documentLanguage("en", { ...settings, languages }).formats).toBe("en-GB");
  expect(documentLanguage("en", settings).formats).toBe("en");
  for (const [lang, dir] of [
    ["en", "ltr"],
    ["ar", "rtl"],
  ] as const) {
    const removed = documentLanguage("fr", { ...settings, defaultLanguage: lang });
    expect(removed).toMatchObject({ lang, dir });
  }
});

test("[SEC-1] passes few of a stranger's tags to the matcher", () => {
  const letters = "abcdefghijklmnopqrstuvwxyz".split("");
  const tags = letters.flatMap((one) =>
    letters.flatMap((two) => ["de", "zh"].map((code) => `${code}-${one}${two}az-${two}${one}`)),
  );
  expect(new Set(tags.map(knownLocale)).size).toBeLessThan(20);
  expect(knownLocale("xaa-Latn-US")).toBeNull();
});
