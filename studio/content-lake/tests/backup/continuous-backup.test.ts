import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { BackupTarget } from "../../src/backup/backup-target.ts";
import { finish } from "../../src/in-parts.ts";
import { field, putPage } from "../support/set-up-lake.ts";
import {
  openTestBackup,
  readDatabase,
  rowsOf,
  settled,
  type TestBackup,
} from "../support/test-backup.ts";

let test: TestBackup;
beforeEach(() => {
  test = openTestBackup();
});
afterEach(() => test.close());

const write = async (id: string, fields?: object) =>
  String(field((await test.lake.mutate([putPage(id, fields)])).body, "transactionId"));

/** Compares the newest state of the backup with the lake, in all tables. */
async function expectWhole(): Promise<void> {
  await test.restore("restored");
  const restored = readDatabase(join(test.folder, "restored"), (database) => rowsOf(database));
  expect(restored).toEqual(rowsOf(test.lake.lake.lake.store.database));
}

/** A target that fails when `fails` returns true: before or after it carried out the call. */
function failing(fails: { before: boolean; after: boolean }): BackupTarget {
  const { target } = test;
  return new Proxy(target, {
    get: (_target, name: keyof BackupTarget) => {
      const call: unknown = target[name];
      if (typeof call !== "function") return call;
      return async (...args: unknown[]): Promise<unknown> => {
        if (fails.before) throw new Error("connect ECONNREFUSED");
        const result: unknown = await call(...args);
        if (fails.after) throw new Error("socket hang up");
        return result;
      };
    },
  });
}

it("[LAKE-4] copies each commit and each uploaded file within 5 s: documents, history, people, tokens, datasets", async () => {
  const { lake } = test;
  writeFileSync(join(lake.dataDir, "sample-site"), "imported");
  await write("before");
  const backup = test.start();
  await settled(backup);
  await write("a", { title: "Größe 🎈" });
  await lake.mutate([{ delete: { id: "before" } }]);
  await lake.send("/v1/assets/files/production", { body: "a file", as: "editor" });
  await lake.call("/v1/datasets/more", { method: "PUT", body: { aclMode: "public" } });
  lake.addPerson("viewer", { name: "Ada" });
  lake.lake.lake.credentials.putSetting("<lake>", "history-days", "30");
  const startedAt = performance.now();
  await settled(backup);
  expect(performance.now() - startedAt).toBeLessThan(5_000);
  await expectWhole();
  const folder = join(test.folder, "restored");
  const [file = ""] = readdirSync(join(folder, "assets/production/files"));
  expect(readFileSync(join(folder, "assets/production/files", file), "utf8")).toBe("a file");
  expect(readFileSync(join(folder, "sample-site"), "utf8")).toBe("imported");
  test.reopen("restored");
  expect(await test.lake.query("*[_type == 'page'].title")).toEqual(["Größe 🎈"]);
  expect(finish(test.lake.lake.lake.store.search("production", "große")).ids).toEqual(["a"]);
});

it("[LAKE-4] restores each transaction since the start, if the target responds only after several", async () => {
  const folder = test.target;
  const { promise: written, resolve: respond } = Promise.withResolvers<void>();
  const slow: BackupTarget = {
    ...folder,
    list: async (prefix) => {
      await written;
      return folder.list(prefix);
    },
  };
  await write("before");
  const backup = test.start({}, slow);
  const transactions = [await write("a"), await write("b"), await write("a", { title: "A" })];
  respond();
  await settled(backup);
  for (const [index, pages] of [["a"], ["a", "b"], ["a", "b"]].entries()) {
    await test.restore(`at-${index}`, transactions[index]);
    expect(test.pagesIn(`at-${index}`)).toEqual([...pages, "before"]);
  }
});

it("[LAKE-4] catches up after the target was down, and logs the beginning and the end", async () => {
  const fails = { before: true, after: false };
  const backup = test.start({}, failing(fails));
  for (let n = 0; n < 20; n += 1) await write(`page-${n}`);
  await expect.poll(() => backup.figures().isFailing).toBe(true);
  expect(backup.figures().lag).toBeGreaterThan(0);
  expect((await test.lake.call("/v1/ready", { as: null })).status).toBe(200);
  fails.before = false;
  await settled(backup);
  expect(test.log).toEqual([
    expect.stringMatching(/fails, and is tried again: connect ECONNREFUSED/),
    expect.stringContaining("has caught up"),
  ]);
  await expectWhole();
});

it("[LAKE-4] continues the same generation after a lost response and a crash", async () => {
  const fails = { before: false, after: false };
  const backup = test.start({ segment: 300 }, failing(fails));
  await settled(backup);
  await write("a");
  await settled(backup);
  fails.after = true;
  for (let n = 0; n < 5; n += 1) await write(`page-${n}`);
  await vi.waitFor(() => expect(backup.figures().isFailing).toBe(true), { timeout: 5_000 });
  // The lake ends without having noted what the target has.
  const stopped = backup.stop();
  test.reopen();
  await stopped;
  await write("after");
  await settled(test.start({ segment: 300 }));
  expect(readdirSync(join(test.folder, "backup/generations"))).toHaveLength(1);
  await expectWhole();
});

it("[LAKE-4] drops the waiting changes of a target that is down too long, and begins again with a base", async () => {
  const fails = { before: false, after: false };
  const backup = test.start({ waiting: 20_000 }, failing(fails));
  await settled(backup);
  await write("early");
  await settled(backup);
  fails.before = true;
  const { store } = test.lake.lake.lake;
  const writable = Promise.withResolvers<void>();
  const whenWritable = vi.spyOn(store, "whenWritable").mockReturnValue(writable.promise);
  for (let n = 0; n < 40; n += 1) await write(`page-${n}`, { text: "x".repeat(1_000) });
  await vi.waitFor(() => expect(whenWritable).toHaveBeenCalled(), { timeout: 5_000 });
  const rows = store.database.prepare(
    "select count(*) as n from sqlite_schema where name like 'backup%'",
  );
  // Another thread writes to the database.
  expect(rows.get()).not.toEqual({ n: 0 });
  writable.resolve();
  await vi.waitFor(() => expect(test.log.join()).toContain("fell too far behind"), {
    timeout: 5_000,
  });
  whenWritable.mockRestore();
  expect(rows.get()).toEqual({ n: 0 });
  await write("late");
  fails.before = false;
  await settled(backup);
  await expectWhole();
  expect(readdirSync(join(test.folder, "backup/generations"))).toHaveLength(2);
});

it("[LAKE-4] begins a generation if the data folder is an older copy of what the target has", async () => {
  const backup = test.start();
  await settled(backup);
  await backup.stop();
  mkdirSync(join(test.folder, "copy"));
  readDatabase(test.lake.dataDir, (database) =>
    database.exec(`vacuum into '${join(test.folder, "copy/lake.db")}'`),
  );
  const second = test.start();
  await write("lost");
  await settled(second);
  await second.stop();
  test.reopen("copy");
  await write("another");
  const error = vi.spyOn(console, "error").mockReturnValue();
  await settled(test.start());
  expect(error.mock.calls.join()).toContain("A new generation begins");
  error.mockRestore();
  await expectWhole();
});

it("[LAKE-4] writes a base first after an upgrade, because segments have one version of the tables", async () => {
  const first = test.start();
  await write("a");
  await settled(first);
  await first.stop();
  const { database } = test.lake.lake.lake.store;
  database.exec("alter table person add column nickname text");
  const version = Number(database.prepare("pragma user_version").get()?.["user_version"]);
  database.exec(`pragma user_version = ${version + 1}`);
  const second = test.start();
  await settled(second);
  const [generation = ""] = readdirSync(join(test.folder, "backup/generations"));
  expect(readdirSync(join(test.folder, "backup/generations", generation, "bases"))).toHaveLength(2);
  await expect(test.restore("restored")).rejects.toThrow("A newer lake wrote this backup");
});
