// @module-tag all
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { AssetBucket } from "../src/assets/asset-bucket.ts";
import type { BackupTarget } from "../src/backup/backup-target.ts";
import { openS3Target } from "../src/backup/s3-target.ts";
import { newFolder, openNode, type TestNode } from "./support/lake-stores.ts";
import { field } from "./support/open-test-lake.ts";
import { startPostgres, type TestPostgres } from "./support/postgres.ts";
import { startS3 } from "./support/s3-server.ts";

const token = "test-token-of-an-administrator";
const hour = 60 * 60_000;

let server: TestPostgres;
let s3: Awaited<ReturnType<typeof startS3>>;
let target: BackupTarget;
let clock = 0;
let folders: string[] = [];
let a: TestNode;
let b: TestNode;

beforeAll(async () => {
  [server, s3] = await Promise.all([startPostgres({ isDurable: false }), startS3("assets")]);
});
afterAll(async () => {
  await Promise.all([server.stop(), s3.close()]);
});
beforeEach(async () => {
  const database = await server.newDatabase();
  clock = 0;
  target = openS3Target(`s3://assets/${database.split("/").at(-1)}`, s3.env);
  folders = [newFolder(), newFolder()];
  const now = () => new Date(Date.now() + clock);
  const open = (folder = "") => openNode(database, folder, { assets: target, now });
  a = await open(folders[0]);
  b = await open(folders[1]);
  const createdAt = now().toISOString();
  const userId = "robot-test";
  const role = "administrator";
  a.lake.credentials.add(token, { kind: "token", label: "test", role, userId, createdAt });
  await a.lake.shared?.node.storeSettings();
  await b.lake.shared?.node.refresh();
});
afterEach(async () => {
  await Promise.all([a.stop(), b.stop()]);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const send = (node: TestNode, path: string, init: RequestInit = {}) =>
  node.fetch(
    new Request(`http://localhost:3400${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}` },
    }),
  );

/** Uploads a file to a node. Returns the path of its address when the other nodes know its document. */
async function upload(node: TestNode, kind: "images" | "files", body: BodyInit): Promise<string> {
  const response = await send(node, `/v1/assets/${kind}/production`, { method: "POST", body });
  expect(response.status).toBe(200);
  await Promise.all([a, b].map(async (one) => one.lake.shared?.node.refresh()));
  return new URL(String(field(await response.json(), "document.url"))).pathname;
}

describe("[LAKE-5] nodes whose assets are in a bucket", () => {
  it("send and transform each other's files, and fetch each file once", async () => {
    const dot = { create: { width: 4, height: 4, channels: 3, background: "red" } } as const;
    const png = new Uint8Array(await sharp(dot).png().toBuffer());
    const [image, file] = [await upload(a, "images", png), await upload(a, "files", "a file")];
    const getFile = vi.spyOn(target, "getFile");
    const texts = await Promise.all([1, 2, 3].map(async () => (await send(b, file)).text()));
    expect(texts).toEqual(["a file", "a file", "a file"]);
    expect(getFile).toHaveBeenCalledTimes(1);
    expect(new Uint8Array(await (await send(b, image)).arrayBuffer())).toEqual(png);
    const small = await send(b, `${image}?w=2`);
    expect((await sharp(await small.arrayBuffer()).metadata()).width).toBe(2);
  });

  it("ask the bucket for no file without a document", async () => {
    const getFile = vi.spyOn(target, "getFile");
    const path = `/files/local/production/${"0".repeat(40)}.txt`;
    expect((await send(b, path)).status).toBe(404);
    expect(getFile).not.toHaveBeenCalled();
  });

  it("refuse an upload that the bucket doesn't take, and a damaged file", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    vi.spyOn(target, "putFile").mockRejectedValueOnce(new Error("no bucket"));
    const refused = await send(a, "/v1/assets/files/production", { method: "POST", body: "lost" });
    expect(refused.status).toBe(503);
    const file = await upload(a, "files", "whole");
    await target.put(
      file.replace("/files/local/production/", "production/files/"),
      Buffer.from("part"),
    );
    expect((await send(b, file)).status).toBe(503);
    expect(String(log.mock.calls)).toContain("is damaged");
  });

  it("clean what no document refers to, in the bucket too", async () => {
    await upload(a, "files", "unused");
    clock = 2 * hour;
    const cleaned = await send(b, "/v1/assets/clean/production", { method: "POST" });
    const found: unknown = await cleaned.json();
    expect(field(found, "assets.0._id")).toMatch(/^file-/);
    expect(field(found, "files.0.file")).toMatch(/^files\/[0-9a-f]{40}\.\w+$/);
    expect(await target.list("production/")).toEqual([]);
  });

  it("remove the oldest copies above a ceiling, but none that is new", async () => {
    const folder = newFolder();
    folders.push(folder);
    const [first, second] = [await upload(a, "files", "first"), await upload(a, "files", "second")];
    const nameOf = (path: string) => path.replace("/files/local/production/", "files/");
    const bucket = new AssetBucket(target, folder, 8);
    const isThere = (path: string) => existsSync(join(folder, "production", nameOf(path)));
    await bucket.fetch("production", nameOf(first));
    await bucket.fetch("production", nameOf(second));
    expect([first, second].map(isThere)).toEqual([true, true]);
    const later = Date.now() + hour;
    vi.spyOn(Date, "now").mockReturnValue(later);
    rmSync(join(folder, "production", nameOf(second)));
    await bucket.fetch("production", nameOf(second));
    expect([first, second].map(isThere)).toEqual([false, true]);
  });
});
