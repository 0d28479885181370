import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { openCredentials } from "./credentials.ts";
import { openStore, type Commit } from "./store.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function fileInNewFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "lake-store-"));
  folders.push(folder);
  return join(folder, "lake.db");
}

const stamp = {
  _rev: "tx",
  _createdAt: "2026-01-01T00:00:00Z",
  _updatedAt: "2026-01-01T00:00:00Z",
};
const page = (_id: string, more: Record<string, unknown> = {}) => ({
  _id,
  _type: "page",
  ...stamp,
  ...more,
});
const commit = (id: string, documents: Commit["documents"], dataset = "production"): Commit => ({
  dataset,
  documents,
  transaction: {
    id,
    author: "me",
    timestamp: "2026-01-01T00:00:00Z",
    digest: "digest",
    documentIDs: [...documents.keys()],
    mutations: [{ note: id }],
    effects: Object.fromEntries(
      [...documents.keys()].map((key) => [key, { apply: [0, 1], revert: [0, null] }]),
    ),
    results: [],
  },
});

describe.each([
  ["in memory", () => ":memory:"],
  ["in a file", fileInNewFolder],
])("a store %s", (_where, newFile) => {
  it("stores documents in the order of their ids for each dataset", () => {
    const store = openStore(newFile());
    store.commit(
      commit(
        "1",
        new Map([
          ["b", page("b")],
          ["a", page("a", { title: "ü" })],
        ]),
      ),
    );
    store.commit(commit("2", new Map([["c", page("c")]]), "other"));
    store.commit(commit("3", new Map([["b", null]])));
    expect([...store.documents("production")]).toEqual([page("a", { title: "ü" })]);
    expect([...store.documents("other")]).toEqual([page("c")]);
    store.close();
  });

  it("stores the transaction log of every document in order", () => {
    const store = openStore(newFile());
    const sequences = ["1", "2", "3"].map((id) =>
      store.commit(commit(id, new Map([[id === "2" ? "b" : "a", page("a")]]))),
    );
    expect(sequences).toEqual([1, 2, 3]);
    expect(store.transactionsOf("production", ["a"]).map(({ id }) => id)).toEqual(["1", "3"]);
    expect(store.transactionsOf("production", ["a", "b"]).map(({ id }) => id)).toEqual([
      "1",
      "2",
      "3",
    ]);
    expect(store.transaction("production", "2")).toMatchObject({
      sequence: 2,
      author: "me",
      mutations: [{ note: "2" }],
    });
    expect([store.lastSequence("production"), store.lastSequence("none")]).toEqual([3, 0]);
    store.close();
  });

  it("writes a commit as a whole or not at all", () => {
    const store = openStore(newFile());
    store.commit(commit("1", new Map([["a", page("a", { n: 1 })]])));
    expect(() => store.commit(commit("1", new Map([["a", page("a", { n: 2 })]])))).toThrow(
      /UNIQUE/,
    );
    expect([...store.documents("production")]).toEqual([page("a", { n: 1 })]);
    store.commit(commit("2", new Map([["a", page("a", { n: 3 })]])));
    expect([...store.documents("production")]).toEqual([page("a", { n: 3 })]);
    store.close();
  });

  it("stores datasets and their access modes", () => {
    const store = openStore(newFile());
    store.createDataset({ name: "b", aclMode: "private", createdAt: "now" });
    store.createDataset({ name: "a", aclMode: "public", createdAt: "now" });
    store.setAclMode("b", "public");
    expect(store.datasets().map(({ name, aclMode }) => [name, aclMode])).toEqual([
      ["a", "public"],
      ["b", "public"],
    ]);
    store.close();
  });

  it("finds a credential only by its text, until it expires or is removed", () => {
    const store = openStore(newFile());
    const credentials = openCredentials(store.database);
    const credential = {
      kind: "token",
      label: "l",
      role: "viewer",
      userId: "u",
      createdAt: "c",
      expiresAt: "2026-01-02T00:00:00.000Z",
    } as const;
    credentials.add("text", credential);
    expect(credentials.find("text", new Date("2026-01-01"))).toEqual(credential);
    expect(credentials.find("text", new Date("2026-01-02"))).toBeUndefined();
    expect(credentials.find("other", new Date("2026-01-01"))).toBeUndefined();
    credentials.remove("text");
    expect(credentials.find("text", new Date("2026-01-01"))).toBeUndefined();
    store.close();
  });

  it("preserves the first secret of a name and the last setting of a user", () => {
    const store = openStore(newFile());
    const credentials = openCredentials(store.database);
    expect([credentials.secret("s", "one"), credentials.secret("s", "two")]).toEqual([
      "one",
      "one",
    ]);
    credentials.keepSetting("u", "k", "1");
    credentials.keepSetting("u", "k", "2");
    expect([credentials.setting("u", "k"), credentials.setting("v", "k")]).toEqual([
      "2",
      undefined,
    ]);
    store.close();
  });
});

it("restores documents and the sequence number from its file", () => {
  const file = fileInNewFolder();
  const first = openStore(file);
  first.commit(commit("1", new Map([["a", page("a")]])));
  first.close();
  const second = openStore(file);
  expect([...second.documents("production")]).toEqual([page("a")]);
  expect(second.commit(commit("2", new Map([["b", page("b")]])))).toBe(2);
  second.close();
});
