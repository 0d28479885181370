import { expect, test } from "vitest";
import { cutBySearch } from "./cut-by-search.ts";

test.each([
  ["", true],
  ["a".repeat(10), true],
  ["é".normalize("NFD").repeat(10), true],
  [
    "a".repeat(11),
    "The text has 11 characters, but search engines display only about 10: put the important words first.",
  ],
  [undefined, true],
])("[PAGE-8] warns an editor only about text that search engines truncate: %j", (text, verdict) => {
  expect(cutBySearch(10)(text)).toBe(verdict);
});
