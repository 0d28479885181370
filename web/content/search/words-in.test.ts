// cspell:ignore ünder dampf donaudampfschiff schiff
import { expect, test } from "vitest";
import { wordsIn } from "./words-in.ts";

const folded = (text: string, language: string) =>
  wordsIn(text, language).map((word) => word.folded);

test.each([
  ["ja", "私は映画館が好きです。", ["映画館", "好き"]],
  ["th", "ฉันชอบดูหนังสั้น", ["ชอบ", "หนัง"]],
  ["en", "Festival 映画館", ["festival", "映画館"]],
])("[SRCH-1] finds the words of %s text without spaces", (language, text, words) => {
  expect(folded(text, language)).toEqual(expect.arrayContaining(words));
});

test("[SRCH-1] returns the place of each word in the text, with its invisible characters", () => {
  const text = "“L’été” – it's Ünder 3,5 km!";
  for (const { start, end } of wordsIn(text, "fr")) {
    expect(text.slice(start, end)).toMatch(/^[\p{L}\p{N}\p{M}]+$/u);
  }
  expect(folded(text, "fr")).toEqual(["l", "ete", "it", "s", "under", "3", "5", "km"]);
  // No visitor types such a word.
  expect(folded("a".repeat(5_000), "en")).toEqual(["a".repeat(48)]);
  expect(folded("映画", "not a language")).not.toEqual([]);
  const joined = "Die Donau\u00ADdampf\u00ADschiff\u2060fahrt fährt";
  const [, boat, last] = wordsIn(joined, "de");
  expect(joined.slice(boat?.start, boat?.end)).toBe("Donau\u00ADdampf\u00ADschiff\u2060fahrt");
  expect(joined.slice(last?.start, last?.end)).toBe("fährt");
});

test.each([
  ["de", "Donau\u00ADdampf\u00ADschiff", ["donaudampfschiff"]],
  ["en", "light\u200Bhouse key\u2060board \u200Etram\u200F", ["lighthouse", "keyboard", "tram"]],
  ["ja", "light\u00ADhouse 映\u2060画館", ["lighthouse", "映画館"]],
  ["fa", "می\u200Cخواهم", ["مي", "خواهم"]],
])(
  "[SRCH-1] characters that are not displayed don't split words in %s",
  (language, text, words) => {
    expect(folded(text, language)).toEqual(words);
  },
);
