// cspell:ignore Galerie
import { blockSchemas } from "@marquee/schemas/studio";
import { expect, test } from "vitest";
import { german } from "../../i18n/german.ts";
import { translateType } from "../../i18n/translate-type.ts";
import { textIn } from "../../i18n/translate.ts";
import { searchBlocks } from "./search-blocks.ts";

const english = Object.values(blockSchemas);
const inGerman = english.map((type) => translateType(type, (text) => textIn(german, text), String));

const first = (types: typeof english, filter: string) => searchBlocks(types, filter)[0]?.name;

test.each([
  ["imageBlock", "image, photo", "Foto"],
  ["video", "youtube", "YouTube"],
  ["quote", "quot, testimonial", "Kundenstimme"],
  ["stats", "numbers", "Zahlen"],
  ["faq", "faq", "Fragen"],
  ["callToAction", "button", "Knopf"],
  ["signInGate", "login, Log in", "Login"],
  ["schedule", "agenda", "Öffnungszeiten"],
  // A matching title precedes other matches.
  ["gallery", "gallery", "Galerie"],
  ["textBlock", "text", "Text"],
])("[COMP-2] finds the block %s by “%s” in English, by “%s” in German", (name, words, word) => {
  for (const filter of words.split(", ")) expect(first(english, filter)).toBe(name);
  expect(first(inGerman, word)).toBe(name);
});

test("[COMP-2] has search terms for each block, and lists all of them without a word", () => {
  for (const unknown of ["zebra", "?!"]) expect(searchBlocks(english, unknown)).toEqual([]);
  expect(searchBlocks(english, " ")).toEqual(english);
  const bare = english.filter(({ options }) => !options?.searchTerms).map(({ name }) => name);
  expect(bare).toEqual([]);
});
