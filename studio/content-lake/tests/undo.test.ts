import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { field, page, patchOf, setUpTestLake, type TestCall } from "./support/set-up-lake.ts";

const lake = setUpTestLake();

const undo = (body: Record<string, unknown>, as: TestCall["as"] = "administrator") =>
  lake.call("/v1/data/undo/production", { body, as });

/** Sends mutations as the token of a role, a minute after the last. Returns the transaction's id. */
async function write(mutations: unknown[], as: TestCall["as"] = "editor"): Promise<string> {
  lake.pass(60_000);
  const call = { body: { mutations }, as };
  const { status, body } = await lake.call("/v1/data/mutate/production", call);
  expect(status).toBe(200);
  return String(field(body, "transactionId"));
}

const titled = (id: string, title: string) => page(id, { title });
const retitle = (id: string, title: string) => patchOf(id, { title });
const titles = async () => {
  const pages = await lake.query("*[_type == 'page']{_id, title}");
  return Object.fromEntries(
    [pages].flat().map((page) => [field(page, "_id"), field(page, "title")]),
  );
};

it("[LAKE-4] reverts creations, changes and deletions in one new transaction, and keeps the history", async () => {
  await write([titled("a", "one"), titled("b", "b")]);
  const id = await write([retitle("a", "two"), { delete: { id: "b" } }, page("c")]);
  const undone = await undo({ transactionId: id });
  const transactionId = field(undone.body, "transactionId");
  expect(field(undone.body, "documents")).toEqual([
    { id: "a", operation: "restore" },
    { id: "b", operation: "create" },
    { id: "c", operation: "delete" },
  ]);
  expect(await titles()).toEqual({ a: "one", b: "b" });
  const log = lake.lake.lake.store.transactionsOf("production", ["a", "b", "c"]);
  expect(log.map((one) => one.id).slice(1)).toEqual([id, transactionId]);
  // An undo is a transaction like any other, so it can be undone too. A dry run of that writes nothing.
  const dry = await undo({ transactionId, dryRun: true });
  expect(dry.body).toMatchObject({ dryRun: true, transactionId: null, transactions: 1 });
  expect(await titles()).toEqual({ a: "one", b: "b" });
  await undo({ transactionId });
  expect(await titles()).toEqual({ a: "two", c: null });
});

it("[LAKE-4] skips a document that was changed since, names the change, and reverts both with force", async () => {
  await write([titled("a", "one"), titled("b", "one")]);
  const id = await write([retitle("a", "two"), retitle("b", "two")]);
  const later = await write([retitle("a", "three")], "administrator");
  const changedBy = {
    transactionId: later,
    author: "robot-administrator",
    timestamp: "2026-11-21T12:03:00.000Z",
  };
  const skipped = await undo({ transactionId: id });
  expect(field(skipped.body, "documents")).toEqual([
    { id: "a", operation: "skip", reason: "changedSince", changedBy },
    { id: "b", operation: "restore" },
  ]);
  expect(await titles()).toEqual({ a: "three", b: "one" });
  const forced = await undo({ transactionId: id, force: true });
  expect(field(forced.body, "documents.0")).toEqual({ id: "a", operation: "restore", changedBy });
  expect(await lake.query("*[_id == 'a'][0].title")).toBe("one");
});

it("[LAKE-4] skips what would break a strong reference, and undoes the rest", async () => {
  const id = await write([page("a"), page("b")]);
  await write([page("c", { to: { _type: "reference", _ref: "a" } })]);
  const { body } = await undo({ transactionId: id });
  expect(field(body, "documents")).toMatchObject([
    {
      id: "a",
      operation: "skip",
      reason: "refused",
      description: expect.stringContaining('"c"'),
    },
    { id: "b", operation: "delete" },
  ]);
  expect(await lake.query("*[_type == 'page']._id")).toEqual(["a", "c"]);

  // Also in the other direction: the target of a restored reference is gone.
  const removed = await write([{ delete: { id: "c" } }]);
  await write([{ delete: { id: "a" } }]);
  const back = await undo({ transactionId: removed });
  expect(field(back.body, "documents.0.reason")).toBe("refused");
  expect(await lake.query("count(*[_type == 'page'])")).toBe(0);
});

it("[LAKE-4] doesn't create an asset's document again whose file is gone", async () => {
  await lake.send("/v1/assets/files/production", { body: "some text", as: "editor" });
  const asset = String(await lake.query("*[_type == 'sanity.fileAsset'][0]._id"));
  const id = await write([{ delete: { id: asset } }]);
  rmSync(join(lake.dataDir, "assets"), { recursive: true });
  expect(field((await undo({ transactionId: id })).body, "documents")).toEqual([
    { id: asset, operation: "skip", reason: "fileMissing" },
  ]);
});

it("[LAKE-4] reverts all transactions of a person, found by the e-mail address, in a time, whatever their number", async () => {
  const ada = lake.addPerson("editor");
  const writeAs = (mutations: unknown[]) =>
    lake.call("/v1/data/mutate/production", { ...ada, body: { mutations } });
  await write([titled("a", "one"), titled("b", "one")], "administrator");
  lake.pass(24 * 60 * 60_000);
  await writeAs([retitle("a", "two")]);
  await writeAs([retitle("a", "three"), page("c")]);
  await write([retitle("b", "mine")], "administrator");
  await writeAs([retitle("c", "four")]);
  const author = "Editor@example.com";
  const before = { since: "2026-11-20T00:00:00Z", until: "2026-11-21T00:00:00Z" };
  expect(field((await undo({ author, ...before })).body, "documents")).toEqual([]);
  const day = { since: "2026-11-22T00:00:00Z", until: "2026-11-23T00:00:00Z" };
  const { body } = await undo({ author, ...day });
  expect(field(body, "transactions")).toBe(3);
  expect(field(body, "documents")).toEqual([
    { id: "a", operation: "restore" },
    { id: "c", operation: "delete" },
  ]);
  expect(await titles()).toEqual({ a: "one", b: "mine" });
});

it("[LAKE-4] only administrators undo, only known transactions, and never submissions", async () => {
  const transactionId = await write([page("a")]);
  expect((await undo({ transactionId }, "editor")).status).toBe(403);
  expect((await undo({ transactionId }, null)).status).toBe(401);
  expect((await undo({ transactionId: "unknown" })).status).toBe(404);
  expect((await undo({ author: "x", since: "yesterday" })).status).toBe(400);
  const path = "/v1/data/undo/production-submissions";
  const { status, body } = await lake.call(path, { body: { transactionId } });
  expect(status).toBe(400);
  expect(field(body, "error.description")).toContain("no history");
});
