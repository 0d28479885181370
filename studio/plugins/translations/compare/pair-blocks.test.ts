import { expect, test } from "vitest";
import { pairBlocks } from "./pair-blocks.ts";
import { block } from "./stored-page.fixture.ts";

const keys = (source: ReturnType<typeof block>[], target: ReturnType<typeof block>[]) =>
  pairBlocks(source, target).map((pair) => `${pair.source?._key}/${pair.target?._key}`);

test("pairs blocks with the same key regardless of position", () => {
  const [a, b] = [block("a", "One"), block("b", "Two")];
  expect(keys([a, b], [b, a])).toEqual(["a/a", "b/b"]);
});

test("pairs blocks without a common key by type, in page order", () => {
  const source = [block("a", "One"), block("q", "Said", "quote"), block("b", "Two")];
  const target = [block("x", "Eins"), block("y", "Zwei"), block("z", "Gesagt", "quote")];
  expect(keys(source, target)).toEqual(["a/x", "q/z", "b/y"]);
});

test("pairs no blocks of different types with the same key", () => {
  const pairs = keys([block("a", "One")], [block("a", "Said", "quote")]);
  expect(pairs).toEqual(["undefined/a", "a/undefined"]);
});

test("lists a block of the translation alone after its predecessor", () => {
  const [a, b, own] = [block("a", "One"), block("b", "Two"), block("own", "Said", "quote")];
  expect(keys([a, b], [a, own, b])).toEqual(["a/a", "undefined/own", "b/b"]);
});
