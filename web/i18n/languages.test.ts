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
  test("[I18N-3] is the one the browser wants most, among those offered", () => {
    expect(negotiateLanguage("fr;q=0.9, de;q=0.8, en;q=0.7", null, settings)).toBe("de");
  });

  test("[I18N-3] takes an unweighted range before a weighted one", () => {
    expect(negotiateLanguage("en;q=0.5, ar", null, settings)).toBe("ar");
  });

  test("[I18N-3] meets a regional wish by its language, and a plain wish by a region", () => {
    expect(negotiateLanguage("de-AT", null, settings)).toBe("de");
    expect(negotiateLanguage("pt", null, settings)).toBe("pt-BR");
  });

  test("[I18N-3] is the remembered one, whatever the browser says", () => {
    expect(negotiateLanguage("de", "ar", settings)).toBe("ar");
  });

  test("[I18N-3] forgets a remembered language that is no longer offered", () => {
    expect(negotiateLanguage("de", "fr", settings)).toBe("de");
  });

  test("[I18N-3] leaves out what the browser refuses", () => {
    expect(negotiateLanguage("de;q=0, *;q=0.1", null, settings)).toBe("en");
  });

  test("[I18N-3] is the default for no header, or one that is nonsense", () => {
    expect(negotiateLanguage(null, null, settings)).toBe("en");
    expect(negotiateLanguage(";;q=,,../../etc;q=9", "../../etc", settings)).toBe("en");
    expect(negotiateLanguage("x".repeat(100_000), null, settings)).toBe("en");
  });
});

describe("what depends on the language", () => {
  test("[I18N-2] the direction is the one in the settings", () => {
    expect(documentLanguage("ar", settings)).toEqual({ lang: "ar", dir: "rtl" });
  });

  test("[I18N-2] a document in a language that was taken away is in the default language", () => {
    expect(documentLanguage("fr", settings)).toEqual({ lang: "en", dir: "ltr" });
    expect(documentLanguage("fr", { ...settings, defaultLanguage: "ar" })).toEqual({
      lang: "ar",
      dir: "rtl",
    });
  });
});
