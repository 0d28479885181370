import { expect, test } from "vitest";
import { languagesOf } from "./versions.ts";

const settings = {
  languages: ["en", "de", "ar"].map((code) => ({ code, name: code, direction: "ltr" as const })),
  defaultLanguage: "en",
};
const english = { language: "en", slug: "programme", noindex: false };
const german = { language: "de", slug: "programm", noindex: false };
const arabic = { language: "ar", slug: "البرنامج", noindex: false };

test("[PAGE-8] returns a page's path in every language, and x-default for the default language", () => {
  expect(languagesOf([german, english, arabic], settings)).toEqual({
    de: "/de/programm",
    en: "/en/programme",
    ar: "/ar/%D8%A7%D9%84%D8%A8%D8%B1%D9%86%D8%A7%D9%85%D8%AC",
    "x-default": "/en/programme",
  });
  expect(languagesOf([german, arabic], settings)).not.toHaveProperty("x-default");
});
