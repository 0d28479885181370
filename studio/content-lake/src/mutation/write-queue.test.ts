import { afterEach, beforeEach, expect, it } from "vitest";
import { Dataset } from "../dataset/dataset.ts";
import { openStore, type Store } from "../store/store.ts";
import { WriteQueue } from "./write-queue.ts";

let store: Store;
let dataset: Dataset;
let queue: WriteQueue;
beforeEach(() => {
  store = openStore(":memory:");
  dataset = new Dataset("production", store);
  queue = new WriteQueue(store);
});
afterEach(() => store.close());

const stamp = { _createdAt: "2026-01-01T00:00:00Z", _updatedAt: "2026-01-01T00:00:00Z" };

/** Commits a new document whose id is also the transaction's id. */
function create(id: string): string {
  const transaction = {
    id,
    author: "me",
    timestamp: stamp._createdAt,
    digest: "d",
    documentIDs: [id],
    mutations: [],
    effects: {},
    results: [],
  };
  dataset.commit(transaction, new Map([[id, { _id: id, _type: "page", _rev: id, ...stamp }]]));
  return id;
}

const stored = () => [...store.documents("production")].map(({ _id }) => _id);

it("commits concurrent writes in order in one transaction, and notifies subscribers after it", async () => {
  const heard: string[] = [];
  dataset.subscribe(({ transaction }) => {
    expect(store.database.isTransaction).toBe(false);
    heard.push(transaction.id);
  });
  const seen: boolean[] = [];
  const answers = ["a", "b", "c"].map((id) =>
    queue.write(() => {
      seen.push(store.database.isTransaction && heard.length === 0);
      return create(id);
    }),
  );
  expect(stored()).toEqual([]);
  expect(await Promise.all(answers)).toEqual(["a", "b", "c"]);
  expect(seen).toEqual([true, true, true]);
  expect([stored(), heard]).toEqual([
    ["a", "b", "c"],
    ["a", "b", "c"],
  ]);
});

it("rejects one write without affecting others, and shows earlier writes to later ones", async () => {
  const answers = await Promise.allSettled([
    queue.write(() => create("a")),
    queue.write(() => {
      expect(dataset.get("a")).toBeDefined();
      throw new Error("no");
    }),
    queue.write(() => create("a")),
    queue.write(() => create("d")),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "rejected",
    "fulfilled",
  ]);
  expect(stored()).toEqual(["a", "d"]);
});

it("rolls back all writes on disk and in memory when the disk fails, then continues", async () => {
  await queue.write(() => create("before"));
  const heard: string[] = [];
  dataset.subscribe(({ transaction }) => heard.push(transaction.id));
  const answers = await Promise.allSettled([
    queue.write(() => create("a")),
    queue.write(() => {
      // Simulates a full disk, which makes SQLite roll back by itself.
      store.database.exec("rollback");
      throw new Error("database or disk is full");
    }),
    queue.write(() => create("c")),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect([stored(), dataset.get("a"), dataset.get("c"), heard]).toEqual([
    ["before"],
    undefined,
    undefined,
    [],
  ]);
  expect(dataset.recent("a")).toBeUndefined();
  expect(await queue.write(() => create("a"))).toBe("a");
  expect([stored(), heard]).toEqual([["a", "before"], ["a"]]);
});
