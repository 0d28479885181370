// @module-tag all
import { rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { clientAt } from "../support/client-at.ts";
import { createToken, runCommand } from "../support/run-command.ts";
import { serveLakeProcess } from "../support/served-lake.ts";
import { readDatabase, rowsOf } from "../support/test-backup.ts";
import { setUpFolder } from "../support/set-up-folder.ts";

const inFolder = setUpFolder();

const stateOf = (data: string) => readDatabase(data, (database) => rowsOf(database));

it("[LAKE-4] a lake that is killed at any moment and its copy have every acknowledged change, and changes of commands while it is stopped", async () => {
  const data = inFolder("data");
  const backup = inFolder("backup");
  const options = ["--backup", backup];
  const token = await createToken(data, "editor");
  const acknowledged: string[] = [];
  for (let round = 0; round < 5; round += 1) {
    const lake = await serveLakeProcess(data, options);
    const client = clientAt(lake.url, token).withConfig({ timeout: 5_000 });
    const writeUntilKilled = async (writer: number) => {
      for (let n = 0; ; n += 1) {
        const name = `r${round}-w${writer}-${n}`;
        const pair = ["left", "right"].map((side) => ({
          create: { _id: `${name}-${side}`, _type: "half", text: side.repeat(400) },
        }));
        try {
          await client.mutate(pair);
          acknowledged.push(name);
          const file = { filename: "a.txt" };
          if (n % 10 === 0) await client.assets.upload("file", Buffer.from(name), file);
        } catch {
          return;
        }
      }
    };
    const writing = Promise.all([0, 1, 2].map(writeUntilKilled));
    await pause(300 + 350 * round);
    await lake.end("SIGKILL");
    await writing;
    await createToken(data, "viewer");
  }
  const last = await serveLakeProcess(data, options);
  const restored = inFolder("restored");
  await vi.waitFor(
    async () => {
      rmSync(restored, { recursive: true, force: true });
      const { code, stderr } = await runCommand("restore", backup, "--data", restored);
      expect([code, stderr]).toEqual([0, ""]);
      expect(stateOf(restored)).toEqual(stateOf(data));
    },
    { timeout: 15_000, interval: 500 },
  );
  await last.end("SIGTERM");
  const halves = readDatabase(restored, (database) =>
    database.prepare("select id from document where id like '%-left' or id like '%-right'").all(),
  );
  const ids = new Set(halves.map(({ id }) => String(id)));
  expect(acknowledged.length).toBeGreaterThan(50);
  const sidesOf = (name: string) => [`${name}-left`, `${name}-right`];
  expect(acknowledged.flatMap(sidesOf).filter((id) => !ids.has(id))).toEqual([]);
  const names = new Set([...ids].map((id) => id.replace(/-\w+$/, "")));
  expect(ids.size).toBe(2 * names.size);
}, 120_000);

it("[LAKE-4] stops only after the last changes are copied, and restores any of them", async () => {
  const data = inFolder("data");
  const backup = inFolder("backup");
  const lake = await serveLakeProcess(data, ["--backup", backup]);
  const client = clientAt(lake.url, await createToken(data, "administrator"));
  const create = (id: string) => client.create({ _id: id, _type: "page" });
  const { _rev } = await create("a");
  await create("b");
  await lake.end("SIGTERM");
  const restore = (name: string, ...more: string[]) =>
    runCommand("restore", backup, "--data", inFolder(name), ...more);
  expect((await restore("newest")).stdout).toContain("2 documents and 0 assets, after transaction");
  expect((await restore("before", "--at", _rev)).stdout).toContain("1 documents");
  expect((await restore("none", "--dry-run")).stdout).toContain("the backup is complete");
  const refused = await restore("newest");
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining("is not empty")]);

  // The restored lake is served, and the undo of its last transaction is a command too.
  const again = await serveLakeProcess(inFolder("newest"));
  const token = await createToken(inFolder("newest"), "administrator");
  const { transactionId } = await clientAt(again.url, token)
    .transaction()
    .create({ _id: "c", _type: "page" })
    .commit();
  const undo = ["undo", transactionId, "--token", token, "--url", again.url];
  expect((await runCommand(...undo, "--dry-run")).stdout).toMatch(
    /c +would be deleted\n.*nothing is written/,
  );
  expect((await runCommand(...undo)).stdout).toMatch(/c +deleted\n.*written as transaction \w+/);
  await again.end("SIGTERM");
});
