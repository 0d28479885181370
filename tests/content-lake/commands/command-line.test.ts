import { readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { newFolder, runLake, serveLakeProcess, tokenFor } from "../support/served-lake.ts";

let folder = "";
beforeEach(() => {
  folder = newFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("serves until SIGTERM or SIGINT, and releases its folder", async () => {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    const lake = await serveLakeProcess(folder);
    expect((await fetch(`${lake.url}/ping`)).status).toBe(200);
    expect(await lake.end(signal)).toBe(0);
  }
});

it("stops while an event stream is open", async () => {
  const lake = await serveLakeProcess(folder);
  const stream = await fetch(`${lake.url}/v1/data/live/events/production`);
  expect(stream.status).toBe(200);
  expect(await lake.end("SIGTERM")).toBe(0);
  await stream.body?.cancel().catch(() => undefined);
});

it("reports a port or folder in use", async () => {
  const lake = await serveLakeProcess(folder);
  const port = new URL(lake.url).port;
  const samePort = await runLake("serve", "--port", port, "--data", join(folder, "other"));
  const sameFolder = await runLake("serve", "--port", "0", "--data", folder);
  await lake.end("SIGTERM");
  expect(samePort).toEqual({
    code: 1,
    stdout: "",
    stderr: `Port ${port} is already in use. Stop the program that uses it, or choose another port (--port N).\n`,
  });
  expect(sameFolder).toEqual({
    code: 1,
    stdout: "",
    stderr: `The data folder ${folder} is in use by process ${lake.process.pid}. Stop that lake, or choose another folder (--data DIR).\n`,
  });
});

it("reuses the folder of a lake that was killed", async () => {
  await (await serveLakeProcess(folder)).end("SIGKILL");
  const lake = await serveLakeProcess(folder);
  expect(await lake.end("SIGTERM")).toBe(0);
});

it.each([
  [["serve", "--port", "x"], "--port x is not valid. Use a number from 0 to 65535.\n"],
  [
    ["serve", "--origin", "studio"],
    "--origin studio is not valid. Use an origin such as http://localhost:3333.\n",
  ],
  [
    ["token", "--role", "king"],
    "--role must be one of viewer, contributor, editor, administrator, submission-writer, submission-worker.\n",
  ],
  [["import"], "import needs an archive: import FILE.tar.gz|FILE.ndjson|DIR\n"],
])("prints a clear error for %j", async (args, stderr) => {
  expect(await runLake(...args, "--data", folder)).toEqual({ code: 1, stdout: "", stderr });
});

it("[SEC-3] prints a new token, stores only its hash, and restricts the folder to its owner", async () => {
  const data = join(folder, "new");
  const token = await tokenFor(data, "viewer");
  expect(token).toMatch(/^sk\w{64}$/);
  expect(readFileSync(join(data, "lake.db"), "latin1")).not.toContain(token);
  expect(statSync(data).mode & 0o777).toBe(0o700);
});

it("creates a token for a running lake", async () => {
  const lake = await serveLakeProcess(folder);
  const authorization = `Bearer ${await tokenFor(folder, "viewer")}`;
  const answer = await fetch(`${lake.url}/v1/data/query/production?query=1`, {
    headers: { authorization },
  });
  await lake.end("SIGTERM");
  expect(answer.status).toBe(200);
});
