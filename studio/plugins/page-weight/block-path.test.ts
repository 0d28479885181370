import { expect, test } from "vitest";
import { blockPath, isForMembers } from "./block-path.ts";

const page = {
  title: "The depot",
  blocks: [
    { _key: "hero", _type: "heroAnimation" },
    { _key: "shared", _type: "reusable" },
    {
      _key: "gate",
      _type: "signInGate",
      teaser: [{ _key: "seen", _type: "textBlock" }],
      blocks: [
        { _key: "pair", _type: "columns", start: [], end: [{ _key: "film", _type: "video" }] },
      ],
    },
  ],
};

test("a block's keys lead to its path, through columns and gates", () => {
  expect(blockPath(page, "hero")).toEqual(["blocks", { _key: "hero" }]);
  expect(blockPath(page, "gate/pair/film")).toEqual([
    "blocks",
    { _key: "gate" },
    "blocks",
    { _key: "pair" },
    "end",
    { _key: "film" },
  ]);
});

test("a block that the page holds by reference leads to the block that refers to it", () => {
  expect(blockPath(page, "shared-film")).toEqual(["blocks", { _key: "shared" }]);
  expect(blockPath(page, "hero-film")).toBeNull();
});

test("a block that was removed meanwhile leads nowhere", () => {
  expect(blockPath(page, "gone")).toBeNull();
});

test("what is behind a gate is members' alone, its teaser is everyone's", () => {
  expect(isForMembers(page, blockPath(page, "gate/pair/film") ?? [])).toBe(true);
  expect(isForMembers(page, blockPath(page, "gate/seen") ?? [])).toBe(false);
  expect(isForMembers(page, blockPath(page, "gate") ?? [])).toBe(false);
});
