import { expect, test } from "vitest";
import { cutBySearch } from "./cut-by-search.ts";

test.each([
  ["", true],
  ["a".repeat(10), true],
  ["é".normalize("NFD").repeat(10), true],
  ["a".repeat(11), "11 characters; search engines show about 10. Put what matters first."],
  [undefined, true],
])("[PAGE-8] an editor is told what search engines cut: %j", (text, verdict) => {
  expect(cutBySearch(10)(text)).toBe(verdict);
});
