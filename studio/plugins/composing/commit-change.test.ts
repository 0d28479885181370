import type { SanityDocument } from "@sanity/client";
import { expect, test } from "vitest";
import { applyPatch } from "../../content-lake/src/mutation/apply-patch.ts";
import { blocksAt } from "./block-path.ts";
import { moveBlocks, removeBlocks } from "./change-blocks.ts";
import { commitChange, type PageStore } from "./commit-change.ts";
import { pageOf, text, top } from "./page.fixture.ts";

const stored = (_id: string, keys: string[]) => ({
  ...pageOf(...keys.map((key) => text(key))),
  _id,
});

function smallStore(documents: SanityDocument[]) {
  const documentsById = new Map(documents.map((each) => [each._id, each]));
  const conflict = Object.assign(new Error("not that revision"), { statusCode: 409 });
  const store: PageStore = {
    read: async (ids) => ids.map((id) => documentsById.get(id) ?? null),
    async commit({ create, target, patch: { ifRevisionID, ...operations } }) {
      if (create && documentsById.has(target)) throw conflict;
      const now = create ?? documentsById.get(target);
      if (!now || (ifRevisionID !== undefined && ifRevisionID !== now._rev)) throw conflict;
      const changed = applyPatch(now, operations);
      documentsById.set(target, { ...changed, _rev: String(Number(now._rev) + 1) });
    },
  };
  const keys = (id: string) => blocksAt(documentsById.get(id), "blocks").map(({ _key }) => _key);
  return { store, keys };
}

const ids = { target: "drafts.page", sources: ["page"] };
const toEnd = (key: string, last: string) => (page: unknown) =>
  moveBlocks(page, [top(key)], { beside: top(last), side: "after" }, () => true);

test("[PAGE-1] creates a draft of a published page with the first change", async () => {
  const lake = smallStore([stored("page", ["a", "b", "c"])]);
  expect(await commitChange(lake.store, ids, toEnd("a", "c"))).toMatchObject({ path: top("a") });
  expect(lake.keys("drafts.page")).toEqual(["b", "c", "a"]);
  expect(lake.keys("page")).toEqual(["a", "b", "c"]);
});

test("[PAGE-1] recomputes the later change when editors move blocks concurrently, and loses none", async () => {
  const lake = smallStore([stored("drafts.page", ["a", "b", "c", "d", "e"])]);
  await Promise.all([
    commitChange(lake.store, ids, toEnd("a", "e")),
    commitChange(lake.store, ids, toEnd("b", "a")),
    commitChange(lake.store, ids, toEnd("c", "d")),
    commitChange(lake.store, ids, (page) => removeBlocks(page, [top("d")])),
  ]);
  expect(lake.keys("drafts.page").toSorted()).toEqual(["a", "b", "c", "e"]);
});

test("leaves a block in place when its new neighbor was removed meanwhile", async () => {
  const lake = smallStore([stored("drafts.page", ["a", "b"])]);
  const [, moved] = await Promise.all([
    commitChange(lake.store, ids, (page) => removeBlocks(page, [top("b")])),
    commitChange(lake.store, ids, toEnd("a", "b")),
  ]);
  expect(moved).toBeNull();
  const gone = commitChange(smallStore([]).store, ids, toEnd("a", "b"));
  await expect(gone).rejects.toThrow("no longer exists");
  expect(lake.keys("drafts.page")).toEqual(["a"]);
});
