import { expect, test } from "vitest";
import { markedExcerpt, markMatches } from "./mark-matches.ts";

const found = new Map([
  ["lamp", 1],
  ["ete", 1],
]);

test("[SRCH-1] every second part of a text is a found word", () => {
  const parts = ["", "Lamp", ", an ", "été", " ", "lamp", "."];
  expect(markMatches("Lamp, an été lamp.", "en", found)).toEqual(parts);
  expect(markMatches("nothing", "en", found)).toEqual(["nothing"]);
});

const filler = (count: number) => Array.from({ length: count }, () => "word").join(" ");

test("[SRCH-1] an excerpt shows the place with the most different found words, in a bounded length", () => {
  const text = `lamp ${filler(100)} a lamp in the été ${filler(100)}`;
  const parts = markedExcerpt(text, "en", found);
  expect(parts.filter((_, index) => index % 2 === 1)).toEqual(["lamp", "été"]);
  expect(parts[0]).toMatch(/^… word/);
  expect(parts.at(-1)).toMatch(/word …$/);
  expect(parts.join("").length).toBeLessThan(190);
  const short = markedExcerpt("One.\nlamp\nTwo", "en", found);
  expect(short).toEqual(["One. ", "lamp", " · Two"]);
  const dense = `${"山".repeat(500)}映画館${"山".repeat(500)}`;
  const excerpt = markedExcerpt(dense, "ja", new Map([["映画館", 1]]));
  expect(excerpt.join("").length).toBeLessThan(200);
});
