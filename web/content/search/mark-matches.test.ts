import { expect, test } from "vitest";
import { markedExcerpt, markMatches } from "./mark-matches.ts";

const found = new Map([
  ["lamp", 1],
  ["ete", 1],
]);

test("[SRCH-1] every second part of a text is a found word", () => {
  expect(markMatches("Lamp, an été lamp.", "en", found)).toEqual([
    "",
    "Lamp",
    ", an ",
    "été",
    " ",
    "lamp",
    ".",
  ]);
  expect(markMatches("nothing", "en", found)).toEqual(["nothing"]);
});

const filler = (count: number) => Array.from({ length: count }, () => "word").join(" ");

test("[SRCH-1] an excerpt shows the place with the most different found words", () => {
  const text = `lamp ${filler(100)} a lamp in the été ${filler(100)}`;
  const parts = markedExcerpt(text, "en", found);
  expect(parts.filter((_, index) => index % 2 === 1)).toEqual(["lamp", "été"]);
  expect(parts[0]).toMatch(/^… word/);
  expect(parts.at(-1)).toMatch(/word …$/);
  expect(parts.join("").length).toBeLessThan(190);
});

test("[SRCH-1] a short text is its own excerpt, with lines joined", () => {
  expect(markedExcerpt("One.\nlamp\nTwo", "en", found)).toEqual(["One. ", "lamp", " · Two"]);
});

test("[SRCH-1] an excerpt of a text without spaces has a bounded length", () => {
  const text = `${"山".repeat(500)}映画館${"山".repeat(500)}`;
  const parts = markedExcerpt(text, "ja", new Map([["映画館", 1]]));
  expect(parts.join("").length).toBeLessThan(200);
});
