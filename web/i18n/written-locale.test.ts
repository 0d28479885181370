import { expect, test } from "vitest";
import { createTranslate } from "./interpreter.ts";
import { shippedTexts } from "./shipped.ts";
import { formatLocale, writtenLocale, writtenNumber } from "./written-locale.ts";

test("[I18N-2] writes numbers and dates in Arabic digits", () => {
  expect(writtenNumber(3_400, "ar")).toBe("٣٬٤٠٠");
  expect(new Intl.DateTimeFormat(writtenLocale("ar"), { timeZone: "UTC" }).format(0)).toContain(
    "١٩٧٠",
  );
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

test("uses the usual digits of other languages and of Arabic with a region", () => {
  expect(writtenNumber(3_400, "en")).toBe("3,400");
  expect(writtenNumber(3_400, "de")).toBe("3.400");
  expect(writtenNumber(34, "ar-MA")).toBe("34");
  expect(writtenNumber(34, "ar-EG")).toBe("٣٤");
});

test("[I18N-2] localizes a number in an interface text, and keeps other values unchanged", () => {
  const t = createTranslate([{ code: "ar", texts: shippedTexts("ar") }], () => {});
  expect(t("blocks.gallery.position", { number: 2, count: 14 })).toBe("الصورة ٢ من ١٤");
  const moroccan = createTranslate([{ code: "ar", texts: shippedTexts("ar") }], () => {}, "ar-MA");
  expect(moroccan("blocks.gallery.position", { number: 2, count: 14 })).toBe("الصورة 2 من 14");
  expect(t("blocks.gallery.position", { number: "2a", count: 14 })).toBe("الصورة 2a من ١٤");
});
