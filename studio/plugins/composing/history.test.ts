import { expect, test } from "vitest";
import { applyPatch } from "../../content-lake/src/mutation/apply-patch.ts";
import { blocksAt } from "./block-path.ts";
import { moveBlocks, removeBlocks } from "./change-blocks.ts";
import { changeOf, createHistory, inverseOf, type Step } from "./history.ts";
import { keys, pageOf, text, top } from "./page.fixture.ts";

const page = pageOf(text("a"), text("b"), { ...text("c"), _type: "columns", start: [text("d")] });
const inColumn = `${top("c")}.start[_key=="d"]`;

const after = (now: Parameters<typeof applyPatch>[0], step: Step) =>
  applyPatch(now, { ...changeOf(step, now)?.patch });

test("[PAGE-1] moves a block back and preserves its later edits", () => {
  const moved = moveBlocks(page, [top("a")], { beside: top("c"), side: "after" }, () => true);
  const written = { ...page, blocks: [text("b"), page.blocks[2], text("a", "Written since.")] };
  const step: Step = { kind: "move", from: [moved?.path ?? ""], to: [top("a")], page };
  const back = after(pageOf(...written.blocks.map(Object)), step);
  expect(keys(back)).toEqual(["a", "b", "c"]);
  expect(blocksAt(back, "blocks")[0]).toMatchObject({ heading: "Written since." });
});

test("[PAGE-1] restores a removed block next to its remaining neighbors", () => {
  const without = applyPatch(page, { ...removeBlocks(page, [top("b")])?.patch });
  const step: Step = { kind: "insert", paths: [top("b")], page };
  expect(after(without, step).blocks).toEqual(page.blocks);
  expect(keys(after(pageOf(...page.blocks.slice(2)), step))).toEqual(["b", "c"]);
  expect(changeOf(step, page)).toBeNull();
});

test("restores the last block of a column unless the column was removed", () => {
  const without = applyPatch(page, { ...removeBlocks(page, [inColumn])?.patch });
  const step: Step = { kind: "insert", paths: [inColumn], page };
  expect(keys(after(without, step), `${top("c")}.start`)).toEqual(["d"]);
  expect(changeOf(step, pageOf(text("a")))).toBeNull();
});

test("[COMP-1] reverts typing and preserves what another editor typed since", () => {
  const path = `${inColumn}.heading`;
  const step: Step = { kind: "type", path, from: "d and more", to: "d" };
  const start = [text("d", "Tonight: d and more")];
  const typed = pageOf(text("a"), { ...text("c"), _type: "columns", start });
  const back = after(typed, step);
  expect(blocksAt(back, `${top("c")}.start`)[0]).toMatchObject({ heading: "Tonight: d" });
  expect(changeOf(step, typed)?.path).toBe(inColumn);
  expect(changeOf(step, pageOf(text("a")))).toBeNull();
});

const moved = pageOf(text("c"), text("a"), text("b"));
const two = [top("a"), top("b")];

test.each<Step>([
  { kind: "remove", paths: two.slice(1) },
  { kind: "remove", paths: two },
  { kind: "move", from: two.slice(0, 1), to: two.slice(0, 1), page: moved },
  { kind: "move", from: two, to: two, page: moved },
  { kind: "type", path: `${top("a")}.heading`, from: "a", to: "Another" },
])("[COMP-1] redoes what was undone: $kind", (step) => {
  const done = after(page, step);
  expect(done.blocks).not.toEqual(page.blocks);
  const undo = inverseOf(step, page);
  const undone = after(done, undo);
  expect(undone.blocks).toEqual(page.blocks);
  expect(after(undone, inverseOf(undo, done)).blocks).toEqual(done.blocks);
});

const step: Step = { kind: "remove", paths: [top("a")] };
const another: Step = { kind: "remove", paths: [top("b")] };

test("returns the steps of each page separately, newest first, or a specific step once", () => {
  const history = createHistory();
  const newest: Step = { kind: "remove", paths: [top("c")] };
  for (const each of [step, another, newest]) history.remember("page", each);
  expect(history.takeUndo("elsewhere")).toBeUndefined();
  const taken = [undefined, step, step, undefined].map((each) => history.takeUndo("page", each));
  expect(taken).toEqual([newest, step, undefined, another]);
});

test("[COMP-1] forgets what was undone after a new change", () => {
  const history = createHistory();
  history.noteUndone("page", step);
  expect(history.takeRedo("page")).toBe(step);
  history.noteUndone("page", step);
  history.remember("page", another);
  expect(history.takeRedo("page")).toBeUndefined();
});
