import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { SanityClient, SanityDocumentStub } from "@sanity/client";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { clientAt } from "../support/client-at.ts";
import {
  newFolder,
  runLake,
  serveLakeProcess,
  tokenFor,
  type ServedLake,
} from "../support/served-lake.ts";

let data = "";
let folder = "";
let lake: ServedLake;
let token = "";
let datasets = 0;

beforeAll(async () => {
  data = newFolder();
  lake = await serveLakeProcess(data);
  token = await tokenFor(data, "administrator");
});
afterAll(async () => {
  await lake.end("SIGTERM");
  rmSync(data, { recursive: true, force: true });
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "comments-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Creates a dataset. Returns its client and the command-line options that select it. */
async function newDataset() {
  datasets += 1;
  const dataset = `team-${datasets}`;
  const client = clientAt(lake.url, token).withConfig({ dataset });
  await client.datasets.create(dataset, { aclMode: "private" });
  return { client, where: ["--url", lake.url, "--token", token, "--dataset", dataset] };
}

const setUp = async (client: SanityClient) => {
  const { dataset } = client.config();
  const uri = `/comments/${dataset}/setup`;
  const { datasetName } = await client.request<{ datasetName: string }>({ uri, method: "POST" });
  return client.withConfig({ dataset: datasetName });
};

const sentence = (text: string) => [
  { _type: "block", _key: "a", children: [{ _type: "span", _key: "b", text }] },
];

/** Returns a comment, its reply and a task about a page, as the Studio stores them. */
const threadAbout = (dataset: string, page: string): SanityDocumentStub[] => {
  const document = {
    _type: "crossDatasetReference",
    _dataset: dataset,
    _projectId: "marquee",
    _ref: page,
    _weak: true,
  };
  const target = { document, documentType: "page", path: { field: "title" } };
  const comment = { _type: "comment", threadId: "t", status: "open", authorId: "pLocalEditor" };
  return [
    { ...comment, _id: "c1", message: sentence("Größe: canary-comment"), target },
    { ...comment, _id: "c2", message: sentence("Agreed"), parentCommentId: "c1", target },
    { _id: "task", _type: "tasks.task", title: "Shorten", status: "open", target: { document } },
  ];
};

/** Creates a page with an image, and a thread of comments about the page. */
async function discussedPage() {
  const { client, where } = await newDataset();
  const picture = sharp({ create: { width: 8, height: 4, channels: 3, background: "#36c" } });
  const { _id } = await client.assets.upload("image", await picture.png().toBuffer());
  const image = { _type: "image", asset: { _type: "reference", _ref: _id } };
  await client.create({ _id: "page", _type: "page", title: "Light", image });
  const addOn = await setUp(client);
  const transaction = addOn.transaction();
  for (const document of threadAbout(String(client.config().dataset), "page"))
    transaction.create(document);
  await transaction.commit();
  return { client, addOn, where };
}

/** Returns every document of a dataset, without the fields that each write changes. */
const contentOf = (client: SanityClient) =>
  client.fetch<Record<string, unknown>[]>(
    '*|order(_id){..., "_rev": null, "_updatedAt": null, "uploadId": null, "url": null, "path": null}',
  );

it("[COMP-5] exports comments and tasks with their dataset, and imports them into another, with the same result when repeated", async () => {
  const from = await discussedPage();
  const file = join(folder, "out.tar.gz");
  const exported = await runLake("export", file, ...from.where);
  expect(exported).toMatchObject({ code: 0, stderr: "" });
  expect(exported.stdout).toContain(
    `export: 1 documents and 1 assets, and 3 comments and tasks, written to ${file}\n`,
  );
  expect(readdirSync(folder)).toEqual(["out.tar.gz"]);

  const to = await newDataset();
  for (const _time of [1, 2]) {
    const imported = await runLake("import", file, ...to.where);
    expect(imported).toMatchObject({ code: 0, stderr: "" });
    expect(imported.stdout).toContain(
      "import: 1 documents and 1 assets, and 3 comments and tasks, imported\n",
    );
  }
  const title = '*[_id == "page"][0]{title, "size": image.asset->size}';
  expect(await to.client.fetch(title)).toEqual(await from.client.fetch(title));
  const [source, target] = [from, to].map(({ client }) => String(client.config().dataset));
  const moved = JSON.stringify(await contentOf(from.addOn)).replaceAll(
    `"${source}"`,
    `"${target}"`,
  );
  expect(await contentOf(await setUp(to.client))).toEqual(JSON.parse(moved));
});

it("[COMP-5] says which exports lack comments and tasks, and how to get them", async () => {
  const { where, addOn } = await discussedPage();
  const lines = join(folder, "out.ndjson");
  const exported = await runLake("export", lines, ...where);
  const { dataset } = addOn.config();
  expect(exported.stdout).toContain(
    `export: 3 comments and tasks are not included. A .tar.gz file includes them, and --dataset ${dataset} exports only them.\n`,
  );
  expect(readFileSync(lines, "utf8")).not.toContain("canary-comment");

  const reading = await tokenFor(data, "viewer");
  const withViewer = where.map((each) => (each === token ? reading : each));
  const file = join(folder, "out.tar.gz");
  const refused = await runLake("export", file, ...withViewer);
  expect(refused.stdout).toContain(
    "export: comments and tasks, if there are any, are not included. A token with the role editor exports them.\n",
  );
  expect(gunzipSync(readFileSync(file)).toString()).not.toContain("canary-comment");
});

/** Writes an archive with a page and with this text as its comments. */
function archiveWith(comments: string): string {
  const archive = join(folder, "in");
  mkdirSync(archive);
  writeFileSync(join(archive, "data.ndjson"), '{"_id":"page","_type":"page"}\n');
  writeFileSync(join(archive, "comments.jsonl"), comments);
  return archive;
}

it.each([
  ["a line that is not JSON", "{", /comments\.jsonl:1 is not valid: /],
  ["a comment without a type", '{"_id":"c"}', /comments\.jsonl:1 is not valid: _type /],
  [
    "a comment that names a file of this computer",
    '{"_id":"c","_type":"comment","a":{"_sanityAsset":"file@file:///etc/hostname"}}',
    /comments\.jsonl:1 a: a comment can't contain a file/,
  ],
  [
    "a comment that the lake rejects",
    '{"_id":"c","_type":"comment","target":{"_ref":"gone"}}',
    /comments\.jsonl:1 target refers to "gone", which is neither in the archive nor in the dataset/,
  ],
])("[COMP-5] refuses %s before it stores a document", async (_title, comments, message) => {
  const { client, where } = await newDataset();
  const { code, stderr } = await runLake("import", archiveWith(comments), ...where);
  expect(stderr).toMatch(message);
  expect(code).toBe(1);
  expect(await contentOf(client)).toEqual([]);
});

it("[COMP-5] keeps comments and tasks in a backup that is served again", async () => {
  const { client, addOn } = await discussedPage();
  const backup = join(folder, "backup");
  expect((await runLake("backup", backup, "--data", data)).code).toBe(0);
  const restored = await serveLakeProcess(backup);
  const again = clientAt(restored.url, token).withConfig({
    dataset: String(client.config().dataset),
  });
  const comments = await setUp(again);
  expect(comments.config().dataset).toBe(addOn.config().dataset);
  expect(await contentOf(comments)).toEqual(await contentOf(addOn));
  const visitor = await fetch(
    `${restored.url}/v1/data/query/${addOn.config().dataset}?query=${encodeURIComponent("*")}`,
  );
  expect(visitor.status).toBe(401);
  await restored.end("SIGTERM");
});

it("[COMP-5] lists the add-on dataset and refuses to make it public", async () => {
  const { client, addOn } = await discussedPage();
  const [dataset, name] = [client, addOn].map((each) => String(each.config().dataset));
  const { stdout } = await runLake("dataset", "list", "--data", data);
  expect(stdout).toMatch(new RegExp(`^${name} +private +comments and tasks of ${dataset}$`, "m"));
  expect(await runLake("dataset", "public", String(name), "--data", data)).toEqual({
    code: 1,
    stdout: "",
    stderr: `"${name}" contains the comments and tasks of ${dataset}, so it can't be public.\n`,
  });
});
