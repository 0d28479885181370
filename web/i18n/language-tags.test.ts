import { expect, test } from "vitest";
import { directionOf } from "./language-tags.ts";
import { shippedLanguageOf, shippedTexts } from "./shipped.ts";

test.each([
  ["es-419", "es"],
  ["de-AT", "de"],
  ["ja-JP-x-easy", "ja"],
  ["ar-Latn", null],
  ["sr-Latn-RS", null],
  ["../x", null],
])("[I18N-5] the interface in %s has the shipped texts of %s", (language, shipped) => {
  expect(shippedLanguageOf(language)).toBe(shipped);
  expect(shippedTexts(language)).toEqual(shipped === null ? {} : shippedTexts(shipped));
});

test.each([
  ["az", "ltr"],
  ["az-Arab", "rtl"],
  ["pa-PK", "rtl"],
  ["ckb", "rtl"],
  ["yi-Latn", "ltr"],
  ["not a tag", "ltr"],
])("[I18N-5] %s is written %s", (language, direction) => {
  expect(directionOf(language)).toBe(direction);
});
