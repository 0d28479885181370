import { expect, test } from "vitest";
import { cutBySearch } from "./cut-by-search.ts";

test("[PAGE-8] warns an editor only about text that search engines truncate", () => {
  for (const text of ["", "a".repeat(10), "é".normalize("NFD").repeat(10), undefined])
    expect(cutBySearch(10)(text)).toBe(true);
  expect(cutBySearch(10)("a".repeat(11))).toBe(
    "The text has 11 characters, but search engines display only about 10: put the important words first.",
  );
});
