import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SanityClient } from "@sanity/client";
import sharp from "sharp";
import { afterEach, beforeEach, expect, it } from "vitest";
import { clientAt } from "../support/client-at.ts";
import {
  newFolder,
  runLake,
  serveLakeProcess,
  tokenFor,
  type ServedLake,
} from "../support/served-lake.ts";

/** A served lake with a token of an administrator. */
interface Opened {
  lake: ServedLake;
  client: SanityClient;
  where: string[];
}

let folder = "";
let folders: string[] = [];
let opened: Opened[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "history-"));
});
afterEach(async () => {
  for (const { lake } of opened) await lake.end("SIGTERM");
  for (const each of [folder, ...folders]) rmSync(each, { recursive: true, force: true });
  folders = [];
  opened = [];
});

async function openLake(): Promise<Opened> {
  const data = newFolder();
  folders.push(data);
  const lake = await serveLakeProcess(data);
  const token = await tokenFor(data, "administrator");
  const client = clientAt(lake.url, token);
  const result = { lake, client, where: ["--url", lake.url, "--token", token] };
  opened.push(result);
  return result;
}

const logOf = (client: SanityClient) =>
  client.request<string>({ url: "/data/history/production/log" }).then((text) =>
    text
      .trim()
      .split("\n")
      .map((line): unknown => JSON.parse(line)),
  );

const statesOf = (client: SanityClient) =>
  client.fetch<object[]>("*[!(_id in path('_.**'))] | order(_id)", {}, { perspective: "raw" });

/** Makes a history: an image, a changed page, a published draft and a deletion. */
async function writeHistory(client: SanityClient): Promise<void> {
  const picture = await sharp({
    create: { width: 8, height: 8, channels: 3, background: "#ffb000" },
  })
    .png()
    .toBuffer();
  const image = await client.assets.upload("image", picture, { filename: "lamp.png" });
  await client.create({
    _id: "page",
    _type: "page",
    title: "First",
    picture: { _type: "image", asset: { _type: "reference", _ref: image._id } },
  });
  await client.patch("page").set({ title: "Second" }).commit();
  await client.patch(image._id).set({ altText: "A lamp" }).commit();
  await client.action({
    actionType: "sanity.action.document.edit",
    draftId: "drafts.page",
    publishedId: "page",
    patch: { set: { title: "Third" } },
  });
  await client.action({
    actionType: "sanity.action.document.publish",
    draftId: "drafts.page",
    publishedId: "page",
  });
  await client.create({ _id: "gone", _type: "page", title: "Gone" });
  await client.delete("gone");
  await client
    .patch("page")
    .set({ body: ["a", "b"] })
    .commit();
  await client.patch("page").insert("after", "body[0]", ["between"]).commit();
}

it("[LAKE-4] an export with its history restores every document, revision, author and time in an empty lake", async () => {
  const [from, to] = [await openLake(), await openLake()];
  await writeHistory(from.client);
  const archive = join(folder, "site.tar.gz");
  expect(await runLake("export", archive, "--history", ...from.where)).toMatchObject({ code: 0 });
  const imported = await runLake("import", archive, "--history", ...to.where);
  expect(imported).toMatchObject({ code: 0 });
  expect(imported.stdout).toContain("with a history of");

  const log = await logOf(from.client);
  expect(log.length).toBeGreaterThan(8);
  expect(await logOf(to.client)).toEqual(log);
  const local = (documents: object[]): unknown =>
    JSON.parse(JSON.stringify(documents).replaceAll(/http:\/\/[\w.:]+/g, ""));
  expect(local(await statesOf(to.client))).toEqual(local(await statesOf(from.client)));

  // The history answers as before, and the files are there.
  const page = "/data/history/production/documents/page";
  const query = { time: "9999-01-01T00:00:00Z" };
  const last = await from.client.request<object>({ url: page, query });
  expect(await to.client.request<object>({ url: page, query })).toEqual(last);
  const url = await to.client.fetch<string>("*[_type == 'sanity.imageAsset'][0].url");
  expect((await fetch(url)).status).toBe(200);

  // A second lake takes over: it writes on, and its own export round trip keeps everything.
  await to.client.patch("page").set({ title: "Fourth" }).commit();
  const again = join(folder, "again.tar.gz");
  await runLake("export", again, "--history", ...to.where);
  const third = await openLake();
  expect(await runLake("import", again, "--history", ...third.where)).toMatchObject({ code: 0 });
  expect(await logOf(third.client)).toEqual(await logOf(to.client));
});

it("[LAKE-4] a history is imported only into an empty dataset, and without --history not at all", async () => {
  const [from, to] = [await openLake(), await openLake()];
  await writeHistory(from.client);
  const archive = join(folder, "site.tar.gz");
  await runLake("export", archive, "--history", ...from.where);
  expect(await runLake("import", archive, ...to.where)).toMatchObject({ code: 0 });
  const before = await logOf(to.client);
  expect(before.length).toBeLessThan((await logOf(from.client)).length);
  const refused = await runLake("import", archive, "--history", ...to.where);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain("only into an empty dataset");
  expect(await logOf(to.client)).toEqual(before);

  const plain = join(folder, "plain.tar.gz");
  await runLake("export", plain, ...from.where);
  const third = await openLake();
  expect(await runLake("import", plain, "--history", ...third.where)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("contains no history"),
  });
  expect(
    await runLake("export", join(folder, "a.ndjson"), "--history", ...from.where),
  ).toMatchObject({ code: 1, stderr: expect.stringContaining("needs a .tar.gz file") });
});

it("[LAKE-4] refuses a history that lacks its first transactions", async () => {
  const [from, to] = [await openLake(), await openLake()];
  await writeHistory(from.client);
  const log = await logOf(from.client);
  // A history whose first transactions are missing can't be replayed without the documents before them.
  const body = { after: 0, transactions: log.slice(3).map((line) => Object(line).transaction) };
  await expect(
    to.client.request({ method: "POST", url: "/data/history/production/log", body }),
  ).rejects.toThrow(/does not lead to a document/);
  // A refused part leaves nothing behind it: a repeated transaction ends the part.
  const [first] = log.map((line) => Object(line).transaction);
  const third = await openLake();
  const twice = { after: 0, transactions: [first, first, Object(log[1]).transaction] };
  await expect(
    third.client.request({ method: "POST", url: "/data/history/production/log", body: twice }),
  ).rejects.toThrow(/two transactions with the ID/);
  expect(await logOf(third.client)).toHaveLength(1);
});
