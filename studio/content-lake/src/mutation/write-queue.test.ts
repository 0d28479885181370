import { expect, it, onTestFinished } from "vitest";
import { Dataset } from "../dataset/dataset.ts";
import { openStore } from "../store/store.ts";
import { WriteQueue } from "./write-queue.ts";

// tests/store-conformance.test.ts tests the queue of every kind of store.

it("rolls back all writes on disk and in memory when the disk fails, then continues", async () => {
  const store = openStore(":memory:");
  onTestFinished(() => store.close());
  const dataset = new Dataset("production", store);
  const queue = new WriteQueue(store);
  const timestamp = "2026-01-01T00:00:00Z";
  /** Commits a new document whose id is also the transaction's id. */
  const create = (id: string) => {
    const times = { _createdAt: timestamp, _updatedAt: timestamp };
    const lists = { documentIDs: [id], mutations: [], effects: {}, results: [] };
    dataset.commit(
      { id, author: "me", timestamp, digest: "d", ...lists },
      new Map([[id, { _id: id, _type: "page", _rev: id, ...times }]]),
    );
    return id;
  };
  const stored = () => [...store.documents("production")].map(({ _id }) => _id);

  await queue.write(() => create("before"));
  const received: string[] = [];
  dataset.subscribe(({ transaction }) => received.push(transaction.id));
  const writes = await Promise.allSettled([
    queue.write(() => create("a")),
    queue.write(() => {
      // Simulates a full disk, which makes SQLite roll back by itself.
      store.database.exec("rollback");
      throw new Error("database or disk is full");
    }),
    queue.write(() => create("c")),
  ]);
  expect(writes.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect([stored(), dataset.get("a"), dataset.get("c")]).toEqual([
    ["before"],
    undefined,
    undefined,
  ]);
  expect(dataset.recent("a")).toBeUndefined();
  expect(await queue.write(() => create("a"))).toBe("a");
  expect([stored(), received]).toEqual([["a", "before"], ["a"]]);
});
