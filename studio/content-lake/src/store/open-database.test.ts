import { statSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { setUpFolder } from "../../tests/support/set-up-folder.ts";
import { migrations } from "./migrations.ts";
import { closeDatabase, openDatabase } from "./open-database.ts";

const inFolder = setUpFolder();

it("names a file that is not a database and suggests a solution", () => {
  const file = inFolder("lake.db");
  writeFileSync(file, "not a database at all, but long enough to be looked at");
  expect(() => openDatabase(file)).toThrow(
    `The content lake's database ${file} can't be used: file is not a database. ` +
      "Restore a backup of its folder, or move the folder away to start with an empty database.",
  );
});

const overwritePage = async (file: string) => {
  await using handle = await open(file, "r+");
  await handle.write(Buffer.alloc(4_096, 0xff), 0, 4_096, 4_096 * 60);
};

function fillDatabase(file: string): DatabaseSync {
  const database = openDatabase(file);
  const insert = database.prepare("insert into document (dataset, id, body) values ('d', ?, ?)");
  for (let n = 0; n < 500; n += 1) insert.run(`id-${n}`, "x".repeat(500));
  database.exec("pragma journal_mode = delete");
  return database;
}

const damaged = /can't be used: [^]*(damaged|malformed)[^]* Restore a backup/;

const changes: [string, (file: string) => Promise<void> | void][] = [
  ["an overwritten page", overwritePage],
  ["a truncated file", (file) => truncateSync(file, statSync(file).size / 2)],
];

it.each(changes)("detects %s after a clean stop", async (_what, damage) => {
  const file = inFolder("lake.db");
  closeDatabase(fillDatabase(file), file);
  await damage(file);
  expect(() => openDatabase(file)).toThrow(damaged);
});

it("detects an overwritten page after a crash", async () => {
  const file = inFolder("lake.db");
  fillDatabase(file).close();
  await overwritePage(file);
  expect(() => openDatabase(file)).toThrow(damaged);
});

it("[LAKE-4] reads the whole file at the start only if it was not closed, or has changed since", async () => {
  const file = inFolder("lake.db");
  closeDatabase(fillDatabase(file), file);
  const { atime, mtime } = statSync(file);
  // Only a check would notice this damage, because the time is the same.
  await overwritePage(file);
  utimesSync(file, atime, mtime);
  const opened = openDatabase(file);
  expect(opened.prepare("select count(*) as count from dataset").get()).toEqual({ count: 0 });
  opened.close();
  utimesSync(file, atime, mtime);
  expect(() => openDatabase(file)).toThrow(damaged);
});

it("rejects a store that a newer version wrote", () => {
  const file = inFolder("lake.db");
  const database = new DatabaseSync(file);
  database.exec("pragma user_version = 99");
  database.close();
  expect(() => openDatabase(file)).toThrow(
    `a newer version of the content lake wrote it (version 99, this one supports up to ${migrations.length})`,
  );
});
