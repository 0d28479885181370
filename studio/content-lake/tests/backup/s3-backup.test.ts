import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openTarget } from "../../src/backup/backup-target.ts";
import { restoreLake } from "../../src/backup/restore-lake.ts";
import { startS3 } from "../support/s3-server.ts";
import {
  openTestBackup,
  readDatabase,
  rowsOf,
  settled,
  type TestBackup,
} from "../support/test-backup.ts";

let test: TestBackup;
let s3: Awaited<ReturnType<typeof startS3>>;
beforeEach(async () => {
  test = openTestBackup();
  s3 = await startS3("backups");
});
afterEach(async () => {
  await test.close();
  await s3.close();
});

it("[LAKE-4] copies to an S3-compatible store, and restores from it", async () => {
  const target = await openTarget("s3://backups/site/lake", s3.env);
  const backup = test.start({ segment: 1_000, base: 5_000 }, target);
  await test.lake.send("/v1/assets/files/production", { body: "a file", as: "editor" });
  for (let n = 0; n < 20; n += 1) {
    await test.lake.mutate([{ create: { _id: `page-${n}`, _type: "page", title: "Größe" } }]);
    if (n % 5 === 0) await settled(backup);
  }
  await settled(backup);
  const restored = await restoreLake(target, join(test.folder, "restored"));
  expect(restored).toMatchObject({ documents: 21, assets: 1, missing: [] });
  expect(readDatabase(join(test.folder, "restored"), (database) => rowsOf(database))).toEqual(
    rowsOf(test.lake.lake.lake.store.database),
  );
});

it("[LAKE-4] a target stores, lists and removes files like a folder", async () => {
  for (const target of [await openTarget("s3://backups", s3.env), test.target]) {
    expect(await target.list("generations/")).toEqual([]);
    expect(await target.get("generations/none")).toBeUndefined();
    expect(await target.getFile("generations/none", join(test.folder, "none"))).toBe(false);
    const bytes = new Uint8Array([0, 255, 10, 13]);
    await target.put("generations/1/a", bytes);
    await target.put("generations/1/b/c", bytes);
    const stored = await target.get("generations/1/a");
    expect(stored && [...stored]).toEqual([...bytes]);
    const listed = await target.list("generations/");
    expect(listed.map(({ path, size }) => [path, size])).toEqual([
      ["generations/1/a", 4],
      ["generations/1/b/c", 4],
    ]);
    expect(Math.abs(Date.now() - (listed[0]?.modified.getTime() ?? 0))).toBeLessThan(60_000);
    await target.remove(["generations/1/a", "generations/1/unknown"]);
    expect((await target.list("generations/")).map(({ path }) => path)).toEqual([
      "generations/1/b/c",
    ]);
  }
});

it("[LAKE-4] names what is wrong with a target", async () => {
  await expect(openTarget("s3://backups", {})).rejects.toThrow(
    "AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY",
  );
  await expect(openTarget("ftp://host", {})).rejects.toThrow("Use a folder, or s3://BUCKET/PREFIX");
  const missing = await openTarget("s3://other-bucket", s3.env);
  await expect(missing.list("")).rejects.toThrow("The bucket does not exist");
  const refused = await openTarget("s3://backups", { ...s3.env, AWS_ACCESS_KEY_ID: "unknown" });
  await expect(refused.put("a", new Uint8Array([1]))).rejects.toThrow("403");
});
