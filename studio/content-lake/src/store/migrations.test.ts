import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { storedPage } from "../../tests/support/sample-documents.ts";
import { setUpFolder } from "../../tests/support/set-up-folder.ts";
import { finish } from "../in-parts.ts";
import { migrate, migrations, type Migration } from "./migrations.ts";
import { openStore } from "./store.ts";

const inFolder = setUpFolder();
const versionOf = (database: DatabaseSync) =>
  Number(database.prepare("pragma user_version").get()?.["user_version"]);

const document = storedPage("a", { title: "Licht" });
const transaction = { documentIDs: ["a"], mutations: [], effects: {}, results: [] };

/** Creates a database file of the first released version, with a dataset, a document and its transaction. */
function firstVersion(file: string): void {
  const database = new DatabaseSync(file);
  migrate(database, migrations.slice(0, 1));
  database.exec("insert into dataset values ('production', 'private', '2026-01-01T00:00:00Z')");
  database
    .prepare("insert into document values ('production', 'a', ?)")
    .run(JSON.stringify(document));
  database
    .prepare("insert into tx (dataset, id, author, timestamp, digest, body) values (?,?,?,?,?,?)")
    .run("production", "t", "me", "2026-01-01T00:00:00Z", "d", JSON.stringify(transaction));
  database.exec("insert into tx_document values ('production', 'a', 1)");
  database.close();
}

it("migrates a store of the first version to the newest with all its data", () => {
  const file = inFolder("lake.db");
  firstVersion(file);
  for (let start = 0; start < 2; start += 1) {
    const store = openStore(file);
    expect(versionOf(store.database)).toBe(migrations.length);
    expect(store.datasets().map(({ name }) => name)).toEqual(["production"]);
    expect([...store.documents("production")]).toEqual([document]);
    expect(store.transactionsOf("production", ["a"])).toMatchObject([{ id: "t", author: "me" }]);
    expect(finish(store.search("production", "licht")).ids).toEqual(["a"]);
    store.close();
  }
});

it("rolls back a failed migration, and runs only the missing ones at the next start", () => {
  const database = new DatabaseSync(":memory:");
  const first: Migration = (at) => at.exec("create table a (x)");
  const broken: Migration = (at) => at.exec("create table b (x); insert into missing values (1)");
  expect(() => migrate(database, [first, broken])).toThrow(
    "its tables could not be migrated to version 2 (no such table: missing)",
  );
  const names = database.prepare("select name from sqlite_schema order by name");
  const tables = () => names.all().map(({ name }) => name);
  expect([tables(), versionOf(database)]).toEqual([["a"], 1]);
  migrate(database, [first, (at) => at.exec("create table b (x)")]);
  expect([tables(), versionOf(database)]).toEqual([["a", "b"], 2]);
});
