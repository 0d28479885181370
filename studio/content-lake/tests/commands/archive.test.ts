import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@sanity/client";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
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
  folder = mkdtempSync(join(tmpdir(), "archive-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Fields whose values differ between writes or between datasets. */
const written = new Set(["_rev", "_updatedAt", "_createdAt", "uploadId", "url", "path"]);

/**
 * Creates a dataset. Returns its client, the command-line options that select it, and its documents without the
 * `written` fields.
 */
async function newDataset() {
  datasets += 1;
  const dataset = `test-${datasets}`;
  const client = createClient({
    apiHost: lake.url,
    useProjectHostname: false,
    projectId: "marquee",
    dataset,
    apiVersion: "2025-02-19",
    perspective: "raw",
    useCdn: false,
    token,
  });
  await client.datasets.create(dataset, { aclMode: "private" });
  const documents = async () => {
    const found: Record<string, unknown>[] = await client.fetch("*|order(_id)");
    return found.map((document) =>
      Object.fromEntries(Object.entries(document).filter(([name]) => !written.has(name))),
    );
  };
  return { client, documents, where: ["--url", lake.url, "--token", token, "--dataset", dataset] };
}

/** Writes an archive to a folder: its documents, one JSON line each, and its files. */
function archiveOf(documents: unknown[], files: Record<string, string | Uint8Array> = {}): string {
  const archive = mkdtempSync(join(folder, "in-"));
  const lines = documents.map((document) => `${JSON.stringify(document)}\n`).join("");
  for (const [name, content] of Object.entries({ "data.ndjson": lines, ...files })) {
    mkdirSync(join(archive, name, ".."), { recursive: true });
    writeFileSync(join(archive, name), content);
  }
  return archive;
}

const picture = () =>
  sharp({ create: { width: 8, height: 4, channels: 3, background: "#36c" } })
    .png()
    .toBuffer();

/**
 * Writes an archive in the documented format. The archive omits optional parts: an id, keys, and
 * the types of references and assets.
 */
const byHand = async () =>
  archiveOf(
    [
      { _id: "a", _type: "page", list: [{ to: { _ref: "b" } }], weak: { _ref: "z", _weak: true } },
      {
        _id: "b",
        _type: "page",
        image: { alt: "Sky", _sanityAsset: "image@file://./images/sky.png" },
      },
      { _id: "drafts.b", _type: "page", file: { _sanityAsset: "file@file://./notes.txt" } },
      { _type: "page", title: "No id, and a letter beyond ASCII: ü" },
    ],
    {
      "images/sky.png": await picture(),
      "files/unused.txt": "Nobody refers to this.",
      "notes.txt": "Notes",
      "assets.json": "{}",
    },
  );

it("imports a handwritten archive, with the same result when repeated", async () => {
  const { client, documents, where } = await newDataset();
  const archive = await byHand();
  const first = await runLake("import", archive, ...where);
  expect(first).toMatchObject({ code: 0, stderr: "" });
  expect(first.stdout).toContain("import: 4 documents and 3 assets imported\n");
  const once = await documents();
  expect((await runLake("import", archive, ...where)).code).toBe(0);
  expect(await documents()).toEqual(once);
  expect(once).toHaveLength(7);
  expect(await client.fetch('*[_id == "a"][0]{list[]{_key, "to": to->_id}, weak}')).toEqual({
    list: [{ _key: expect.any(String), to: "b" }],
    weak: { _type: "reference", _ref: "z", _weak: true },
  });
  expect(await client.fetch('*[_id == "b"][0].image{_type, alt, "size": asset->size}')).toEqual({
    _type: "image",
    alt: "Sky",
    size: (await picture()).length,
  });
  await expect(client.delete("b")).rejects.toThrow(/references to it/);
});

it("exports an archive that restores documents, files and asset fields in an empty dataset", async () => {
  const from = await newDataset();
  expect((await runLake("import", await byHand(), ...from.where)).code).toBe(0);
  const [image] = await from.client.fetch<string[]>('*[_type == "sanity.imageAsset"]._id');
  await from.client.patch(String(image)).set({ title: "The sky", altText: "Blue" }).commit();
  const file = join(folder, "out.tar.gz");
  const exported = await runLake("export", file, ...from.where);
  expect(exported).toMatchObject({ code: 0, stderr: "" });
  expect(exported.stdout).toContain(`export: 4 documents and 3 assets written to ${file}\n`);
  expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);

  const to = await newDataset();
  for (const _time of [1, 2]) {
    expect(await runLake("import", file, ...to.where)).toMatchObject({ code: 0, stderr: "" });
    expect(await to.documents()).toEqual(await from.documents());
  }
});

it("exports JSON lines that import again into the same dataset", async () => {
  const { documents, where } = await newDataset();
  expect((await runLake("import", await byHand(), ...where)).code).toBe(0);
  const before = await documents();
  const file = join(folder, "out.ndjson");
  expect((await runLake("export", file, ...where)).code).toBe(0);
  expect(await runLake("import", file, ...where)).toMatchObject({ code: 0, stderr: "" });
  expect(await documents()).toEqual(before);
});

it.each<[string, () => string, RegExp]>([
  [
    "a reference that leads nowhere",
    () =>
      archiveOf([
        { _id: "a", _type: "page" },
        { _id: "b", _type: "page", to: { _ref: "gone" } },
      ]),
    /data\.ndjson:2 to refers to "gone", which is neither in the archive nor in the dataset/,
  ],
  [
    "a picture that is none",
    () =>
      archiveOf([{ _id: "a", _type: "page", i: { _sanityAsset: "image@file://./images/x.png" } }], {
        "images/x.png": "no picture",
      }),
    /The lake rejected the image .*x\.png: .*No document was imported/,
  ],
])("refuses %s before it stores a document", async (_title, archive, message) => {
  const { documents, where } = await newDataset();
  const { code, stderr } = await runLake("import", archive(), ...where);
  expect(stderr).toMatch(message);
  expect(code).toBe(1);
  expect(await documents()).toEqual([]);
});

it("fails without leaving a file when the lake rejects the export", async () => {
  const file = join(folder, "out.ndjson");
  const refused = await runLake("export", file, "--url", lake.url, "--token", "wrong");
  expect(refused.code).toBe(1);
  expect(refused.stderr).toMatch(/The lake rejected the export \(401\)/);
  expect(readdirSync(folder)).toEqual([]);
});

it.each([
  ["refuses connections", "out.ndjson", (server: Server) => server.close()],
  ["never responds", "out.tar.gz", () => {}],
])("names the address of a lake that %s, and leaves no file", async (_title, name, silence) => {
  const server = createServer(() => {}).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  silence(server);
  const failed = await runLake("export", join(folder, name), "--url", url, "--token", "any");
  server.closeAllConnections();
  server.close();
  expect(failed.stderr).toBe(
    `The export failed, because no lake responds at ${url}. Start it with \`npm start\`, or correct --url.\n`,
  );
  expect(failed.code).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
});

it("names the line of a document that the lake rejects, and stores nothing", async () => {
  const { client, where } = await newDataset();
  const releaseId = "rA";
  await client.action({ actionType: "sanity.action.release.create", releaseId, metadata: {} });
  await client.action({ actionType: "sanity.action.release.archive", releaseId });
  const version = { _id: "versions.rA.a", _type: "page" };
  const archive = archiveOf([{ _id: "a", _type: "page" }, version]);
  const { code, stderr } = await runLake("import", archive, ...where);
  expect(stderr).toMatch(/data\.ndjson:2 .*release "rA" is archived/);
  expect(code).toBe(1);
  expect(await client.fetch('*[_type == "page"]')).toEqual([]);
});

it("copies releases and their versions from one dataset to another", async () => {
  const from = await newDataset();
  const metadata = { title: "Autumn", releaseType: "undecided" as const };
  await from.client.action({
    actionType: "sanity.action.release.create",
    releaseId: "rB",
    metadata,
  });
  await from.client.create({ _id: "versions.rB.a", _type: "page", title: "In autumn" });
  const file = join(folder, "out.tar.gz");
  expect((await runLake("export", file, ...from.where)).code).toBe(0);

  const to = await newDataset();
  for (const _time of [1, 2]) {
    expect(await runLake("import", file, ...to.where)).toMatchObject({ code: 0, stderr: "" });
  }
  const query =
    '{"releases": releases::all()[]{name, state, metadata}, "a": *[_id == "versions.rB.a"][0].title}';
  expect(await to.client.fetch(query)).toEqual({
    releases: [{ name: "rB", state: "active", metadata }],
    a: "In autumn",
  });
});
