// @module-tag all
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { AssetBucket } from "../src/assets/asset-bucket.ts";
import type { BackupTarget } from "../src/backup/backup-target.ts";
import { openS3Target } from "../src/backup/s3-target.ts";
import type { TestNode } from "./support/lake-stores.ts";
import { field } from "./support/open-test-lake.ts";
import { startS3 } from "./support/s3-server.ts";
import { newFolder } from "./support/served-lake.ts";
import { sendTo, setUpNodes } from "./support/set-up-nodes.ts";

const hour = 60 * 60_000;

let s3: Awaited<ReturnType<typeof startS3>>;
let target: BackupTarget;
let clock = 0;
let a: TestNode;
let b: TestNode;

beforeAll(async () => {
  s3 = await startS3("assets");
});
afterAll(() => s3.close());

const nodes = setUpNodes();
beforeEach(async () => {
  clock = 0;
  target = openS3Target(`s3://assets/${nodes.database().split("/").at(-1)}`, s3.env);
  const options = { assets: target, now: () => new Date(Date.now() + clock) };
  a = await nodes.start("a", options);
  b = await nodes.start("b", options);
  await nodes.addToken(a);
  await b.lake.shared?.node.refresh();
});

/** Uploads a file to a node. Returns the path of its address when the other nodes know its document. */
async function upload(
  node: TestNode,
  kind: "images" | "files",
  body: string | Uint8Array<ArrayBuffer>,
) {
  const response = await sendTo(node, `/v1/assets/${kind}/production`, { body });
  expect(response.status).toBe(200);
  for (const one of [a, b]) await one.lake.shared?.node.refresh();
  return new URL(String(field(await response.json(), "document.url"))).pathname;
}

describe("[LAKE-5] nodes whose assets are in a bucket", () => {
  it("send and transform each other's files, and fetch each file once", async () => {
    const dot = { create: { width: 4, height: 4, channels: 3, background: "red" } } as const;
    const png = new Uint8Array(await sharp(dot).png().toBuffer());
    const [image, file] = [await upload(a, "images", png), await upload(a, "files", "a file")];
    const getFile = vi.spyOn(target, "getFile");
    const texts = await Promise.all([1, 2, 3].map(async () => (await sendTo(b, file)).text()));
    expect(texts).toEqual(["a file", "a file", "a file"]);
    expect(getFile).toHaveBeenCalledTimes(1);
    expect(new Uint8Array(await (await sendTo(b, image)).arrayBuffer())).toEqual(png);
    const small = await sendTo(b, `${image}?w=2`);
    expect((await sharp(await small.arrayBuffer()).metadata()).width).toBe(2);
  });

  it("ask the bucket for no file without a document", async () => {
    const getFile = vi.spyOn(target, "getFile");
    const path = `/files/local/production/${"0".repeat(40)}.txt`;
    expect((await sendTo(b, path)).status).toBe(404);
    expect(getFile).not.toHaveBeenCalled();
  });

  it("refuse an upload that the bucket doesn't take, and a damaged file", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    vi.spyOn(target, "putFile").mockRejectedValueOnce(new Error("no bucket"));
    const refused = await sendTo(a, "/v1/assets/files/production", { body: "lost" });
    expect(refused.status).toBe(503);
    const file = await upload(a, "files", "whole");
    const stored = file.replace("/files/local/production/", "production/files/");
    await target.put(stored, Buffer.from("part"));
    expect((await sendTo(b, file)).status).toBe(503);
    expect(String(log.mock.calls)).toContain("is damaged");
  });

  it("clean what no document refers to, in the bucket too", async () => {
    await upload(a, "files", "unused");
    clock = 2 * hour;
    const cleaned = await sendTo(b, "/v1/assets/clean/production", { method: "POST" });
    const found: unknown = await cleaned.json();
    expect(field(found, "assets.0._id")).toMatch(/^file-/);
    expect(field(found, "files.0.file")).toMatch(/^files\/[0-9a-f]{40}\.\w+$/);
    expect(await target.list("production/")).toEqual([]);
  });

  it("remove the oldest copies above a ceiling, but none that is new", async () => {
    const folder = newFolder();
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
