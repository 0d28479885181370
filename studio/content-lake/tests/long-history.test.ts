import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { field } from "./support/open-test-lake.ts";
import { setUpTestLake } from "./support/set-up-lake.ts";

const lake = setUpTestLake();

async function write(mutations: unknown[]): Promise<string> {
  const { status, body } = await lake.call("/v1/data/mutate/production", { body: { mutations } });
  expect(status).toBe(200);
  return String(field(body, "transactionId"));
}

const page = (id: string) => ({ createOrReplace: { _id: id, _type: "page", title: "one" } });
const patch = (id: string) => ({ patch: { id, set: { title: "two" } } });
const range = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const undo = (transactionId: string) => async () => {
  const { status } = await lake.call("/v1/data/undo/production", { body: { transactionId } });
  expect(status).toBe(200);
};

it("[SEC-5] undoes changes of imported documents without parsing the import for each of them", async () => {
  const alone = range(100, "alone-");
  for (const id of alone) await write([page(id)]);
  const imported = range(5_000, "imported-");
  await write(imported.map(page));
  const ofAlone = await write(alone.map(patch));
  const ofImported = await write(imported.slice(0, 100).map(patch));
  const base = await timeOf(undo(ofAlone));
  expect((await timeOf(undo(ofImported))) / base).toBeLessThan(8);
});

it("[SEC-5] reads the histories of documents of an import as fast as those of others", async () => {
  const dataset = lake.lake.lake.dataset("production");
  const timeOfHistories = (ids: readonly string[]) => {
    const began = performance.now();
    for (const id of ids) expect(dataset?.transactionsOf([id])[0]?.sequence).toBeGreaterThan(0);
    return performance.now() - began;
  };
  const [small, large] = [range(300, "small-"), range(4_000, "large-")];
  for (const id of small) await write([page(id)]);
  await write(large.map((_id) => ({ create: { _id, _type: "page", text: "x".repeat(800) } })));
  const base = timeOfHistories(small);
  expect(timeOfHistories(large.slice(0, 300)) / base).toBeLessThan(5);
});

it("[SEC-5] lets other requests run while it plans an undo", async () => {
  const ids = range(1_000, "page-");
  for (let index = 0; index < 5; index += 1) await write(ids.map(page));
  const last = await write(ids.map(patch));
  const progress = { isDone: false };
  const undone = timeOf(undo(last)).finally(() => (progress.isDone = true));
  let longest = 0;
  while (!progress.isDone) {
    const turn = async () => {
      await lake.query("1");
      await setImmediate();
    };
    longest = Math.max(longest, await timeOf(turn));
  }
  expect(longest / (await undone)).toBeLessThan(0.8);
});

it("[SEC-5] sends a history line by line, as fast as the client reads", async () => {
  for (let index = 0; index < 20; index += 1) await write([page("a")]);
  const path = "/v2025-02-19/data/history/production/transactions/a";
  const { body } = await lake.send(path);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  const first = await reader?.read();
  expect(first?.value?.trim().split("\n")).toHaveLength(1);
  await reader?.cancel();
});

it("[SEC-5] answers another client between the histories that a client requests", async () => {
  const text = "x".repeat(50_000);
  for (let index = 0; index < 50; index += 1)
    await write([{ createOrReplace: { _id: "long", _type: "page", text, index } }]);
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
    `/v2025-02-19/data/history/production/documents/${range(101, "a").join(",")}`,
  );
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining("at most 100")]);
});

it("[SEC-5] lets other requests run while it reads a long history", async () => {
  await write([page("page-0")]);
  for (let index = 0; index < 800; index += 1)
    await write([{ patch: { id: "page-0", set: { title: `${index} ${"x".repeat(200)}` } } }]);
  const paths = [
    "documents/page-0?time=2000-01-01T00:00:00Z",
    "events/documents/page-0",
    "transactions/page-0?authors=nobody",
  ];
  for (const path of paths) {
    const progress = { turns: 0, isDone: false };
    const read = lake.call(`/v2025-02-19/data/history/production/${path}`).finally(() => {
      progress.isDone = true;
    });
    while (!progress.isDone) {
      await setImmediate();
      progress.turns += 1;
    }
    expect((await read).status).toBe(200);
    expect(progress.turns).toBeGreaterThan(3);
  }
});
