import { expect, test } from "vitest";
import { shippedLanguages, shippedTexts } from "../../../i18n/shipped.ts";
import { failureTexts, failureTextsOf } from "./failure-texts.ts";

test("[PAGE-9] shows the shipped texts of every language in the client-side error page", () => {
  expect(Object.keys(failureTexts).toSorted()).toEqual(shippedLanguages.toSorted());
  for (const language of shippedLanguages) {
    const shipped = shippedTexts(language);
    expect(failureTextsOf(language)).toEqual({
      language,
      direction: language === "ar" ? "rtl" : "ltr",
      title: shipped["errors.unavailableHeading"],
      text: shipped["errors.unavailableText"],
      retry: shipped["errors.retry"],
      home: shipped["errors.home"],
    });
  }
});

test("[PAGE-9] falls back to English for a language without shipped texts", () => {
  for (const language of [undefined, "", "pt", "toString"]) {
    expect(failureTextsOf(language)).toBe(failureTexts.en);
  }
});
