import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { field, putPage } from "../support/set-up-lake.ts";
import { openTestBackup, settled, type TestBackup } from "../support/test-backup.ts";

let test: TestBackup;
beforeEach(() => {
  test = openTestBackup();
});
afterEach(() => test.close());

const write = async (id: string) => {
  test.lake.pass(60_000);
  return String(field((await test.lake.mutate([putPage(id)])).body, "transactionId"));
};

it("[LAKE-4] a restored moment has today's people, tokens and privacy", async () => {
  const { lake } = test.lake.lake;
  lake.upsertDataset("production", "public");
  const backup = test.start();
  const early = await write("a");
  await write("b");
  lake.credentials.revoke("robot-editor", lake.now());
  lake.people.remove("pLocalEditor", lake.now());
  lake.upsertDataset("production", "private");
  await settled(backup);
  await test.restore("restored", early);
  expect(test.pagesIn("restored")).toEqual(["a"]);
  test.reopen("restored");
  const restored = test.lake.lake.lake;
  const roles = restored.credentials.tokens(new Date("2027-01-01")).map(({ role }) => role);
  expect([roles.includes("viewer"), roles.includes("editor")]).toEqual([true, false]);
  expect(restored.people.present()).toEqual([]);
  expect(restored.datasetRow("production")?.aclMode).toBe("private");
  // No sequence number is used twice, so a client can't mistake a new event for an old one.
  const newest = "select sequence from tx order by sequence desc limit 1";
  expect(restored.store.database.prepare(newest).get()).toEqual({ sequence: 1 });
  await write("c");
  expect(restored.store.database.prepare(newest).get()).toEqual({ sequence: 3 });
});

it("[LAKE-4] finds a time in the generation that was written then", async () => {
  const first = test.start();
  const early = await write("a");
  await write("b");
  const time = test.lake.lake.lake.now().toISOString();
  await settled(first);
  await first.stop();
  await test.restore("second", early);
  test.lake.pass(60_000);
  const { now } = test.lake.lake.lake;
  test.reopen("second");
  // The clock of the new test lake begins at its start again.
  while (test.lake.lake.lake.now() < now()) test.lake.pass(60_000);
  const second = test.start();
  await settled(second);
  await write("c");
  await settled(second);
  await test.restore("at-time", time);
  expect(test.pagesIn("at-time")).toEqual(["a", "b"]);
  await test.restore("newest");
  expect(test.pagesIn("newest")).toEqual(["a", "c"]);
});

it("[LAKE-4] refuses a folder that is not empty, and moments that the backup lacks", async () => {
  const backup = test.start();
  await settled(backup);
  await write("a");
  await settled(backup);
  await expect(test.restore("data")).rejects.toThrow("is not empty");
  await expect(test.restore("x", "2020-01-01T00:00:00Z")).resolves.toMatchObject({ documents: 0 });
  await expect(test.restore("y", "unknown-id")).rejects.toThrow("doesn't contain unknown-id");
  await expect(test.restore("z", "2026-11-21")).rejects.toThrow("Use a time such as");
  expect(readdirSync(test.folder).toSorted()).toEqual(["backup", "data", "x"]);
});

it("[LAKE-4] refuses a damaged backup, and leaves no folder behind", async () => {
  const backup = test.start({ segment: 100 });
  for (const id of ["a", "b", "c"]) {
    await settled(backup);
    await write(id);
  }
  await settled(backup);
  const files = await test.target.list("generations/");
  const pathsIn = (folder: string) =>
    files.map(({ path }) => path).filter((path) => path.includes(folder));
  const segments = pathsIn("/changes/");
  expect(segments.length).toBeGreaterThan(2);
  for (const path of [...segments.slice(0, -1), ...pathsIn("/bases/")]) {
    const bytes = (await test.target.get(path)) ?? new Uint8Array();
    const changed = Buffer.from(bytes);
    changed[bytes.length >> 1] = (changed[bytes.length >> 1] ?? 0) ^ 1;
    for (const damage of [changed, bytes.subarray(0, bytes.length - 1), undefined]) {
      if (damage) await test.target.put(path, damage);
      else await test.target.remove([path]);
      await expect(test.restore("restored")).rejects.toThrow(
        /can't be used|lacks|is incomplete|contains no complete backup/,
      );
      await test.target.put(path, bytes);
    }
  }
  expect(readdirSync(test.folder).toSorted()).toEqual(["backup", "data"]);
  await test.restore("restored");
});

it("[LAKE-4] restores the rest and lists the files that the backup lacks", async () => {
  await test.lake.send("/v1/assets/files/production", { body: "a file", as: "editor" });
  const backup = test.start();
  await settled(backup);
  const path = (await test.target.list("assets/"))[0]?.path ?? "";
  writeFileSync(join(test.folder, "backup", path), "other");
  expect(await test.restore("restored")).toMatchObject({
    missing: [path.replace("assets/assets/", "assets/")],
  });
  expect(test.pagesIn("restored")).toHaveLength(1);
  rmSync(join(test.folder, "backup", path));
  expect((await test.restore("again")).missing).toHaveLength(1);
});

it("[LAKE-4] keeps the moments of the last days and removes what none of them needs", async () => {
  const backup = test.start({ days: 2, baseInterval: 60 * 60_000 });
  await test.lake.send("/v1/assets/files/production", { body: "a file", as: "editor" });
  await write("a");
  await settled(backup);
  await test.lake.mutate([{ delete: { query: "*[_type == 'sanity.fileAsset']" } }]);
  const retained: string[] = [];
  const bases = async () =>
    (await test.target.list("generations/"))
      .map(({ path }) => path)
      .filter((path) => path.endsWith("manifest.json"));
  for (let day = 0; day < 6; day += 1) {
    const before = (await bases()).at(-1);
    test.lake.pass(24 * 60 * 60_000);
    retained.push(await write(`day-${day}`));
    await vi.waitFor(async () => expect((await bases()).at(-1)).not.toBe(before), 5_000);
  }
  await vi.waitFor(async () => expect((await bases()).length).toBeLessThanOrEqual(4));
  await test.restore("newest");
  await test.restore("kept", retained[4]);
  await expect(test.restore("old", retained[0])).rejects.toThrow("doesn't contain");
});
