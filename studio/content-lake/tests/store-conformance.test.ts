import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { finish } from "../src/in-parts.ts";
import { deleteTransactions } from "../src/history/delete-old-history.ts";
import {
  postgresStore,
  sqliteStore,
  type OpenedStore,
  type TestStore,
} from "./support/lake-stores.ts";
import { sampleTransaction, storedPage, timestamp } from "./support/sample-documents.ts";
import { setUpPostgres } from "./support/set-up-nodes.ts";

const server = setUpPostgres();

const page = (id: string, _rev: string, fields: object = {}) => storedPage(id, { _rev, ...fields });
const effects = { apply: [0, 1], revert: [0, null] };

/** Queues a transaction that sets documents, or deletes those that are null. */
function write(
  { writes, dataset }: OpenedStore,
  id: string,
  documents: Record<string, object | null>,
  name = "production",
): Promise<number> {
  const entries = Object.entries(documents);
  const states = entries.map(([key, more]) => [key, more && page(key, id, more)] as const);
  const transaction = sampleTransaction(id, {
    digest: `digest of ${id}`,
    documentIDs: Object.keys(documents),
    mutations: [{ note: id, text: "\u0000 \ud800 ü" }],
    effects: Object.fromEntries(entries.map(([key]) => [key, effects])),
    results: [{ id, operation: "update" }],
  });
  return writes.write(
    () => dataset(name).commit(transaction, new Map(states)).transaction.sequence,
    name,
  );
}

const ids = ({ store }: OpenedStore, name = "production") =>
  [...store.documents(name)].map(({ _id }) => _id);

const kinds: readonly [string, boolean, () => Promise<TestStore> | TestStore][] = [
  ["in memory", false, () => sqliteStore(":memory:")],
  ["in a SQLite file", true, () => sqliteStore()],
  ["in PostgreSQL", true, () => postgresStore(server(), false)],
  ["in PostgreSQL, on a node that lost its folder", true, () => postgresStore(server(), true)],
];

describe.each(kinds)("[LAKE-5] a store %s", (_kind, isDurable, create) => {
  let testStore: TestStore;
  let opened: OpenedStore;
  beforeEach(async () => {
    testStore = await create();
    opened = await testStore.open();
  });
  afterEach(() => opened.close());
  const reopen = async () => {
    await opened.close();
    opened = await testStore.open();
  };

  it("numbers the transactions of each dataset from 1 without gaps", async () => {
    const names = Array.from({ length: 40 }, (_, n) => (n % 3 === 0 ? "staging" : "production"));
    const numbers = await Promise.all(
      names.map((name, n) => write(opened, `t${n}`, { [`d${n}`]: {} }, name)),
    );
    for (const name of ["staging", "production"]) {
      const own = numbers.filter((_, n) => names[n] === name);
      expect(own).toEqual(own.map((_, n) => n + 1));
      expect(opened.dataset(name).sequence).toBe(own.length);
      expect(opened.store.lastSequence(name)).toBe(own.length);
    }
  });

  it("rejects one write without a trace, and performs the others in order", async () => {
    const received: [string, number][] = [];
    opened.dataset("production").subscribe(({ transaction: { id, sequence } }) => {
      received.push([id, sequence]);
    });
    const outcomes = await Promise.allSettled([
      write(opened, "one", { a: {} }),
      opened.writes.write(() => {
        throw new Error("no");
      }, "production"),
      write(opened, "one", { b: {} }),
      write(opened, "two", { a: { title: "second" } }),
    ]);
    const isDone = outcomes.map(({ status }) => status === "fulfilled");
    expect(isDone).toEqual([true, false, false, true]);
    expect(received).toEqual([
      ["one", 1],
      ["two", 2],
    ]);
    expect(ids(opened)).toEqual(["a"]);
    expect(opened.dataset("production").get("b")).toBeUndefined();
    expect(opened.dataset("production").get("a")).toMatchObject({ title: "second" });
  });

  it("shows a write to others only when it is durable, and to the next write at once", async () => {
    const dataset = opened.dataset("production");
    const seen: unknown[] = [];
    dataset.subscribe(() => seen.push([ids(opened), dataset.get("a")?._rev]));
    const first = write(opened, "one", { a: {} });
    const second = opened.writes.write(() => dataset.get("a")?._rev, "production");
    expect(dataset.get("a")).toBeUndefined();
    expect(dataset.sequence).toBe(0);
    expect(await Promise.all([first, second])).toEqual([1, "one"]);
    expect(seen).toEqual([[["a"], "one"]]);
  });

  it("keeps documents exactly: order of keys, all characters, numbers, a megabyte", async () => {
    const content = {
      z: 1,
      a: [null, true, -0.1, 1e21, 5e-324],
      "10": "number-like key",
      "": "empty key",
      'quote"\\{},NULL': "\u0000 \ud800 \u2028 ü 𝄞 \\ \" ' {a,b} \n",
      long: "x".repeat(1_000_000),
    };
    await write(opened, "one", { a: content });
    const expected = JSON.stringify(page("a", "one", content));
    expect(JSON.stringify(opened.dataset("production").get("a"))).toBe(expected);
    if (isDurable) await reopen();
    const stored = [...opened.store.documents("production")];
    expect(stored.map((one) => JSON.stringify(one))).toEqual([expected]);
    expect(JSON.stringify(opened.dataset("production").get("a"))).toBe(expected);
  });

  it("keeps the last of several changes of one document in a batch, and returns the commits for listeners", async () => {
    await Promise.all([
      write(opened, "1", { a: { n: 1 }, b: { n: 1 } }),
      write(opened, "2", { a: { n: 2 }, b: null }),
      write(opened, "3", { a: null, c: { n: 3 } }),
      write(opened, "4", { a: { n: 4 } }),
    ]);
    const dataset = opened.dataset("production");
    expect(dataset.since(2)?.map(({ transaction }) => transaction.id)).toEqual(["3", "4"]);
    expect(dataset.recent("2")?.changes[0]?.before).toEqual(page("a", "1", { n: 1 }));
    if (isDurable) await reopen();
    expect([...opened.store.documents("production")]).toEqual([
      page("a", "4", { n: 4 }),
      page("c", "3", { n: 3 }),
    ]);
  });

  it("keeps the history: each transaction by its id and by its documents", async () => {
    for (const id of ["1", "2", "3"]) await write(opened, id, { a: { id }, [`only-${id}`]: {} });
    await write(opened, "other", { a: {} }, "staging");
    if (isDurable) await reopen();
    const { store } = opened;
    expect(store.transactionsOf("production", ["a"]).map(({ id }) => id)).toEqual(["1", "2", "3"]);
    const transaction = store.transaction("production", "2");
    expect(transaction).toEqual({
      ...sampleTransaction("2", { sequence: 2, digest: "digest of 2" }),
      documentIDs: ["a", "only-2"],
      mutations: [{ note: "2", text: "\u0000 \ud800 ü" }],
      effects: { a: effects, "only-2": effects },
      results: [{ id: "2", operation: "update" }],
    });
    expect(store.transactionsOf("production", ["only-2"])).toEqual([transaction]);
    expect(store.transaction("staging", "2")).toBeUndefined();
  });

  it("finds documents by their text, as soon as they are written and no longer than they are stored", async () => {
    await write(opened, "1", { a: { title: "a night bus" }, b: { title: "a day bus" } });
    expect(finish(opened.dataset("production").search("night")).ids).toEqual(["a"]);
    await write(opened, "2", { a: null, b: { title: "the night train" } });
    if (isDurable) await reopen();
    expect(finish(opened.dataset("production").search("night")).ids).toEqual(["b"]);
    expect(finish(opened.dataset("production").search("bus")).ids).toEqual([]);
  });

  it("forgets old transactions, but neither documents, credentials nor the sequence, also when it is opened again", async () => {
    for (const id of ["1", "2", "3"]) await write(opened, id, { a: { id } });
    while (deleteTransactions(opened.store.database, "2026-02-01"));
    const token = { kind: "token", label: "build", role: "viewer", userId: "robot-1" } as const;
    opened.credentials.add("secret", { ...token, createdAt: timestamp });
    opened.credentials.putSetting("me", "theme", '"dark"');
    await opened.storeSettings();
    if (isDurable) await reopen();
    expect(ids(opened)).toEqual(["a"]);
    expect(opened.store.transactionsOf("production", ["a"]).map(({ id }) => id)).toEqual(["3"]);
    expect(opened.credentials.find("secret", new Date())).toMatchObject({ label: "build" });
    expect(opened.credentials.setting("me", "theme")).toBe('"dark"');
    expect(opened.dataset("production").sequence).toBe(3);
    expect(await write(opened, "4", { a: {} })).toBe(4);
  });
});
