import type { SanityDocument } from "@sanity/client";
import { expect, test } from "vitest";
import { applyPatch } from "../../content-lake/src/mutation/apply-patch.ts";
import { blocksAt } from "./block-path.ts";
import { moveBlocks, removeBlocks } from "./change-blocks.ts";
import { commitChange, type PageStore } from "./commit-change.ts";

const block = (key: string) => ({ _key: key, _type: "textBlock" });
const system = { _type: "page", _rev: "0", _createdAt: "", _updatedAt: "" };
const stored = (_id: string, keys: string[]) => ({ _id, ...system, blocks: keys.map(block) });
const path = (key: string) => `blocks[_key=="${key}"]`;

/** Returns an in-memory store that rejects changes based on an outdated revision. */
function smallStore(documents: SanityDocument[]) {
  const kept = new Map(documents.map((each) => [each._id, each]));
  const conflict = Object.assign(new Error("not that revision"), { statusCode: 409 });
  const store: PageStore = {
    read: async (ids) => ids.map((id) => kept.get(id) ?? null),
    async commit({ create, target, patch: { ifRevisionID, ...operations } }) {
      if (create && kept.has(target)) throw conflict;
      const now = create ?? kept.get(target);
      if (!now || (ifRevisionID !== undefined && ifRevisionID !== now._rev)) throw conflict;
      const changed = applyPatch(now, operations);
      kept.set(target, { ...changed, _rev: String(Number(now._rev) + 1) });
    },
  };
  const keys = (id: string) => blocksAt(kept.get(id), "blocks").map(({ _key }) => _key);
  return { store, keys };
}

const ids = { target: "drafts.page", sources: ["page"] };
const toEnd = (key: string, last: string) => (page: unknown) =>
  moveBlocks(page, [path(key)], { beside: path(last), side: "after" }, () => true);

test("[PAGE-1] creates a draft of a published page with the first change", async () => {
  const lake = smallStore([stored("page", ["a", "b", "c"])]);
  expect(await commitChange(lake.store, ids, toEnd("a", "c"))).toMatchObject({ path: path("a") });
  expect(lake.keys("drafts.page")).toEqual(["b", "c", "a"]);
  expect(lake.keys("page")).toEqual(["a", "b", "c"]);
});

test("[PAGE-1] recomputes the later change when editors move blocks concurrently, and loses none", async () => {
  const lake = smallStore([stored("drafts.page", ["a", "b", "c", "d", "e"])]);
  await Promise.all([
    commitChange(lake.store, ids, toEnd("a", "e")),
    commitChange(lake.store, ids, toEnd("b", "a")),
    commitChange(lake.store, ids, toEnd("c", "d")),
    commitChange(lake.store, ids, (page) => removeBlocks(page, [path("d")])),
  ]);
  expect(lake.keys("drafts.page").toSorted()).toEqual(["a", "b", "c", "e"]);
});

test("leaves a block in place when its new neighbor was removed meanwhile", async () => {
  const lake = smallStore([stored("drafts.page", ["a", "b"])]);
  const [, moved] = await Promise.all([
    commitChange(lake.store, ids, (page) => removeBlocks(page, [path("b")])),
    commitChange(lake.store, ids, toEnd("a", "b")),
  ]);
  expect(moved).toBeNull();
  expect(lake.keys("drafts.page")).toEqual(["a"]);
});

test("throws when the page no longer exists", async () => {
  const lake = smallStore([]);
  await expect(commitChange(lake.store, ids, toEnd("a", "b"))).rejects.toThrow("no longer exists");
});
