import { expect, test } from "vitest";
import { isClip, longestClip, mostBlocks, readClip, writeClip } from "./clip.contract.ts";

const quote = { _type: "quote", _key: "a", version: 2, words: "Bring a coat." };
const clipOf = (blocks: unknown, more: object = {}) =>
  JSON.stringify({ type: "marquee/blocks", version: 1, blocks, assets: [], ...more });

const asset = { id: "image-1-800x600-png", url: "https://example.org/1.png", name: "1.png" };

test("[COMP-3] reads the blocks and assets that it has written, and only texts that begin like them", () => {
  const text = writeClip([quote], [asset]);
  const others = ["Bring a coat.", '{"type":"other"}'];
  expect([text, `\n{ "type": "marquee/blocks" }`, ...others].map(isClip)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(readClip(text)).toMatchObject({ blocks: [quote], assets: [asset] });
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
  [
    "an asset's script",
    clipOf([quote], { assets: [{ ...asset, url: "javascript:1" }] }),
    "invalid",
  ],
  ["an asset that isn't one", clipOf([quote], { assets: [{ ...asset, id: "page-1" }] }), "invalid"],
  ["a later format", clipOf({ form: "unknown" }, { version: 2 }), "later"],
  ["a text that is too long", clipOf([{ ...quote, words: "a".repeat(longestClip) }]), "tooLong"],
])("[COMP-3] rejects %s", (_, text, problem) => {
  expect(readClip(text)).toEqual({ problem });
});
