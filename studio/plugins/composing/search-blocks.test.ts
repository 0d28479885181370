import { blockSchemas } from "@marquee/schemas/studio";
import { expect, test } from "vitest";
import { german } from "../../i18n/german.ts";
import { translateType } from "../../i18n/translate-type.ts";
import { wordsIn } from "../../i18n/translate.ts";
import { searchBlocks } from "./search-blocks.ts";

const english = Object.values(blockSchemas);
const inGerman = english.map((type) =>
  translateType(type, (text) => wordsIn(german, text), String),
);

const first = (types: typeof english, filter: string) => searchBlocks(types, filter)[0]?.name;

test.each([
  ["image", "imageBlock"],
  ["photo", "imageBlock"],
  ["youtube", "video"],
  ["quot", "quote"],
  ["testimonial", "quote"],
  ["numbers", "stats"],
  ["faq", "faq"],
  ["button", "callToAction"],
  ["login", "signInGate"],
  ["Log in", "signInGate"],
  ["agenda", "schedule"],
])("[COMP-2] finds a block by “%s” in English", (filter, name) => {
  expect(first(english, filter)).toBe(name);
});

test.each([
  ["Foto", "imageBlock"],
  ["YouTube", "video"],
  ["Kundenstimme", "quote"],
  ["Zahlen", "stats"],
  ["Fragen", "faq"],
  ["Knopf", "callToAction"],
  ["Login", "signInGate"],
  ["Öffnungszeiten", "schedule"],
])("[COMP-2] finds a block by “%s” in German", (filter, name) => {
  expect(first(inGerman, filter)).toBe(name);
});

test("[COMP-2] lists matching titles before other matches, and nothing for unknown words", () => {
  expect(first(english, "gallery")).toBe("gallery");
  expect(first(english, "text")).toBe("textBlock");
  expect(searchBlocks(english, "zebra")).toEqual([]);
  expect(searchBlocks(english, "?!")).toEqual([]);
  expect(searchBlocks(english, " ")).toEqual(english);
});

test("[COMP-2] has search words for each block", () => {
  expect(english.filter(({ options }) => !options?.searchWords).map(({ name }) => name)).toEqual(
    [],
  );
});
