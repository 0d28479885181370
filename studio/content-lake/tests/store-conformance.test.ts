import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { LakeDocument } from "../src/document.ts";
import { finish } from "../src/in-parts.ts";
import { forgetTransactions } from "../src/store/forget-transactions.ts";
import {
  fileStore,
  postgresStore,
  sqliteStore,
  type OpenedStore,
  type TestStore,
} from "./support/lake-stores.ts";
import { startPostgres, type TestPostgres } from "./support/postgres.ts";

let server: TestPostgres;
beforeAll(async () => {
  server = await startPostgres({ isDurable: false });
});
afterAll(() => server.stop());

const timestamp = "2026-01-01T00:00:00.000Z";
const page = (_id: string, rev: string, more: Record<string, unknown> = {}): LakeDocument => ({
  _id,
  _type: "page",
  _rev: rev,
  _createdAt: timestamp,
  _updatedAt: timestamp,
  ...more,
});

/** Queues a transaction that sets documents, or deletes those that are null. */
function write(
  { writes, dataset }: OpenedStore,
  id: string,
  documents: Record<string, Record<string, unknown> | null>,
  name = "production",
): Promise<number> {
  const states = Object.entries(documents).map(
    ([key, more]) => [key, more && page(key, id, more)] as const,
  );
  return writes.write(() => {
    const { transaction } = dataset(name).commit(
      {
        id,
        author: "me",
        timestamp,
        digest: `digest of ${id}`,
        documentIDs: Object.keys(documents),
        mutations: [{ note: id, text: "\u0000 \ud800 ü" }],
        effects: Object.fromEntries(
          Object.keys(documents).map((key) => [key, { apply: [0, 1], revert: [0, null] }]),
        ),
        results: [{ id, operation: "update" }],
      },
      new Map(states),
    );
    return transaction.sequence;
  }, name);
}

const ids = ({ store }: OpenedStore, name = "production") =>
  [...store.documents(name)].map(({ _id }) => _id);

const kinds: readonly [string, boolean, () => Promise<TestStore>][] = [
  ["in memory", false, async () => sqliteStore(":memory:")],
  ["in a SQLite file", true, async () => fileStore()],
  ["in PostgreSQL", true, () => postgresStore(server, false)],
  ["in PostgreSQL, on a node that lost its folder", true, () => postgresStore(server, true)],
];

describe.each(kinds)("[LAKE-5] a store %s", (_kind, isDurable, create) => {
  let kept: TestStore;
  let opened: OpenedStore;
  beforeEach(async () => {
    kept = await create();
    opened = await kept.open();
  });
  afterEach(async () => {
    await opened.close();
    kept.remove();
  });
  const reopen = async () => {
    await opened.close();
    opened = await kept.open();
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
    const heard: [string, number][] = [];
    opened.dataset("production").subscribe(({ transaction: { id, sequence } }) => {
      heard.push([id, sequence]);
    });
    const failing = opened.writes.write(() => {
      throw new Error("no");
    }, "production");
    const outcomes = await Promise.allSettled([
      write(opened, "one", { a: {} }),
      failing,
      write(opened, "one", { b: {} }),
      write(opened, "two", { a: { title: "second" } }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      "fulfilled",
      "rejected",
      "rejected",
      "fulfilled",
    ]);
    expect(heard).toEqual([
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

  it("keeps the last of several changes of one document in a batch", async () => {
    await Promise.all([
      write(opened, "1", { a: { n: 1 }, b: { n: 1 } }),
      write(opened, "2", { a: { n: 2 }, b: null }),
      write(opened, "3", { a: null, c: { n: 3 } }),
      write(opened, "4", { a: { n: 4 } }),
    ]);
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
    expect(store.transactionsOf("production", ["only-2"])).toEqual([
      store.transaction("production", "2"),
    ]);
    expect(store.transaction("production", "2")).toEqual({
      sequence: 2,
      id: "2",
      author: "me",
      timestamp,
      digest: "digest of 2",
      documentIDs: ["a", "only-2"],
      mutations: [{ note: "2", text: "\u0000 \ud800 ü" }],
      effects: {
        a: { apply: [0, 1], revert: [0, null] },
        "only-2": { apply: [0, 1], revert: [0, null] },
      },
      results: [{ id: "2", operation: "update" }],
    });
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

  it("returns the commits after a sequence number, so that listeners can resume", async () => {
    for (const id of ["1", "2", "3"]) await write(opened, id, { a: { id } });
    const dataset = opened.dataset("production");
    expect(dataset.since(1)?.map(({ transaction }) => transaction.id)).toEqual(["2", "3"]);
    expect(dataset.recent("2")?.changes[0]?.before).toEqual(page("a", "1", { id: "1" }));
  });

  it("forgets old transactions, but neither documents nor the sequence", async () => {
    for (const id of ["1", "2", "3"]) await write(opened, id, { a: { id } });
    while (forgetTransactions(opened.store.database, "2026-02-01"));
    await opened.storeSettings();
    if (isDurable) await reopen();
    expect(opened.store.transactionsOf("production", ["a"]).map(({ id }) => id)).toEqual(["3"]);
    expect(await write(opened, "4", { a: {} })).toBe(4);
  });

  it.runIf(isDurable)("restores everything when it is opened again", async () => {
    await write(opened, "1", { a: { title: "a" }, b: {} });
    opened.credentials.add("secret", {
      kind: "token",
      label: "build",
      role: "viewer",
      userId: "robot-1",
      createdAt: timestamp,
    });
    opened.credentials.keepSetting("me", "theme", '"dark"');
    await opened.storeSettings();
    await reopen();
    expect(ids(opened)).toEqual(["a", "b"]);
    expect(opened.dataset("production").sequence).toBe(1);
    expect(opened.credentials.find("secret", new Date())).toMatchObject({ label: "build" });
    expect(opened.credentials.setting("me", "theme")).toBe('"dark"');
    expect(await write(opened, "2", { c: {} })).toBe(2);
  });
});
