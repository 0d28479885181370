import { expect, test } from "vitest";
import { blockPath, isForMembers } from "./block-path.ts";

const pair = { _key: "pair", _type: "columns", start: [], end: [{ _key: "film", _type: "video" }] };
const page = {
  title: "The depot",
  blocks: [
    { _key: "hero", _type: "heroAnimation" },
    { _key: "shared", _type: "reusable" },
    {
      _key: "gate",
      _type: "signInGate",
      teaser: [{ _key: "seen", _type: "textBlock" }],
      blocks: [pair],
    },
  ],
};

test("finds a block's path by its keys, through columns and gates", () => {
  expect(blockPath(page, "hero")).toEqual(["blocks", { _key: "hero" }]);
  const outer = ["blocks", { _key: "gate" }, "blocks", { _key: "pair" }];
  expect(blockPath(page, "gate/pair/film")).toEqual([...outer, "end", { _key: "film" }]);
  expect(blockPath(page, "gone")).toBeNull();
  // A reusable block has the path of its reference.
  expect(blockPath(page, "shared-film")).toEqual(["blocks", { _key: "shared" }]);
  expect(blockPath(page, "hero-film")).toBeNull();
});

test("classifies blocks behind a gate as members-only, but not the gate or its teaser", () => {
  const paths = ["gate/pair/film", "gate/seen", "gate"].map((at) => blockPath(page, at) ?? []);
  expect(paths.map((path) => isForMembers(page, path))).toEqual([true, false, false]);
});
