import { expect, test } from "vitest";
import { applyPatch } from "../../content-lake/src/mutation/apply-patch.ts";
import {
  addAtEnd,
  addBeside,
  type BlockChange,
  duplicateBlocks,
  moveBlocks,
  removeBlocks,
  stepBlocks,
} from "./change-blocks.ts";
import { keys, pageOf, text, top } from "./page.fixture.ts";

const columns = { _key: "c", _type: "columns", start: [text("d"), text("e")], end: [text("f")] };
const page = pageOf(text("a"), text("b"), columns, text("g"));

const start = (key: string) => `${top("c")}.start[_key=="${key}"]`;
const anywhere = () => true;

/** Applies a change to the page with the code that the Studio and the lake use. */
const after = (change: BlockChange | null): unknown => applyPatch(page, { ...change?.patch });

test("[PAGE-1] moves a block up and down, but not beyond the ends of the page", () => {
  expect(keys(after(stepBlocks(page, [top("b")], -1, anywhere)))).toEqual(["b", "a", "c", "g"]);
  expect(keys(after(stepBlocks(page, [top("b")], 1, anywhere)))).toEqual(["a", "c", "b", "g"]);
  expect(stepBlocks(page, [top("a")], -1, anywhere)).toBeNull();
  expect(stepBlocks(page, [top("g")], 1, anywhere)).toBeNull();
});

test("[PAGE-1] moves a block within a column, and out of the column from its end", () => {
  const within = after(stepBlocks(page, [start("d")], 1, anywhere));
  expect(keys(within, `${top("c")}.start`)).toEqual(["e", "d"]);
  const out = stepBlocks(page, [start("e")], 1, anywhere);
  expect(out?.path).toBe(top("e"));
  expect(keys(after(out))).toEqual(["a", "b", "c", "e", "g"]);
  expect(keys(after(out), `${top("c")}.start`)).toEqual(["d"]);
});

test("[PAGE-4] moves no block into a list that can't contain it, or into itself", () => {
  const nowhere = () => false;
  expect(moveBlocks(page, [top("a")], { beside: start("d"), side: "after" }, nowhere)).toBeNull();
  expect(moveBlocks(page, [top("c")], { beside: start("d"), side: "after" }, anywhere)).toBeNull();
});

test.each([
  ["a", "before", "b"],
  ["b", "after", "a"],
  ["b", "after", "b"],
  ["x", "after", "b"],
  ["a", "after", "x"],
] as const)("changes nothing when %s is moved %s %s, missing or in place", (key, side, target) => {
  expect(moveBlocks(page, [top(key)], { beside: top(target), side }, anywhere)).toBeNull();
  expect(addBeside(page, [text("n")], { beside: top("x"), side })).toBeNull();
  expect(removeBlocks(page, [top("x")])).toBeNull();
});

test("adds a block next to another, or at the end of a new list", () => {
  const beside = addBeside(page, [text("n")], { beside: top("b"), side: "before" });
  expect(keys(after(beside))).toEqual(["a", "n", "b", "c", "g"]);
  const inGate = addAtEnd(`${top("c")}.teaser`, [text("n")]);
  expect(keys(after(inGate), `${top("c")}.teaser`)).toEqual(["n"]);
  expect(inGate.path).toBe(`${top("c")}.teaser[_key=="n"]`);
});

test("inserts a copy after its block, with new keys for all blocks inside", () => {
  let count = 0;
  const copied = after(duplicateBlocks(page, [top("c")], () => `k${(count += 1)}`));
  expect(keys(copied)).toEqual(["a", "b", "c", "k4", "g"]);
  expect(keys(copied, `${top("k4")}.start`)).toEqual(["k1", "k2"]);
  expect(keys(copied, `${top("c")}.start`)).toEqual(["d", "e"]);
});

test("selects the neighbor or the parent of a removed block", () => {
  expect(keys(after(removeBlocks(page, [top("b")])))).toEqual(["a", "c", "g"]);
  expect(removeBlocks(page, [top("g")])?.path).toBe(top("c"));
  expect(removeBlocks(page, [`${top("c")}.end[_key=="f"]`])?.path).toBe(top("c"));
});

test("[COMP-3] moves, copies and removes several neighboring blocks in one change", () => {
  const two = [top("a"), top("b")];
  const down = stepBlocks(page, two, 1, anywhere);
  expect(keys(after(down))).toEqual(["c", "a", "b", "g"]);
  expect(down).toMatchObject({ path: top("a"), through: top("b") });
  expect(stepBlocks(page, two, -1, anywhere)).toBeNull();
  const out = stepBlocks(page, [start("d"), start("e")], 1, anywhere);
  expect(keys(after(out))).toEqual(["a", "b", "c", "d", "e", "g"]);
  let count = 0;
  const copied = duplicateBlocks(page, two, () => `k${(count += 1)}`);
  expect(keys(after(copied))).toEqual(["a", "b", "k1", "k2", "c", "g"]);
  expect(copied).toMatchObject({ path: top("k1"), through: top("k2") });
  const removed = removeBlocks(page, [top("b"), top("c")]);
  expect(keys(after(removed))).toEqual(["a", "g"]);
  expect(removed?.path).toBe(top("g"));
});

test("[COMP-4] a change of several blocks skips those that another editor has removed", () => {
  expect(keys(after(removeBlocks(page, [top("a"), top("x")])))).toEqual(["b", "c", "g"]);
  const moved = stepBlocks(page, [top("x"), top("b")], 1, anywhere);
  expect(keys(after(moved))).toEqual(["a", "c", "b", "g"]);
});
