import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { SanityClient, SanityDocumentStub } from "@sanity/client";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { clientAt } from "../support/client-at.ts";
import { runCommand } from "../support/run-command.ts";
import { serveTestLake } from "../support/set-up-lake.ts";
import { setUpFolder } from "../support/set-up-folder.ts";

const inFolder = setUpFolder();

/**
 * Serves a lake during a test. Returns an administrator's client of one of its datasets, and the command-line options
 * that select the dataset.
 */
async function openLake(dataset = "production") {
  const { lake, url } = await serveTestLake();
  const { administrator: token } = lake.tokens;
  const client = clientAt(url, token).withConfig({ dataset });
  if (dataset !== "production") await client.datasets.create(dataset, { aclMode: "private" });
  const where = ["--url", url, "--token", token, "--dataset", dataset];
  return { lake, client, where, dataset };
}

const run = async (command: "import" | "export", file: string, ...more: string[]) => {
  const finished = await runCommand(command, file, ...more);
  expect(finished).toMatchObject({ code: 0, stderr: "" });
  return finished.stdout;
};

/** Returns every document of a dataset, without the fields that differ between writes or between datasets. */
const contentOf = (client: SanityClient) =>
  client.fetch<Record<string, unknown>[]>(
    `*[!(_id in path("_.**"))] | order(_id){
      ..., "_rev": null, "_createdAt": null, "_updatedAt": null, "uploadId": null, "url": null, "path": null
    }`,
  );

/** Writes an archive to a folder: its documents, one JSON line each, and its files. */
function archiveOf(documents: unknown[], files: Record<string, string | Uint8Array> = {}): string {
  const archive = mkdtempSync(inFolder("in-"));
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
const byHand = async () => {
  const image = { alt: "Sky", _sanityAsset: "image@file://./images/sky.png" };
  return archiveOf(
    [
      { _id: "a", _type: "page", list: [{ to: { _ref: "b" } }], weak: { _ref: "z", _weak: true } },
      { _id: "b", _type: "page", image },
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
};

it("imports a handwritten archive, with the same result when repeated", async () => {
  const { client, where } = await openLake();
  const archive = await byHand();
  const stdout = await run("import", archive, ...where);
  expect(stdout).toContain("import: 4 documents and 3 assets imported\n");
  const once = await contentOf(client);
  await run("import", archive, ...where);
  expect(await contentOf(client)).toEqual(once);
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

it("exports an archive that restores documents, files, asset fields and releases in an empty dataset", async () => {
  const from = await openLake();
  await run("import", await byHand(), ...from.where);
  const [image] = await from.client.fetch<string[]>('*[_type == "sanity.imageAsset"]._id');
  await from.client.patch(String(image)).set({ title: "The sky", altText: "Blue" }).commit();
  const metadata = { title: "Autumn", releaseType: "undecided" as const };
  await from.client.releases.create({ releaseId: "rB", metadata });
  await from.client.create({ _id: "versions.rB.a", _type: "page", title: "In autumn" });
  const file = inFolder("out.tar.gz");
  const stdout = await run("export", file, ...from.where);
  expect(stdout).toMatch(/export: \d documents and 3 assets written to .*out\.tar\.gz\n/);
  expect(readdirSync(inFolder()).filter((name) => name.endsWith(".part"))).toEqual([]);

  const to = await openLake("copy");
  for (const _time of [1, 2]) {
    await run("import", file, ...to.where);
    expect(await contentOf(to.client)).toEqual(await contentOf(from.client));
    expect(await to.client.fetch("releases::all()[]{name, state, metadata}")).toEqual([
      { name: "rB", state: "active", metadata },
    ]);
  }
  const lines = inFolder("out.ndjson");
  await run("export", lines, ...to.where);
  await run("import", lines, ...to.where);
  expect(await contentOf(to.client)).toEqual(await contentOf(from.client));
});

const pageA = { _id: "a", _type: "page" };
const pictureIn = (_id: string, name: string) => ({
  _id,
  _type: "page",
  image: { alt: "Sky", _sanityAsset: `image@file://./images/${name}.png` },
});
const withComments = (comments: string) => () => archiveOf([pageA], { "comments.jsonl": comments });

it.each<[string, () => string, RegExp]>([
  [
    "a reference that leads nowhere",
    () => archiveOf([pageA, { _id: "b", _type: "page", to: { _ref: "gone" } }]),
    /data\.ndjson:2 to refers to "gone", which is neither in the archive nor in the dataset/,
  ],
  [
    "a picture that is none",
    () => archiveOf([pictureIn("a", "x")], { "images/x.png": "no picture" }),
    /The lake rejected the image .*x\.png: .*No document was imported/,
  ],
  [
    "a version of an archived release",
    () => archiveOf([pageA, { _id: "versions.rA.a", _type: "page" }]),
    /data\.ndjson:2 .*release "rA" is archived/,
  ],
  ["a line that is not JSON", withComments("{"), /comments\.jsonl:1 is not valid: /],
  [
    "a comment that names a file of this computer",
    withComments('{"_id":"c","_type":"comment","a":{"_sanityAsset":"file@file:///etc/hostname"}}'),
    /comments\.jsonl:1 a: a comment can't contain a file/,
  ],
])("[COMP-5] refuses %s before it stores a document", async (_title, archive, message) => {
  const { client, where } = await openLake();
  await client.releases.create({ releaseId: "rA", metadata: {} });
  await client.releases.archive({ releaseId: "rA" });
  const { code, stderr } = await runCommand("import", archive(), ...where);
  expect(stderr).toMatch(message);
  expect(code).toBe(1);
  expect(await contentOf(client)).toEqual([]);
});

it("[LAKE-4] leaves out and lists broken and absent pictures with --allow-failing-assets, and nothing else", async () => {
  const { client, where } = await openLake();
  const list = [{ _sanityAsset: "image@file://./images/gone.png" }];
  const archive = archiveOf(
    [pictureIn("a", "a"), pictureIn("b", "b"), { ...pageA, _id: "c", list }],
    {
      "images/a.png": await picture(),
      "images/b.png": "no picture",
      "images/unused.png": "none",
    },
  );
  const refused = await runCommand("import", archive, ...where);
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining("gone.png") });
  const stdout = await run("import", archive, "--allow-failing-assets", ...where);
  expect(stdout).toContain("import: 3 documents and 1 assets imported\n");
  const listed = stdout.slice(stdout.indexOf("left out")).split("\n    ");
  expect(listed).toEqual([
    expect.stringContaining("missing or broken"),
    expect.stringMatching(/data\.ndjson:2 image: "image@file:\/\/\.\/images\/b\.png" .*image/),
    expect.stringMatching(/data\.ndjson:3 list\[0\]: .*gone\.png" does not exist$/),
    expect.stringMatching(/images\/unused\.png: .*image/),
  ]);
  const pages = await client.fetch('*[_type == "page"] | order(_id){_id, image, list}');
  expect(pages).toEqual([
    { _id: "a", image: expect.objectContaining({ asset: expect.anything() }), list: null },
    { _id: "b", image: { _type: "image", alt: "Sky" }, list: null },
    { _id: "c", image: null, list: [{ _type: "image", _key: expect.any(String) }] },
  ]);
  const outside = archiveOf([{ ...pageA, i: { _sanityAsset: "file@file:///etc/hostname" } }]);
  const { stderr } = await runCommand("import", outside, "--allow-failing-assets", ...where);
  expect(stderr).toContain("is outside the archive's folder");
});

it("[LAKE-4] imports only documents and pictures that the lake lacks with --missing, and completes what an import has begun", async () => {
  const { client, where } = await openLake();
  const archive = await byHand();
  await run("import", archive, ...where);
  const [first] = await contentOf(client);
  await client.delete("a");
  await client.patch("b").set({ title: "Edited" }).commit();
  const [image] = await client.fetch<string[]>('*[_type == "sanity.imageAsset"]._id');
  await client.patch(String(image)).set({ title: "The sky" }).commit();
  const others = () => client.fetch<object[]>('*[_id != "a"] | order(_id)');
  const before = await others();
  const stdout = await run("import", archive, "--missing", ...where);
  expect(stdout).toContain(
    "import: 1 documents and 0 assets imported; 3 documents existed and were not changed\n",
  );
  expect(await others()).toEqual(before);
  // The importer stores documents with weak references, and makes them strong at its end.
  await client.patch("a").set({ "list[0].to._weak": true }).commit();
  await run("import", archive, "--missing", ...where);
  expect((await contentOf(client))[0]).toEqual(first);
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
  const failed = await runCommand("export", inFolder(name), "--url", url, "--token", "any");
  server.closeAllConnections();
  server.close();
  expect(failed.stderr).toBe(
    `The export failed, because no lake responds at ${url}. Start it with \`npm start\`, or correct --url.\n`,
  );
  expect(failed.code).toBe(1);
  expect(readdirSync(inFolder())).toEqual([]);
});

it("fails without leaving a file when the lake rejects the export", async () => {
  const { where } = await openLake();
  const refused = await runCommand("export", inFolder("out.ndjson"), ...where, "--token", "no");
  expect(refused.code).toBe(1);
  expect(refused.stderr).toMatch(/The lake rejected the export \(401\)/);
  expect(readdirSync(inFolder())).toEqual([]);
});

describe("comments and tasks", () => {
  const setUp = async (client: SanityClient) => {
    const uri = `/comments/${client.config().dataset}/setup`;
    const { datasetName } = await client.request<{ datasetName: string }>({ uri, method: "POST" });
    return client.withConfig({ dataset: datasetName });
  };

  /** Creates a page, and a comment, its reply and a task about it, as the Studio stores them. */
  async function openDiscussedLake() {
    const opened = await openLake("team");
    await opened.client.create({ _id: "page", _type: "page", title: "Light" });
    const document = {
      _type: "crossDatasetReference",
      _dataset: "team",
      _projectId: "marquee",
      _ref: "page",
      _weak: true,
    };
    const children = [{ _type: "span", _key: "b", text: "Größe: canary-comment" }];
    const message = [{ _type: "block", _key: "a", children }];
    const comment = { _type: "comment", message, target: { document } };
    const documents: SanityDocumentStub[] = [
      { ...comment, _id: "c1" },
      { ...comment, _id: "c2", parentCommentId: "c1" },
      { _id: "task", _type: "tasks.task", title: "Shorten", target: { document } },
    ];
    const addOn = await setUp(opened.client);
    await addOn.mutate(documents.map((create) => ({ create })));
    return { ...opened, addOn };
  }

  it("[COMP-5] are exported with their dataset and imported into another, with the same result when repeated", async () => {
    const from = await openDiscussedLake();
    const file = inFolder("out.tar.gz");
    expect(await run("export", file, ...from.where)).toContain(
      `export: 1 documents and 0 assets, and 3 comments and tasks, written to ${file}\n`,
    );
    expect(readdirSync(inFolder())).toEqual(["out.tar.gz"]);
    const to = await openLake("other");
    for (const _time of [1, 2]) {
      expect(await run("import", file, ...to.where)).toContain(
        "import: 1 documents and 0 assets, and 3 comments and tasks, imported\n",
      );
    }
    expect(await contentOf(to.client)).toEqual(await contentOf(from.client));
    const moved = JSON.stringify(await contentOf(from.addOn)).replaceAll('"team"', '"other"');
    expect(await contentOf(await setUp(to.client))).toEqual(JSON.parse(moved));
  });

  it("[COMP-5] are missing in some exports, which say so and how to get them", async () => {
    const { lake, where } = await openDiscussedLake();
    const lines = inFolder("out.ndjson");
    expect(await run("export", lines, ...where)).toContain(
      "export: 3 comments and tasks are not included. A .tar.gz file includes them, and --dataset team-comments exports only them.\n",
    );
    expect(readFileSync(lines, "utf8")).not.toContain("canary-comment");
    const file = inFolder("out.tar.gz");
    const asViewer = ["--token", lake.tokens.viewer];
    expect(await run("export", file, ...where, ...asViewer)).toContain(
      "export: comments and tasks, if there are any, are not included. A token with the role editor exports them.\n",
    );
    expect(gunzipSync(readFileSync(file)).toString()).not.toContain("canary-comment");
  });

  it("[COMP-5] are in a backup that is served again, and their dataset is listed and can't be public", async () => {
    const { lake, client, addOn } = await openDiscussedLake();
    const data = ["--data", lake.dataDir];
    const { stdout } = await runCommand("dataset", "list", ...data);
    expect(stdout).toMatch(/^team-comments +private +comments and tasks of team$/m);
    expect(await runCommand("dataset", "public", "team-comments", ...data)).toEqual({
      code: 1,
      stdout: "",
      stderr: `"team-comments" contains the comments and tasks of team, so it can't be public.\n`,
    });
    const backup = inFolder("backup");
    expect((await runCommand("backup", backup, ...data)).code).toBe(0);
    const { url } = await serveTestLake({ dataDir: backup });
    const again = clientAt(url, client.config().token).withConfig({ dataset: "team" });
    expect(await contentOf(await setUp(again))).toEqual(await contentOf(addOn));
    const visitor = await fetch(`${url}/v1/data/query/team-comments?query=*`);
    expect(visitor.status).toBe(401);
  });
});

describe("[LAKE-4] a history", () => {
  const path = "/data/history/production/log";
  const logOf = async (client: SanityClient) =>
    (await client.request<string>({ url: path }))
      .trim()
      .split("\n")
      .map((line): unknown => JSON.parse(line));
  const stateOf = async (client: SanityClient): Promise<unknown> => {
    const documents = await client.fetch<object[]>("*[!(_id in path('_.**'))] | order(_id)");
    return JSON.parse(JSON.stringify(documents).replaceAll(/http:\/\/[\w.:]+/g, ""));
  };
  const exportOf = async ({ where }: { where: string[] }, name: string) => {
    const archive = inFolder(`${name}.tar.gz`);
    await run("export", archive, "--history", ...where);
    return archive;
  };

  /** Opens a lake with a history: an image, a changed page, a published draft and a deletion. */
  async function openChangedLake() {
    const opened = await openLake();
    const { client } = opened;
    const { _id } = await client.assets.upload("image", await picture(), { filename: "lamp.png" });
    const image = { _type: "image", asset: { _type: "reference", _ref: _id } };
    await client.create({ _id: "page", _type: "page", title: "First", image });
    await client.patch("page").set({ title: "Second" }).commit();
    await client.patch(_id).set({ altText: "A lamp" }).commit();
    const draft = { draftId: "drafts.page", publishedId: "page" };
    const patch = { set: { title: "Third" } };
    await client.action({ actionType: "sanity.action.document.edit", ...draft, patch });
    await client.action({ actionType: "sanity.action.document.publish", ...draft });
    await client.create({ _id: "gone", _type: "page", title: "Gone" });
    await client.delete("gone");
    const body = ["a", "b"];
    await client.patch("page").set({ body }).commit();
    await client.patch("page").insert("after", "body[0]", ["between"]).commit();
    return opened;
  }

  it("restores every document, revision, author and time in an empty lake, which is exported again", async () => {
    const [from, to, third] = [await openChangedLake(), await openLake(), await openLake()];
    const archive = await exportOf(from, "site");
    expect(await run("import", archive, "--history", ...to.where)).toContain("with a history of");
    const log = await logOf(from.client);
    expect(log.length).toBeGreaterThan(8);
    expect(await logOf(to.client)).toEqual(log);
    expect(await stateOf(to.client)).toEqual(await stateOf(from.client));
    const url = "/data/history/production/documents/page";
    const query = { time: "9999-01-01T00:00:00Z" };
    const last = await from.client.request<object>({ url, query });
    expect(await to.client.request<object>({ url, query })).toEqual(last);
    const image = await to.client.fetch<string>("*[_type == 'sanity.imageAsset'][0].url");
    expect((await fetch(image)).status).toBe(200);

    await to.client.patch("page").set({ title: "Fourth" }).commit();
    const again = await exportOf(to, "again");
    await run("import", again, "--history", ...third.where);
    expect(await logOf(third.client)).toEqual(await logOf(to.client));
  });

  it("is imported only into an empty dataset, and without --history not at all", async () => {
    const [from, to] = [await openChangedLake(), await openLake()];
    const archive = await exportOf(from, "site");
    await run("import", archive, ...to.where);
    const before = await logOf(to.client);
    expect(before.length).toBeLessThan((await logOf(from.client)).length);
    const plain = inFolder("plain.tar.gz");
    await run("export", plain, ...from.where);
    const refusals = [
      ["import", archive, to.where, "only into an empty dataset"],
      ["import", plain, (await openLake()).where, "contains no history"],
      ["export", inFolder("a.ndjson"), from.where, "needs a .tar.gz file"],
    ] as const;
    for (const [command, file, where, problem] of refusals) {
      const stderr = expect.stringContaining(problem);
      const refused = await runCommand(command, file, "--history", ...where);
      expect(refused).toMatchObject({ code: 1, stderr });
    }
    expect(await logOf(to.client)).toEqual(before);
  });

  it("is refused if it lacks its first transactions or repeats one", async () => {
    const [from, to] = [await openChangedLake(), await openLake()];
    const log = (await logOf(from.client)).map((line) => Object(line).transaction);
    const [first, second] = log;
    const send = (transactions: unknown[]) =>
      to.client.request({ method: "POST", url: path, body: { after: 0, transactions } });
    await expect(send(log.slice(3))).rejects.toThrow(/does not lead to a document/);
    await expect(send([first, first, second])).rejects.toThrow(/two transactions with the ID/);
    expect(await logOf(to.client)).toHaveLength(1);
  });
});
