import { expect, test } from "vitest";
import { capitalizeFirst } from "./capitalize-first.ts";

test.each([
  ["fr", "vendredi 27 novembre", "Vendredi 27 novembre"],
  ["tr", "istanbul", "İstanbul"],
  ["ar", "الخميس", "الخميس"],
  ["en", "", ""],
])("[I18N-2] capitalizes only the first letter by the rules of %s", (locale, text, expected) => {
  expect(capitalizeFirst(text, locale)).toBe(expected);
});
