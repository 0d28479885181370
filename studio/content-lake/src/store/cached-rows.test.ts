import { afterEach, beforeEach, expect, it } from "vitest";
import { setUpFolder } from "../../tests/support/set-up-folder.ts";
import { openCredentials, type Credential } from "./credentials.ts";
import { cacheCredentials } from "./cached-rows.ts";
import { markAllPending } from "./search-index.ts";
import { openStore, type Store } from "./store.ts";

const now = new Date("2026-11-21T12:00:00.000Z");
const token: Credential = {
  kind: "token",
  label: "A",
  role: "viewer",
  userId: "a",
  createdAt: "2026-11-20T12:00:00.000Z",
};

const inFolder = setUpFolder();
let store: Store;
let credentials: ReturnType<typeof cacheCredentials>;
beforeEach(() => {
  store = openStore(inFolder("lake.db"));
  credentials = cacheCredentials(openCredentials(store.database), store.version);
});
afterEach(() => store.close());

it("notices that another process revoked a token", async () => {
  const other = openStore(inFolder("lake.db"));
  credentials.add("text", token);
  expect(credentials.find("text", now)).toEqual(token);
  openCredentials(other.database).revoke("a", now);
  await expect.poll(() => credentials.find("text", now)).toBeUndefined();
  other.close();
});

it("returns no credential that has expired since it was read", () => {
  credentials.add("text", { ...token, expiresAt: "2026-11-21T12:00:01.000Z" });
  expect(credentials.find("text", now)).toMatchObject({ userId: "a" });
  expect(credentials.find("text", new Date(now.getTime() + 1_000))).toBeUndefined();
});

it("preserves the first secret of a name and the last setting of a user", () => {
  expect(["one", "two"].map((text) => credentials.secret("s", text))).toEqual(["one", "one"]);
  for (const value of ["1", "2"]) credentials.putSetting("u", "k", value);
  expect(["u", "v"].map((user) => credentials.setting(user, "k"))).toEqual(["2", undefined]);
});

it("keeps what it has read while the full-text index is brought up to date", () => {
  const at = now.toISOString();
  const system = { _id: "a", _type: "page", _rev: "1", _createdAt: at, _updatedAt: at };
  store.database
    .prepare("insert into document (dataset, id, body) values ('production', 'a', ?)")
    .run(JSON.stringify({ title: "Films", ...system }));
  markAllPending(store.database);
  const before = store.version();
  expect(store.updateSearch()).toBe(true);
  while (store.updateSearch());
  expect(store.version()).toBe(before);
  markAllPending(store.database);
  expect(store.version()).not.toBe(before);
});
