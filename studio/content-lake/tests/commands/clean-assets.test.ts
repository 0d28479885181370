import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { addressOf, assetCalls } from "../support/asset-calls.ts";
import { runCommand } from "../support/run-command.ts";
import { field, page, setUpServedLake } from "../support/set-up-lake.ts";

const { lake, url } = setUpServedLake();
const { upload, get } = assetCalls(() => lake);

const hour = 60 * 60 * 1000;
const folder = (kind: string) => join(lake.dataDir, "assets", "production", kind);
const clean = (query = "", as: "administrator" | "editor" = "administrator") =>
  lake.call(`/v1/assets/clean/production${query}`, { method: "POST", as });
const ids = (response: { body: unknown }) => {
  const assets = field(response.body, "assets");
  return Array.isArray(assets) ? assets.map((asset) => field(asset, "_id")) : undefined;
};

/**
 * Uploads a text. Sets the stored file's modification time to the date of the lake's simulated
 * clock, because the file system uses the real clock.
 */
async function storeText(text: string) {
  const { body } = await upload("files", text, "?filename=a.txt");
  const file = addressOf(body).split("/").at(-1) ?? "";
  makeOld(join(folder("files"), file));
  return { id: String(field(body, "document._id")), address: addressOf(body), file };
}

const makeOld = (path: string) => utimesSync(path, new Date("2026-11-21"), new Date("2026-11-21"));
const fileOf = (_ref: string, more = {}) => ({
  file: { asset: { _type: "reference", _ref, ...more } },
});

it("deletes unreferenced assets with their files and leaves the others", async () => {
  const unused = await storeText("unused");
  const used = await storeText("used");
  const weakly = await storeText("weakly used");
  const drafted = await storeText("used in a draft");
  await lake.mutate([
    page("a", fileOf(used.id)),
    page("b", fileOf(weakly.id, { _weak: true })),
    page("drafts.c", fileOf(drafted.id)),
  ]);
  lake.pass(2 * hour);
  const dry = await clean("?dryRun=true");
  expect(ids(dry)).toEqual([unused.id]);
  expect((await get(unused.address)).response.status).toBe(200);
  const response = await clean();
  expect(response.body).toEqual({
    dryRun: false,
    assets: [{ _id: unused.id, originalFilename: "a.txt", size: 6 }],
    files: [{ file: `files/${unused.file}`, size: 6 }],
  });
  expect((await get(unused.address)).response.status).toBe(404);
  for (const { address } of [used, weakly, drafted])
    expect((await get(address)).response.status).toBe(200);
  expect(ids(await clean())).toEqual([]);
  expect((await storeText("unused")).id).toBe(unused.id);
  expect((await get(unused.address)).bytes.toString()).toBe("unused");
});

it("leaves files that were uploaded, or uploaded again, within the last hour", async () => {
  const { address, file } = await storeText("new");
  lake.pass(hour - 1_000);
  expect((await clean()).body).toEqual({ dryRun: false, assets: [], files: [] });
  lake.pass(hour);
  const justNow = new Date("2026-11-21T13:59:00Z");
  utimesSync(join(folder("files"), file), justNow, justNow);
  expect(ids(await clean())).toEqual([]);
  expect((await get(address)).response.status).toBe(200);
});

it("removes files of interrupted uploads and of deleted documents", async () => {
  const { id, file } = await storeText("orphan");
  await lake.mutate([{ delete: { id } }]);
  mkdirSync(folder("incoming"), { recursive: true });
  const [cutOff, underWay] = ["x".repeat(32), "y".repeat(32)];
  for (const name of [cutOff, underWay]) writeFileSync(join(folder("incoming"), name), "half");
  makeOld(join(folder("incoming"), cutOff));
  const justNow = new Date("2026-11-21T13:59:00Z");
  utimesSync(join(folder("incoming"), underWay), justNow, justNow);
  lake.pass(2 * hour);
  expect(field((await clean()).body, "files")).toEqual([
    { file: `files/${file}`, size: 6 },
    { file: `incoming/${cutOff}`, size: 4 },
  ]);
  expect(readdirSync(folder("incoming"))).toEqual([underWay]);
  expect(readdirSync(folder("files"))).toEqual([]);
});

it("[SEC-3] requires an administrator", async () => {
  expect((await clean("", "editor")).status).toBe(403);
});

it("the command prints what it deletes", async () => {
  await storeText("orphan");
  lake.pass(2 * hour);
  const access = ["--token", lake.tokens.administrator, "--url", url()];
  const run = async (...more: string[]) =>
    (await runCommand("assets", "clean", ...more, ...access)).stdout;
  expect(await run("--dry-run")).toMatch(/ would be deleted: 1 kB\.\n$/);
  expect(await run()).toMatch(
    /^  file-\w+-txt  a\.txt  1 kB\n1 asset and 1 file deleted: 1 kB\.\n$/,
  );
});
