import { expect, it, onTestFinished, vi } from "vitest";
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

it.each([
  ["alone", 1],
  ["in a batch", 0],
])(
  "[LAKE-4] ends the process if a transaction can't be applied in memory: %s",
  async (kind, onDisk) => {
    const store = openStore(":memory:");
    onTestFinished(() => store.close());
    const dataset = new Dataset("production", store);
    const fail = vi.fn<(error: Error) => void>();
    const queue = new WriteQueue(store, fail);
    vi.spyOn(dataset.perspectives, "applyAll").mockImplementation(() => {
      throw new Error("no memory");
    });
    const lists = { documentIDs: [], mutations: [], effects: {}, results: [] };
    const transaction = { id: "a", author: "me", timestamp: "", digest: "", ...lists };
    queue.write(() => undefined).catch(() => undefined);
    const written = queue.writeInParts(function* () {
      if (kind === "alone") yield;
      return () => dataset.commit(transaction, new Map());
    }, {});
    await expect(written).rejects.toThrow("has to be started again");
    expect(fail.mock.calls).toEqual([[expect.objectContaining({ cause: new Error("no memory") })]]);
    expect(store.lastSequence("production")).toBe(onDisk);
  },
);
