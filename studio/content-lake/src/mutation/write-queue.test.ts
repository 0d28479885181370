import { expect, it, onTestFinished, vi } from "vitest";
import { sampleTransaction, storedPage } from "../../tests/support/sample-documents.ts";
import { Dataset } from "../dataset/dataset.ts";
import { openStore } from "../store/store.ts";
import { WriteQueue } from "./write-queue.ts";

// tests/store-conformance.test.ts tests the queue of every kind of store.

function open() {
  const store = openStore(":memory:");
  onTestFinished(() => store.close());
  return { store, dataset: new Dataset("production", store) };
}

it("rolls back all writes on disk and in memory when the disk fails, then continues", async () => {
  const { store, dataset } = open();
  const queue = new WriteQueue(store);
  /** Commits a new document whose id is also the transaction's id. */
  const create = (id: string) => {
    dataset.commit(sampleTransaction(id, { documentIDs: [id] }), new Map([[id, storedPage(id)]]));
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
  expect(stored()).toEqual(["before"]);
  expect(["a", "c"].map((id) => dataset.get(id))).toEqual([undefined, undefined]);
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
    const { store, dataset } = open();
    const fail = vi.fn<(error: Error) => void>();
    const queue = new WriteQueue(store, fail);
    vi.spyOn(dataset.perspectives, "applyAll").mockImplementation(() => {
      throw new Error("no memory");
    });
    queue.write(() => undefined).catch(() => undefined);
    const written = queue.writeInParts(function* () {
      if (kind === "alone") yield;
      return () => dataset.commit(sampleTransaction("a", {}), new Map());
    }, {});
    await expect(written).rejects.toThrow("has to be started again");
    expect(fail.mock.calls).toEqual([[expect.objectContaining({ cause: new Error("no memory") })]]);
    expect(store.lastSequence("production")).toBe(onDisk);
  },
);
