// @module-tag all
import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { field, numbered, patchOf, putPage, setUpTestLake } from "./support/set-up-lake.ts";
import { turnsDuring } from "./support/turns-during.ts";

const lake = setUpTestLake();

async function write(mutations: unknown[]): Promise<string> {
  const { status, body } = await lake.mutate(mutations);
  expect(status).toBe(200);
  return String(field(body, "transactionId"));
}

const create = (id: string) => putPage(id, { title: "one" });
const change = (id: string) => patchOf(id, { title: "two" });

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

const undo = (transactionId: string) => async () => {
  const { status } = await lake.call("/v1/data/undo/production", { body: { transactionId } });
  expect(status).toBe(200);
};

it("[SEC-5] undoes changes of imported documents without parsing the import for each of them", async () => {
  const alone = numbered(100, "alone-");
  for (const id of alone) await write([create(id)]);
  const imported = numbered(5_000, "imported-");
  await write(imported.map(create));
  const ofAlone = await write(alone.map(change));
  const ofImported = await write(imported.slice(0, 100).map(change));
  const base = await timeOf(undo(ofAlone));
  expect((await timeOf(undo(ofImported))) / base).toBeLessThan(8);
});

it("[SEC-5] reads the histories of documents of an import as fast as those of others", async () => {
  const timeOfHistories = (ids: readonly string[]) => {
    const startedAt = performance.now();
    for (const id of ids)
      expect(lake.production().transactionsOf([id])[0]?.sequence).toBeGreaterThan(0);
    return performance.now() - startedAt;
  };
  const [small, large] = [numbered(300, "small-"), numbered(4_000, "large-")];
  for (const id of small) await write([create(id)]);
  await write(large.map((id) => putPage(id, { text: "x".repeat(800) })));
  const base = timeOfHistories(small);
  expect(timeOfHistories(large.slice(0, 300)) / base).toBeLessThan(5);
});

it("[SEC-5] lets other requests run while it plans an undo", async () => {
  const ids = numbered(1_000);
  for (let index = 0; index < 5; index += 1) await write(ids.map(create));
  const last = await write(ids.map(change));
  let [longest, before] = [0, performance.now()];
  const { result } = await turnsDuring(timeOf(undo(last)), async () => {
    await lake.query("1");
    longest = Math.max(longest, performance.now() - before);
    before = performance.now();
  });
  expect(longest / result).toBeLessThan(0.8);
});

it("[SEC-5] sends a history line by line, as fast as the client reads", async () => {
  for (let index = 0; index < 20; index += 1) await write([create("a")]);
  const path = "/v2025-02-19/data/history/production/transactions/a";
  const { body } = await lake.send(path);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  const first = await reader?.read();
  expect(first?.value?.trim().split("\n")).toHaveLength(1);
  await reader?.cancel();
});

it("[SEC-5] answers another client between the histories that a client requests", async () => {
  const text = "x".repeat(50_000);
  for (let index = 0; index < 50; index += 1) await write([putPage("long", { text, index })]);
  const path = "/v2025-02-19/data/history/production/transactions/long";
  let lines = 0;
  const read = async () => {
    const { body } = await lake.send(path);
    for await (const _ of body ?? []) lines += 1;
  };
  const histories = Array.from({ length: 20 }, read);
  await setImmediate();
  await lake.call("/v2025-02-19/data/query/production?query=1", { as: "viewer" });
  const before = lines;
  await Promise.all(histories);
  expect(before / lines).toBeLessThan(0.5);
});

it("[SEC-5] refuses the history of more than 100 documents at once", async () => {
  const { status, body } = await lake.call(
    `/v2025-02-19/data/history/production/documents/${numbered(101, "a").join(",")}`,
  );
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining("at most 100")]);
});

it("[SEC-5] lets other requests run while it reads a long history", async () => {
  await write([create("page-0")]);
  for (let index = 0; index < 800; index += 1)
    await write([patchOf("page-0", { title: `${index} ${"x".repeat(200)}` })]);
  const paths = [
    "documents/page-0?time=2000-01-01T00:00:00Z",
    "events/documents/page-0",
    "transactions/page-0?authors=nobody",
  ];
  for (const path of paths) {
    const read = lake.call(`/v2025-02-19/data/history/production/${path}`);
    const { turns, result } = await turnsDuring(read);
    expect(result.status).toBe(200);
    expect(turns).toBeGreaterThan(3);
  }
});
