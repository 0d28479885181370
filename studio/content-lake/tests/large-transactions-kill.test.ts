// @module-tag all
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { serveLakeProcess } from "./support/served-lake.ts";
import { clientAt } from "./support/client-at.ts";
import { createToken } from "./support/run-command.ts";
import { numbered, page } from "./support/sample-documents.ts";
import { setUpFolder } from "./support/set-up-folder.ts";

const inFolder = setUpFolder();

it("[LAKE-4] keeps all or nothing of a large transaction when the lake is killed while its thread writes", async () => {
  const data = inFolder("data");
  const token = await createToken(data, "administrator");
  const lake = await serveLakeProcess(data);
  onTestFinished(() => void lake.process.kill("SIGKILL"));
  const log = join(data, "lake.db-wal");
  const sizeOfLog = () => (existsSync(log) ? statSync(log).size : 0);
  const [before, count] = [sizeOfLog(), 3_000];
  const text = "x".repeat(1_000);
  const mutations = numbered(count).map((id) => page(id, { text }));
  const status = fetch(`${lake.url}/v1/data/mutate/production`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ mutations }),
  }).then(
    ({ status }) => status,
    () => undefined,
  );
  await vi.waitFor(() => expect(sizeOfLog()).toBeGreaterThan(before + 500_000), {
    interval: 5,
    timeout: 60_000,
  });
  await lake.end("SIGKILL");
  const isConfirmed = (await status) === 200;
  const next = await serveLakeProcess(data);
  onTestFinished(async () => void (await next.end("SIGTERM")));
  const client = clientAt(next.url, token);
  const found = await client.fetch<number>("count(*[_type == 'page'])");
  expect(isConfirmed ? [count] : [0, count]).toContain(found);
  await client.create({ _id: "after", _type: "page" });
  expect(await client.fetch("count(*[_type == 'page'])")).toBe(found + 1);
});
