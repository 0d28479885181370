import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { newFolder, runLake, serveLakeProcess, tokenFor } from "../support/served-lake.ts";
import { clientAt } from "../support/client-at.ts";

let folder = "";
beforeEach(() => {
  folder = newFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const clientOf = (url: string, token: string) => clientAt(url, token);

it("backs up a lake during writes, and the backup serves a consistent state", async () => {
  const data = join(folder, "data");
  const lake = await serveLakeProcess(data);
  const token = await tokenFor(data, "editor");
  const client = clientOf(lake.url, token);
  const asset = await client.assets.upload("file", Buffer.from("notes"), { filename: "a.txt" });
  writeFileSync(join(data, "note"), "kept");
  const padding = "x".repeat(20_000);
  let written = 0;
  const over = new AbortController();
  const write = async () => {
    const transaction = client.transaction();
    for (const id of ["a", "b"]) {
      transaction.createOrReplace({ _id: id, _type: "page", n: written + 1, padding });
    }
    await transaction.commit();
    written += 1;
  };
  for (let count = 0; count < 20; count += 1) await write();
  const before = written;
  const writing = (async () => {
    while (!over.signal.aborted) await write();
  })();
  const backup = join(folder, "backups", "today");
  const { code, stdout } = await runLake("backup", backup, "--data", data);
  over.abort();
  await writing;
  await lake.end("SIGTERM");
  expect(code).toBe(0);
  expect(stdout).toContain(`backup: created in ${backup}`);
  expect(statSync(backup).mode & 0o777).toBe(0o700);
  expect(readdirSync(backup).toSorted()).toEqual(["assets", "lake.db", "note"]);

  const restored = await serveLakeProcess(backup);
  const again = clientOf(restored.url, token);
  const numbers = await again.fetch<number[]>('*[_type == "page"]|order(_id).n');
  const history = await fetch(
    `${restored.url}/v1/data/history/production/documents/a?lastRevision=true`,
    { headers: { authorization: `Bearer ${token}` } },
  );
  const file = await fetch(`${restored.url}/${asset.path}`);
  expect(numbers).toEqual([numbers[0], numbers[0]]);
  expect(numbers[0]).toBeGreaterThanOrEqual(before);
  expect(numbers[0]).toBeLessThanOrEqual(written);
  expect(history.status).toBe(200);
  expect(await file.text()).toBe("notes");
  await again.create({ _type: "page" });
  await restored.end("SIGTERM");
});

it("reports missing or damaged files and backs up the rest", async () => {
  const data = join(folder, "data");
  const lake = await serveLakeProcess(data);
  const client = clientOf(lake.url, await tokenFor(data, "editor"));
  const lost = await client.assets.upload("file", Buffer.from("lost"), { filename: "a.txt" });
  const damaged = await client.assets.upload("file", Buffer.from("whole"), { filename: "b.txt" });
  await lake.end("SIGTERM");
  const files = join(data, "assets/production/files");
  rmSync(join(files, `${lost.sha1hash}.txt`));
  writeFileSync(join(files, `${damaged.sha1hash}.txt`), "wh0le");
  const { code, stderr } = await runLake("backup", join(folder, "copy"), "--data", data);
  expect(code).toBe(1);
  expect(stderr).toContain(
    "The backup lacks these files, which are missing or damaged in the lake:",
  );
  expect(stderr).toContain(`assets/production/files/${lost.sha1hash}.txt`);
  expect(stderr).toContain(`assets/production/files/${damaged.sha1hash}.txt`);
  expect(existsSync(join(folder, "copy", "lake.db"))).toBe(true);
});

it("refuses to write to a folder in use or to back up a missing lake", async () => {
  const full = join(folder, "full");
  mkdirSync(join(full, "earlier"), { recursive: true });
  const nothing = await runLake("backup", join(folder, "new"), "--data", join(folder, "none"));
  expect(nothing.stderr).toBe(
    `${join(folder, "none")} contains no lake. Choose its folder with --data DIR.\n`,
  );
  await (await serveLakeProcess(join(folder, "data"))).end("SIGTERM");
  const taken = await runLake("backup", full, "--data", join(folder, "data"));
  expect(taken.stderr).toBe(`${full} is not empty. Choose a new folder for the backup.\n`);
  expect([nothing.code, taken.code]).toEqual([1, 1]);
  expect(readdirSync(folder).toSorted()).toEqual(["data", "full"]);
});
