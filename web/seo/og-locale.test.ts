import { expect, test } from "vitest";
import { ogLocale } from "./og-locale.ts";

test.each([
  ["en", "en_US"],
  ["ar", "ar_EG"],
  ["pt-BR", "pt_BR"],
  ["es-419", "es_LA"],
  ["zh-Hant", "zh_TW"],
  ["not a language", "not a language"],
])("[PAGE-8] writes %s as an Open Graph locale: %s", (code, locale) => {
  expect(ogLocale(code)).toBe(locale);
});
