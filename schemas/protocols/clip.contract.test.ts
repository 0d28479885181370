import { expect, test } from "vitest";
import { isClip, longestClip, mostBlocks, readClip, writeClip } from "./clip.contract.ts";

const quote = { _type: "quote", _key: "a", version: 2, words: "Bring a coat." };
const clipOf = (blocks: unknown, more: object = {}) =>
  JSON.stringify({ type: "marquee/blocks", version: 1, blocks, ...more });

test("[COMP-3] reads the blocks that it has written", () => {
  const text = writeClip([quote]);
  expect(isClip(text)).toBe(true);
  expect(readClip(text)).toEqual({ blocks: [quote] });
});

test("[COMP-3] leaves other texts to the browser", () => {
  expect(isClip("Bring a coat.")).toBe(false);
  expect(isClip('{"type":"other"}')).toBe(false);
  expect(isClip(`\n{ "type": "marquee/blocks" }`)).toBe(true);
});

const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;

test.each([
  ["broken JSON", '{"type":"marquee/blocks"', "invalid"],
  ["no blocks", clipOf([]), "invalid"],
  ["a block without a type", clipOf([{ _key: "a" }]), "invalid"],
  ["a block without a key", clipOf([{ _type: "quote" }]), "invalid"],
  ["an entry that isn't a block", clipOf(["quote"]), "invalid"],
  ["another type", clipOf([quote], { type: "other" }), "invalid"],
  ["an unknown field", clipOf([quote], { query: "*" }), "invalid"],
  ["too many blocks", clipOf(Array.from({ length: mostBlocks + 1 }, () => quote)), "invalid"],
  ["deep nesting", clipOf([quote]).replace('"Bring a coat."', nested(100_000)), "invalid"],
  ["a later format", clipOf({ form: "unknown" }, { version: 2 }), "later"],
  ["a text that is too long", clipOf([{ ...quote, words: "a".repeat(longestClip) }]), "tooLong"],
])("[COMP-3] rejects %s", (_, text, problem) => {
  expect(readClip(text)).toEqual({ problem });
});
