import { describe, expect, test } from "vitest";
import { documentLanguage, type LanguageSettings, negotiateLanguage } from "./languages.ts";

const settings: LanguageSettings = {
  languages: [
    { code: "en", name: "English", direction: "ltr" },
    { code: "de", name: "Deutsch", direction: "ltr" },
    { code: "pt-BR", name: "Português", direction: "ltr" },
    { code: "ar", name: "العربية", direction: "rtl" },
  ],
  defaultLanguage: "en",
};

describe("the language of a first visit", () => {
  test("[I18N-3] is the browser's most preferred one among those offered", () => {
    expect(negotiateLanguage("fr;q=0.9, de;q=0.8, en;q=0.7", null, settings)).toBe("de");
  });

  test("[I18N-3] prefers an unweighted range to a weighted one", () => {
    expect(negotiateLanguage("en;q=0.5, ar", null, settings)).toBe("ar");
  });

  test("[I18N-3] matches a regional range with its language, and a plain range with a region", () => {
    expect(negotiateLanguage("de-AT", null, settings)).toBe("de");
    expect(negotiateLanguage("pt", null, settings)).toBe("pt-BR");
  });

  test("[I18N-3] is the remembered one even if the browser prefers another", () => {
    expect(negotiateLanguage("de", "ar", settings)).toBe("ar");
  });

  test("[I18N-3] ignores a remembered language that is no longer offered", () => {
    expect(negotiateLanguage("de", "fr", settings)).toBe("de");
  });

  test("[I18N-3] excludes a language with the weight 0", () => {
    expect(negotiateLanguage("de;q=0, *;q=0.1", null, settings)).toBe("en");
  });

  test("[I18N-3] is the default without a header or with an invalid one", () => {
    expect(negotiateLanguage(null, null, settings)).toBe("en");
    expect(negotiateLanguage(";;q=,,../../etc;q=9", "../../etc", settings)).toBe("en");
    expect(negotiateLanguage("x".repeat(100_000), null, settings)).toBe("en");
  });
});

describe("language and direction of a document", () => {
  test("[I18N-2] uses the direction in the settings", () => {
    expect(documentLanguage("ar", settings)).toMatchObject({ lang: "ar", dir: "rtl" });
  });

  test("[I18N-2] uses the region in the settings for dates and numbers", () => {
    const languages = settings.languages.map((language) => ({ ...language, region: "GB" }));
    expect(documentLanguage("en", { ...settings, languages }).formats).toBe("en-GB");
    expect(documentLanguage("en", settings).formats).toBe("en");
  });

  test("[I18N-2] uses the default language when a language was removed", () => {
    expect(documentLanguage("fr", settings)).toMatchObject({ lang: "en", dir: "ltr" });
    expect(documentLanguage("fr", { ...settings, defaultLanguage: "ar" })).toMatchObject({
      lang: "ar",
      dir: "rtl",
    });
  });
});
