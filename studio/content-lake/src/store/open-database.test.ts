import {
  closeSync,
  openSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { migrations } from "./migrations.ts";
import { closeDatabase, openDatabase } from "./open-database.ts";
import { setUpFolder } from "../../tests/support/set-up-folder.ts";

const inFolder = setUpFolder();

it("names a file that is not a database and suggests a solution", () => {
  const file = inFolder("lake.db");
  writeFileSync(file, "not a database at all, but long enough to be looked at");
  expect(() => openDatabase(file)).toThrow(
    `The content lake's database ${file} can't be used: file is not a database. ` +
      "Restore a backup of its folder, or move the folder away to start with an empty database.",
  );
});

const overwritePage = (file: string) => {
  const descriptor = openSync(file, "r+");
  writeSync(descriptor, Buffer.alloc(4_096, 0xff), 0, 4_096, 4_096 * 60);
  closeSync(descriptor);
};

function fillDatabase(file: string): DatabaseSync {
  const database = openDatabase(file);
  const insert = database.prepare("insert into document (dataset, id, body) values ('d', ?, ?)");
  for (let n = 0; n < 500; n += 1) insert.run(`id-${n}`, "x".repeat(500));
  database.exec("pragma journal_mode = delete");
  return database;
}

const damaged = /can't be used: [^]*(damaged|malformed)[^]* Restore a backup/;

const changes: [string, (file: string) => void][] = [
  ["an overwritten page", overwritePage],
  ["a truncated file", (file) => truncateSync(file, statSync(file).size / 2)],
];

it.each(changes)("detects %s after a clean stop", (_what, damage) => {
  const file = inFolder("lake.db");
  closeDatabase(fillDatabase(file), file);
  damage(file);
  expect(() => openDatabase(file)).toThrow(damaged);
});

it("detects an overwritten page after a crash", () => {
  const file = inFolder("lake.db");
  fillDatabase(file).close();
  overwritePage(file);
  expect(() => openDatabase(file)).toThrow(damaged);
});

it("[LAKE-4] reads the whole file at the start only if it was not closed, or has changed since", () => {
  const file = inFolder("lake.db");
  closeDatabase(fillDatabase(file), file);
  const { atime, mtime } = statSync(file);
  // Only a check would notice this damage, because the time is the same.
  overwritePage(file);
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
