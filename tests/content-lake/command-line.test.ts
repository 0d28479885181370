import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@sanity/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { newFolder, runLake, serveLakeProcess, tokenFor } from "./served-lake.ts";

let folder = "";
beforeEach(() => {
  folder = newFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("serves until it is told to stop, and leaves its folder free", async () => {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    const lake = await serveLakeProcess(folder);
    expect((await fetch(`${lake.url}/ping`)).status).toBe(200);
    expect(await lake.end(signal)).toBe(0);
  }
});

it("stops at once though event streams are open", async () => {
  const lake = await serveLakeProcess(folder);
  const stream = await fetch(`${lake.url}/v1/data/live/events/production`);
  expect(stream.status).toBe(200);
  expect(await lake.end("SIGTERM")).toBe(0);
  await stream.body?.cancel().catch(() => undefined);
});

it("says that the port is taken, and that the folder is in use", async () => {
  const lake = await serveLakeProcess(folder);
  const port = new URL(lake.url).port;
  const samePort = await runLake("serve", "--port", port, "--data", join(folder, "other"));
  const sameFolder = await runLake("serve", "--port", "0", "--data", folder);
  await lake.end("SIGTERM");
  expect(samePort).toEqual({
    code: 1,
    stdout: "",
    stderr: `Port ${port} is already in use. Stop what runs there, or give the lake another one (--port N).\n`,
  });
  expect(sameFolder).toEqual({
    code: 1,
    stdout: "",
    stderr: `The data folder ${folder} is in use by process ${lake.process.pid}. Stop that lake, or give this one another folder (--data DIR).\n`,
  });
});

it("takes over a folder whose lake was killed", async () => {
  await (await serveLakeProcess(folder)).end("SIGKILL");
  const lake = await serveLakeProcess(folder);
  expect(await lake.end("SIGTERM")).toBe(0);
});

it.each([
  [["serve", "--port", "x"], "--port x: a port is a number from 0 to 65535.\n"],
  [
    ["serve", "--origin", "studio"],
    "--origin studio: an origin looks like http://localhost:3333.\n",
  ],
  [["token", "--role", "king"], "--role is one of viewer, editor, administrator.\n"],
  [["import"], "import needs a file or folder: import FILE.ndjson|DIR\n"],
])("refuses %j in plain words", async (args, stderr) => {
  expect(await runLake(...args, "--data", folder)).toEqual({ code: 1, stdout: "", stderr });
});

it("[SEC-3] prints a token once, alone on its line, and keeps it as a hash in a folder of the owner's", async () => {
  const data = join(folder, "new");
  const token = await tokenFor(data, "viewer");
  expect(token).toMatch(/^sk\w{64}$/);
  expect(readFileSync(join(data, "lake.db"), "latin1")).not.toContain(token);
  expect(statSync(data).mode & 0o777).toBe(0o700);
});

it("makes tokens for a lake that is running", async () => {
  const lake = await serveLakeProcess(folder);
  const authorization = `Bearer ${await tokenFor(folder, "viewer")}`;
  const answer = await fetch(`${lake.url}/v1/data/query/production?query=1`, {
    headers: { authorization },
  });
  await lake.end("SIGTERM");
  expect(answer.status).toBe(200);
});

it("imports documents and their images, twice with the same result, and exports them", async () => {
  const lake = await serveLakeProcess(folder);
  const token = await tokenFor(folder, "administrator");
  const archive = join(folder, "archive");
  mkdirSync(archive);
  writeFileSync(
    join(archive, "star.svg"),
    '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>',
  );
  const documents = [
    {
      _id: "a",
      _type: "page",
      to: { _type: "reference", _ref: "b" },
      image: { _type: "image", alt: "A star", _sanityAsset: "image@file://./star.svg" },
    },
    { _id: "b", _type: "page", file: { _sanityAsset: "file@file://./star.svg" } },
  ];
  writeFileSync(
    join(archive, "data.ndjson"),
    documents.map((one) => `${JSON.stringify(one)}\n`).join(""),
  );
  const where = ["--url", lake.url, "--token", token];
  const client = createClient({
    apiHost: lake.url,
    useProjectHostname: false,
    projectId: "marquee",
    dataset: "production",
    apiVersion: "2025-02-19",
    useCdn: false,
    token,
  });
  const content = () =>
    client.fetch(
      '*|order(_id){_id, _type, "alt": image.alt, "image": image.asset->url, "file": file.asset->extension, "to": to->_id}',
    );
  expect(await runLake("import", archive, ...where)).toMatchObject({ code: 0, stderr: "" });
  const once = await content();
  expect(await runLake("import", archive, ...where)).toMatchObject({ code: 0, stderr: "" });
  expect(await content()).toEqual(once);
  expect(once[0]).toMatchObject({
    _id: "a",
    alt: "A star",
    to: "b",
    image: expect.stringMatching(/4x2\.svg$/),
  });
  const exported = join(folder, "out.ndjson");
  expect((await runLake("export", exported, ...where)).code).toBe(0);
  await lake.end("SIGTERM");
  expect(readFileSync(exported, "utf8").trim().split("\n")).toHaveLength(4);
});

it.each([
  ['{"_id":"a"}\n', /data\.ndjson:1 is not a document/],
  ['{"_id":"a","_type":"page"}\n{oops\n', /data\.ndjson:2 is not a document/],
  [
    '{"_id":"a","_type":"page","i":{"_sanityAsset":"image@file://./../../etc/passwd"}}\n',
    /leads out of the archive's folder/,
  ],
  [
    '{"_id":"a","_type":"page","i":{"_sanityAsset":"image@http://evil.example/x.png"}}\n',
    /only assets in the archive itself/,
  ],
])("refuses a bad archive whole, naming what is wrong", async (text, message) => {
  const file = join(folder, "data.ndjson");
  writeFileSync(file, text);
  const { code, stderr } = await runLake(
    "import",
    file,
    "--url",
    "http://localhost:1",
    "--token",
    "t",
  );
  expect(code).toBe(1);
  expect(stderr).toMatch(message);
});
