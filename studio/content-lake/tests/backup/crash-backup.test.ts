// @module-tag all
import { join } from "node:path";
import { rmSync } from "node:fs";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clientAt } from "../support/client-at.ts";
import { newFolder, runLake, serveLakeProcess, tokenFor } from "../support/served-lake.ts";
import { readDatabase, rowsOf } from "../support/test-backup.ts";

let folder = "";
beforeEach(() => {
  folder = newFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const stateOf = (data: string) => readDatabase(data, (database) => rowsOf(database));

it("[LAKE-4] the copy has every change after `kill -9` at any moment, and of commands while the lake is stopped", async () => {
  const data = join(folder, "data");
  const backup = join(folder, "backup");
  const options = ["--backup", backup];
  const token = await tokenFor(data, "editor");
  let written = 0;
  for (let round = 0; round < 5; round += 1) {
    const lake = await serveLakeProcess(data, options);
    const client = clientAt(lake.url, token);
    const over = new AbortController();
    const writer = async () => {
      while (!over.signal.aborted) {
        const [left, right] = ["left", "right"].map((side) => ({
          _id: `${written}-${side}`,
          _type: "page",
        }));
        if (!left || !right) return;
        await client
          .transaction()
          .create(left)
          .create(right)
          .commit()
          .catch(() => over.abort());
        if (written % 10 === 0) {
          await client.assets
            .upload("file", Buffer.from(`file ${written}`), { filename: "a.txt" })
            .catch(() => over.abort());
        }
        written += 1;
      }
    };
    const writing = writer();
    await new Promise((resolve) => setTimeout(resolve, 300 + 350 * round));
    await lake.end("SIGKILL");
    over.abort();
    await writing;
    // A command changes the stopped lake.
    await tokenFor(data, "viewer");
  }
  const last = await serveLakeProcess(data, options);
  const restored = join(folder, "restored");
  await vi.waitFor(
    async () => {
      rmSync(restored, { recursive: true, force: true });
      const { code, stderr } = await runLake("restore", backup, "--data", restored);
      expect([code, stderr]).toEqual([0, ""]);
      expect(stateOf(restored)).toEqual(stateOf(data));
    },
    { timeout: 15_000, interval: 500 },
  );
  await last.end("SIGTERM");
  const ids = readDatabase(restored, (database) =>
    database.prepare("select id from document where id like '%-left' or id like '%-right'").all(),
  );
  expect(ids.length).toBeGreaterThan(50);
  expect(ids.length % 2).toBe(0);
}, 120_000);

it("[LAKE-4] stops only after the last changes are copied, and restores any of them", async () => {
  const data = join(folder, "data");
  const backup = join(folder, "backup");
  const lake = await serveLakeProcess(data, ["--backup", backup]);
  const client = clientAt(lake.url, await tokenFor(data, "administrator"));
  const create = (id: string) => client.create({ _id: id, _type: "page" });
  const { _rev } = await create("a");
  await create("b");
  await lake.end("SIGTERM");
  const restore = (name: string, ...more: string[]) =>
    runLake("restore", backup, "--data", join(folder, name), ...more);
  expect((await restore("newest")).stdout).toContain("2 documents and 0 assets, after transaction");
  expect((await restore("before", "--at", _rev)).stdout).toContain("1 documents");
  expect((await restore("none", "--dry-run")).stdout).toContain("the backup is complete");
  const refused = await restore("newest");
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining("is not empty")]);

  // The restored lake is served, and the undo of its last transaction is a command too.
  const again = await serveLakeProcess(join(folder, "newest"));
  const token = await tokenFor(join(folder, "newest"), "administrator");
  const { transactionId } = await clientAt(again.url, token)
    .transaction()
    .create({ _id: "c", _type: "page" })
    .commit();
  const undo = ["undo", transactionId, "--token", token, "--url", again.url];
  expect((await runLake(...undo, "--dry-run")).stdout).toMatch(
    /c +would be deleted\n.*nothing is written/,
  );
  expect((await runLake(...undo)).stdout).toMatch(/c +deleted\n.*written as transaction \w+/);
  await again.end("SIGTERM");
});
