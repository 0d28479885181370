import { blockFixtures } from "@marquee/schemas/fixtures";
import { expect, test } from "vitest";
import { blockOf } from "../../blocks/block.fixture.ts";
import { wordsOf } from "./rich-text-words.ts";

test("returns the text of paragraphs and code as one line each, without empty lines", () => {
  const words = wordsOf(blockOf("text", blockFixtures.text.full).body).split("\n");
  expect(words.slice(0, 3)).toEqual([
    "One night, one take",
    "A driver misses her own stop. Nobody gets off, but for cue 2; see the programme or buy a ticket.",
    "Eleven minutes",
  ]);
  expect(words.at(-1)).toBe('{ "reel": 2, "cue": "00:04:12" }');
});
