// cspell:ignore strasse straße quelle feuer œuvre
import { expect, test } from "vitest";
import { foldWord } from "./fold-word.ts";

test.each([
  ["de", ["Müller", "Mueller", "MULLER"], "muller"],
  ["de", ["Quelle"], "quelle"],
  ["en", ["Café", "cafe", "cafe\u0301"], "cafe"],
  ["fr", ["Œuvre", "oeuvre"], "oeuvre"],
  ["ar", ["السينما", "سينما", "والسينما"], "سينما"],
  ["ar", ["كِتَابٌ", "كتاب", "كتـــاب"], "كتاب"],
  ["ar", ["مدرسة", "مدرسه"], "مدرسه"],
  ["ar", ["٢٠٢٦", "2026"], "2026"],
  ["ja", ["ガイド", "ｶﾞｲﾄﾞ"], "ガイド"],
  ["th", ["ที่"], "ที่"],
])("[SRCH-1] in %s, %j are one word", (language, words, folded) => {
  for (const word of words) expect(foldWord(word, language)).toBe(folded);
});

test("[SRCH-1] letters of other scripts keep their marks", () => {
  expect(foldWord("が", "ja")).not.toBe(foldWord("か", "ja"));
  expect(foldWord("कि", "hi")).not.toBe(foldWord("क", "hi"));
});
