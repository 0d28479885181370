import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { clientAt } from "../support/client-at.ts";
import { field, openTestLake, withToken } from "../support/open-test-lake.ts";
import { createToken, runCommand } from "../support/run-command.ts";
import { runLake, serveLakeProcess } from "../support/served-lake.ts";
import { setUpFolder } from "../support/set-up-folder.ts";

const inFolder = setUpFolder();
let data = "";
beforeEach(() => {
  data = inFolder("data");
});

it("backs up a lake during writes, and the backup serves a consistent state", async () => {
  const lake = await serveLakeProcess(data);
  const token = await createToken(data, "editor");
  const client = clientAt(lake.url, token);
  const asset = await client.assets.upload("file", Buffer.from("notes"), { filename: "a.txt" });
  writeFileSync(join(data, "note"), "kept");
  const padding = "x".repeat(20_000);
  let written = 0;
  const over = new AbortController();
  const write = async () => {
    const pair = { _type: "page", n: written + 1, padding };
    await client.mutate(["a", "b"].map((_id) => ({ createOrReplace: { _id, ...pair } })));
    written += 1;
  };
  for (let count = 0; count < 20; count += 1) await write();
  const before = written;
  const writing = (async () => {
    while (!over.signal.aborted) await write();
  })();
  const backup = inFolder("backups", "today");
  const { code, stdout } = await runLake("backup", backup, "--data", data);
  over.abort();
  await writing;
  await lake.end("SIGTERM");
  expect(code).toBe(0);
  expect(stdout).toContain(`backup: created in ${backup}`);
  expect(statSync(backup).mode & 0o777).toBe(0o700);
  expect(readdirSync(backup).toSorted()).toEqual(["assets", "lake.db", "note"]);

  const restored = openTestLake({ dataDir: backup });
  const left = await restored.query("*[_id == 'a'][0].n");
  expect(await restored.query("*[_id == 'b'][0].n")).toBe(left);
  expect(left).toBeGreaterThanOrEqual(before);
  expect(left).toBeLessThanOrEqual(written);
  const path = "/v1/data/history/production/documents/a?lastRevision=true";
  expect((await restored.call(path, withToken(token))).status).toBe(200);
  expect((await restored.call(`/${asset.path}`, { as: null })).body).toBe("notes");
  expect((await restored.mutate([{ create: { _type: "page" } }])).status).toBe(200);
  restored.close();
});

it("reports missing or damaged files and backs up the rest", async () => {
  const lake = openTestLake({ dataDir: data });
  const upload = async (body: string) =>
    field((await lake.call("/v1/assets/files/production", { body })).body, "document.path");
  const [lost, damaged] = [await upload("lost"), await upload("whole")].map(
    (path) => `assets/production/files/${basename(String(path))}`,
  );
  lake.lake.close();
  rmSync(join(data, String(lost)));
  writeFileSync(join(data, String(damaged)), "wh0le");
  const { code, stderr } = await runCommand("backup", inFolder("copy"), "--data", data);
  expect(code).toBe(1);
  expect(stderr).toContain(
    "The backup lacks these files, which are missing or damaged in the lake:",
  );
  for (const file of [lost, damaged]) expect(stderr).toContain(file);
  expect(existsSync(inFolder("copy", "lake.db"))).toBe(true);
});

it("refuses to write to a folder in use or to back up a missing lake", async () => {
  const full = inFolder("full");
  mkdirSync(join(full, "earlier"), { recursive: true });
  const nothing = await runCommand("backup", inFolder("new"), "--data", inFolder("none"));
  expect(nothing.stderr).toBe(
    `${inFolder("none")} contains no lake. Choose its folder with --data DIR.\n`,
  );
  openTestLake({ dataDir: data }).lake.close();
  const taken = await runCommand("backup", full, "--data", data);
  expect(taken.stderr).toBe(`${full} is not empty. Choose a new folder for the backup.\n`);
  expect([nothing.code, taken.code]).toEqual([1, 1]);
  expect(readdirSync(inFolder()).toSorted()).toEqual(["data", "full"]);
});
