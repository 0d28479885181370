// cspell:ignore ünder
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

test("[SRCH-1] returns the place of each word in the text", () => {
  const text = "“L’été” – it's Ünder 3,5 km!";
  for (const { start, end } of wordsIn(text, "fr")) {
    expect(text.slice(start, end)).toMatch(/^[\p{L}\p{N}\p{M}]+$/u);
  }
  expect(folded(text, "fr")).toEqual(["l", "ete", "it", "s", "under", "3", "5", "km"]);
  // No visitor types such a word.
  expect(folded("a".repeat(5_000), "en")).toEqual(["a".repeat(48)]);
  expect(folded("映画", "not a language")).not.toEqual([]);
});
