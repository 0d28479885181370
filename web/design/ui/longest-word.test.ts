// cspell:ignore Montag sensoren
import { expect, test } from "vitest";
import { longestWord } from "./longest-word.ts";

test.each([
  ["Rain on the pier", 4],
  ["Geschwindigkeitsbegrenzung ab Montag", 26],
  ["A state-of-the-art sensor", 6],
  ["اليوم الأخير", 6],
  ["Vibrations\u00adsensoren", 10],
  ["振動センサーで", 4],
  ["", 1],
])("[THEME-1] finds the longest word of %j", (title, length) => {
  expect(longestWord(title)).toEqual({ "--longest": length });
});
