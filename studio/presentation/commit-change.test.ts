import type { SanityClient } from "@sanity/client";
import { Mutation } from "@sanity/mutator";
import { expect, test } from "vitest";
import { blocksAt } from "./block-path.ts";
import { moveBlock, removeBlock } from "./change-blocks.ts";
import { commitChange } from "./commit-change.ts";

type Stored = { _id: string; _type: string; _rev: string; blocks: object[] };

const block = (key: string) => ({ _key: key, _type: "textBlock" });
const stored = (id: string, keys: string[]): Stored => ({
  _id: id,
  _type: "page",
  _rev: "0",
  blocks: keys.map(block),
});
const path = (key: string) => `blocks[_key=="${key}"]`;

/** A lake of a few documents that takes a transaction only for the revision it was made for. */
function smallLake(documents: Stored[]) {
  const kept = new Map(documents.map((each) => [each._id, each]));
  const conflict = Object.assign(new Error("not that revision"), { statusCode: 409 });
  const client = {
    getDocuments: async (ids: string[]) => ids.map((id) => kept.get(id) ?? null),
    transaction() {
      let created: Stored | undefined;
      let patch: { id: string; ifRevisionID?: string } | undefined;
      return {
        create: (document: Stored) => (created = document),
        patch: (id: string, operations: object) => (patch = { id, ...operations }),
        async commit() {
          const { id, ifRevisionID, ...operations } = patch!;
          if (created && kept.has(id)) throw conflict;
          const now = created ?? kept.get(id)!;
          if (ifRevisionID !== undefined && ifRevisionID !== now._rev) throw conflict;
          const mutations = [{ patch: { id, ...operations } }];
          const next = new Mutation({ mutations }).apply({ ...now }) as unknown as Stored;
          kept.set(id, { ...next, _rev: String(Number(now._rev ?? 0) + 1) });
        },
      };
    },
  };
  const keys = (id: string) => blocksAt(kept.get(id), "blocks").map(({ _key }) => _key);
  return { client: client as unknown as SanityClient, keys, kept };
}

const ids = { target: "drafts.page", sources: ["page"] };
const toEnd = (key: string, last: string) => (page: unknown) =>
  moveBlock(page, path(key), { beside: path(last), side: "after" }, () => true);

test("[PAGE-1] a published page gets its draft with the first change", async () => {
  const lake = smallLake([stored("page", ["a", "b", "c"])]);
  expect(await commitChange(lake.client, ids, toEnd("a", "c"))).toBe(path("a"));
  expect(lake.keys("drafts.page")).toEqual(["b", "c", "a"]);
  expect(lake.keys("page")).toEqual(["a", "b", "c"]);
});

test("[PAGE-1] two editors who move at once lose nothing: the later change is worked out anew", async () => {
  const lake = smallLake([stored("drafts.page", ["a", "b", "c", "d", "e"])]);
  await Promise.all([
    commitChange(lake.client, ids, toEnd("a", "e")),
    commitChange(lake.client, ids, toEnd("b", "a")),
    commitChange(lake.client, ids, toEnd("c", "d")),
    commitChange(lake.client, ids, (page) => removeBlock(page, path("d"))),
  ]);
  expect(lake.keys("drafts.page").toSorted()).toEqual(["a", "b", "c", "e"]);
});

test("a block is not lost when the one it was to stand beside is taken away meanwhile", async () => {
  const lake = smallLake([stored("drafts.page", ["a", "b"])]);
  const [, moved] = await Promise.all([
    commitChange(lake.client, ids, (page) => removeBlock(page, path("b"))),
    commitChange(lake.client, ids, toEnd("a", "b")),
  ]);
  expect(moved).toBeNull();
  expect(lake.keys("drafts.page")).toEqual(["a"]);
});

test("a page that is gone, and whatever else the content service says, is told", async () => {
  const lake = smallLake([]);
  await expect(commitChange(lake.client, ids, toEnd("a", "b"))).rejects.toThrow("not there");
});
