import { expect, test } from "vitest";
import { applyPatch } from "../../content-lake/src/mutation/apply-patch.ts";
import { blocksAt } from "./block-path.ts";
import { addBeside, moveBlock, removeBlock } from "./change-blocks.ts";
import { createPast, moveBack, putBack, takeAway } from "./undo.ts";

const text = (key: string, heading = key) => ({ _key: key, _type: "textBlock", heading });
const pageOf = (...blocks: object[]) => ({
  _id: "drafts.page",
  _type: "page",
  _rev: "1",
  _createdAt: "2026-05-01T18:00:00Z",
  _updatedAt: "2026-05-01T18:00:00Z",
  blocks,
});
const page = pageOf(text("a"), text("b"), { ...text("c"), _type: "columns", start: [text("d")] });
const top = (key: string) => `blocks[_key=="${key}"]`;
const inColumn = `${top("c")}.start[_key=="d"]`;
const keys = (document: unknown, list = "blocks") => blocksAt(document, list).map((b) => b._key);

test("[PAGE-1] moves a block back and preserves its later edits", () => {
  const moved = moveBlock(page, top("a"), { beside: top("c"), side: "after" }, () => true);
  const written = { ...page, blocks: [text("b"), page.blocks[2], text("a", "Written since.")] };
  const back = applyPatch(written, {
    ...moveBack(page, top("a"), moved?.path ?? "")(written)?.patch,
  });
  expect(keys(back)).toEqual(["a", "b", "c"]);
  expect(blocksAt(back, "blocks")[0]).toMatchObject({ heading: "Written since." });
});

test("[PAGE-1] restores a removed block next to its remaining neighbors", () => {
  const without = applyPatch(page, { ...removeBlock(page, top("b"))?.patch });
  const again = applyPatch(without, { ...putBack(page, top("b"))(without)?.patch });
  expect(again.blocks).toEqual(page.blocks);
  const alone = { ...page, blocks: [page.blocks[2]] };
  expect(keys(applyPatch(alone, { ...putBack(page, top("b"))(alone)?.patch }))).toEqual(["b", "c"]);
  expect(putBack(page, top("b"))(page)).toBeNull();
});

test("restores the last block of a column unless the column was removed", () => {
  const without = applyPatch(page, { ...removeBlock(page, inColumn)?.patch });
  const again = applyPatch(without, { ...putBack(page, inColumn)(without)?.patch });
  expect(keys(again, `${top("c")}.start`)).toEqual(["d"]);
  expect(putBack(page, inColumn)({ ...page, blocks: [text("a")] })).toBeNull();
});

test("removes an added block once", () => {
  const added = addBeside(page, text("n"), { beside: top("a"), side: "after" });
  const grown = applyPatch(page, { ...added?.patch });
  expect(keys(applyPatch(grown, { ...takeAway(top("n"))(grown)?.patch }))).toEqual(["a", "b", "c"]);
  expect(takeAway(top("n"))(page)).toBeNull();
});

const undo = () => null;
const another = () => null;

test("returns the changes of each page separately, newest first", () => {
  const past = createPast();
  past.remember("page", undo);
  past.remember("page", another);
  expect(past.take("elsewhere")).toBeUndefined();
  expect([past.take("page"), past.take("page"), past.take("page")]).toEqual([
    another,
    undo,
    undefined,
  ]);
});

test("returns a specific change once, regardless of later changes", () => {
  const past = createPast();
  past.remember("page", undo);
  past.remember("page", another);
  expect(past.take("page", undo)).toBe(undo);
  expect(past.take("page", undo)).toBeUndefined();
  expect(past.take("page")).toBe(another);
});
