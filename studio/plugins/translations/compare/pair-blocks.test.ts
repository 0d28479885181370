import { expect, test } from "vitest";
import { pairBlocks } from "./pair-blocks.ts";
import { block } from "./stored-page.fixture.ts";

const keys = (source: ReturnType<typeof block>[], target: ReturnType<typeof block>[]) =>
  pairBlocks(source, target).map((pair) => `${pair.source?._key}/${pair.target?._key}`);

test("blocks of one key belong together, wherever they stand", () => {
  const [a, b] = [block("a", "One"), block("b", "Two")];
  expect(keys([a, b], [b, a])).toEqual(["a/a", "b/b"]);
});

test("blocks without a common key belong together by type, in the order of the page", () => {
  const source = [block("a", "One"), block("q", "Said", "quote"), block("b", "Two")];
  const target = [block("x", "Eins"), block("y", "Zwei"), block("z", "Gesagt", "quote")];
  expect(keys(source, target)).toEqual(["a/x", "q/z", "b/y"]);
});

test("a key that stands for another type of block says nothing", () => {
  expect(keys([block("a", "One")], [block("a", "Said", "quote")])).toEqual([
    "undefined/a",
    "a/undefined",
  ]);
});

test("what only the translation has stands after what it follows there", () => {
  const [a, b, own] = [block("a", "One"), block("b", "Two"), block("own", "Said", "quote")];
  expect(keys([a, b], [a, own, b])).toEqual(["a/a", "undefined/own", "b/b"]);
});
