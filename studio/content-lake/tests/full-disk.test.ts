// @module-tag all
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { clientAt } from "./support/client-at.ts";
import { lakeCli, runLake } from "./support/served-lake.ts";
import { setUpFolder } from "./support/set-up-folder.ts";

/** Mounts a file system in memory that only one process and its children see. */
const isRoot = process.getuid?.() === 0;
const isolate = ["--mount", ...(isRoot ? [] : ["--user", "--map-root-user"])];
const mayMount =
  spawnSync("unshare", [...isolate, "mount", "-t", "tmpfs", "tmpfs", "/mnt"]).status === 0;
if (!mayMount) console.warn("SKIPPED: a full disk needs `unshare` and the right to mount a tmpfs.");

const inFolder = setUpFolder();

/** Starts a lake whose data folder is a disk of 24 MB. `disk` is the disk's path from outside. */
async function serveOnSmallDisk() {
  const disk = inFolder("disk");
  const backup = inFolder("backup");
  mkdirSync(disk);
  const script = `mount -t tmpfs -o size=24m tmpfs "$1" && shift && exec "$@"`;
  const options = "serve --port 0 --project marquee".split(" ");
  const serve = [lakeCli, ...options, "--data", disk, "--backup", backup];
  const child = spawn(
    "unshare",
    [...isolate, "sh", "-c", script, "sh", disk, process.execPath, ...serve],
    { stdio: ["ignore", "pipe", "ignore"] },
  );
  const ended = once(child, "exit");
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  let url = "";
  for await (const line of createInterface({ input: child.stdout })) {
    url = /ready at (http:\/\/\S+:\d+)/.exec(line)?.[1] ?? "";
    if (url !== "") break;
  }
  child.stdout.resume();
  // A command of the lake has to run in the same namespace, because SQLite resolves the link in `/proc`.
  const user = isRoot ? [] : ["--user", "--preserve-credentials"];
  const enter = ["--target", String(child.pid), "--mount", ...user];
  const token = spawnSync(
    "nsenter",
    [...enter, process.execPath, lakeCli, "token", "--role", "editor", "--data", disk],
    { encoding: "utf8" },
  ).stdout.trim();
  return { url, token, disk: `/proc/${child.pid}/root${disk}`, backup };
}

test.skipIf(!mayMount)(
  "[LAKE-4] a full disk refuses writes with a 503, serves reads, recovers, and loses nothing acknowledged",
  async () => {
    const { url, token, disk, backup } = await serveOnSmallDisk();
    const headers = { authorization: `Bearer ${token}` };
    const write = (id: string, text = "") =>
      fetch(`${url}/v1/data/mutate/production`, {
        method: "POST",
        headers,
        body: JSON.stringify({ mutations: [{ create: { _id: id, _type: "page", text } }] }),
      });
    const ids = () => clientAt(url, token).fetch("*[_type == 'page']|order(_id)._id");
    const readiness = async () => {
      const response = await fetch(`${url}/v1/ready`);
      return [response.status, await response.json()];
    };
    const acknowledged: string[] = [];
    const writeDocument = async (id: string, text?: string) => {
      const { status } = await write(id, text);
      if (status === 200) acknowledged.push(id);
      return status;
    };
    expect(await writeDocument("a-first")).toBe(200);
    expect(await readiness()).toEqual([200, { ready: true }]);

    // Other files fill the disk up to 64 kB.
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(join(disk, "filler"), Buffer.alloc(bavail * bsize - 64 * 1024));
    const text = "x".repeat(30_000);
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) statuses.push(await writeDocument(`b-${n}`, text));
    expect(new Set(statuses.slice(-3))).toEqual(new Set([503]));
    // Concurrent writes share a transaction of the database.
    await Promise.all(Array.from({ length: 20 }, (_, n) => writeDocument(`c-${n}`, text)));
    // The lake closes the connection of an upload that it has not read whole, so no other request may use it.
    const options = { method: "POST", headers, agent: false };
    const upload = request(`${url}/v1/assets/files/production`, options);
    upload.end(Buffer.alloc(1_000_000));
    const [response] = await once(upload, "response");
    expect(response.statusCode).toBe(503);
    upload.on("error", () => undefined).destroy();
    const problem = expect.stringContaining("Free some space");
    expect(await readiness()).toEqual([503, { ready: false, problem }]);
    expect((await fetch(`${url}/v1/ping`)).status).toBe(200);
    expect(await ids()).toEqual(acknowledged.toSorted());

    rmSync(join(disk, "filler"));
    await expect.poll(readiness, { timeout: 10_000 }).toEqual([200, { ready: true }]);
    expect(await writeDocument("d-after", text)).toBe(200);
    expect(await ids()).toEqual(acknowledged.toSorted());

    // The backup contains the same: it has caught up, and a restored lake is complete.
    await expect
      .poll(
        async () => {
          const restored = inFolder(`restored-${Date.now()}`);
          return (await runLake("restore", backup, "--data", restored)).stdout;
        },
        { timeout: 30_000, interval: 1_000 },
      )
      .toContain(`${acknowledged.length} documents`);
  },
  90_000,
);
