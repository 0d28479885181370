import { expect, test } from "vitest";
import { createTranslate } from "./interpreter.ts";
import { shippedTexts } from "./shipped.ts";
import { formatLocale, writtenNumber } from "./written-locale.ts";

test.each([
  ["ar", "٣٬٤٠٠"],
  ["ar-EG", "٣٬٤٠٠"],
  ["ar-MA", "3.400"],
  ["en", "3,400"],
  ["de", "3.400"],
])("[I18N-2] writes a number in the digits of %s: %s", (locale, text) => {
  expect(writtenNumber(3_400, locale)).toBe(text);
});

test("[I18N-2] formats dates and numbers for the region in the settings, if there is one", () => {
  const languages = [
    { code: "en", region: "GB" },
    { code: "zh-Hant", region: "TW" },
    { code: "de", region: null },
  ];
  expect(formatLocale("en", languages)).toBe("en-GB");
  expect(formatLocale("zh-Hant", languages)).toBe("zh-Hant-TW");
  expect(formatLocale("de", languages)).toBe("de");
  expect(formatLocale("../x", languages)).toBe("../x");
});

test("[I18N-2] localizes a number in an interface text, and keeps other values unchanged", () => {
  const arabic = [{ code: "ar", texts: shippedTexts("ar") }];
  const t = createTranslate(arabic, () => {});
  expect(t("blocks.gallery.position", { number: 2, count: 14 })).toBe("الصورة ٢ من ١٤");
  const moroccan = createTranslate(arabic, () => {}, "ar-MA");
  expect(moroccan("blocks.gallery.position", { number: 2, count: 14 })).toBe("الصورة 2 من 14");
  expect(t("blocks.gallery.position", { number: "2a", count: 14 })).toBe("الصورة 2a من ١٤");
});
