import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { field, type TestCall } from "./support/open-test-lake.ts";
import { setUpTestLake } from "./support/set-up-lake.ts";

const lake = setUpTestLake();

const undo = (body: Record<string, unknown>, as: TestCall["as"] = "administrator") =>
  lake.call("/v1/data/undo/production", { body, as });

/** Sends mutations as the token of a role, a minute after the last. Returns the transaction's id. */
async function write(mutations: unknown[], as: TestCall["as"] = "editor"): Promise<string> {
  lake.pass(60_000);
  const { status, body } = await lake.call("/v1/data/mutate/production", {
    body: { mutations },
    as,
  });
  expect(status).toBe(200);
  return String(field(body, "transactionId"));
}

const page = (id: string, fields: Record<string, unknown> = {}) => ({
  create: { _id: id, _type: "page", ...fields },
});
const set = (id: string, fields: Record<string, unknown>) => ({ patch: { id, set: fields } });
/** Returns the titles of all pages, by id. */
const titles = async () => {
  const pages = await lake.query("*[_type == 'page']{_id, title}");
  return Object.fromEntries(
    [pages].flat().map((page) => [field(page, "_id"), field(page, "title")]),
  );
};

describe("undo of a transaction", () => {
  it("[LAKE-4] reverts creations, changes and deletions in one new transaction, and keeps the history", async () => {
    await write([page("a", { title: "one" }), page("b", { title: "b" })]);
    const id = await write([set("a", { title: "two" }), { delete: { id: "b" } }, page("c")]);
    const { status, body } = await undo({ transactionId: id });
    expect([status, field(body, "documents")]).toEqual([
      200,
      [
        { id: "a", operation: "restore" },
        { id: "b", operation: "create" },
        { id: "c", operation: "delete" },
      ],
    ]);
    expect(await titles()).toEqual({ a: "one", b: "b" });
    const log = lake.lake.lake.store.transactionsOf("production", ["a", "b", "c"]);
    expect(log.map((one) => one.id).slice(1)).toEqual([id, field(body, "transactionId")]);
    // An undo is a transaction like any other, so it can be undone too.
    await undo({ transactionId: String(field(body, "transactionId")) });
    expect(await titles()).toEqual({ a: "two", c: null });
  });

  it("[LAKE-4] skips a document that was changed since, names the change, and reverts both with force", async () => {
    await write([page("a", { title: "one" }), page("b", { title: "one" })]);
    const id = await write([set("a", { title: "two" }), set("b", { title: "two" })]);
    const later = await write([set("a", { title: "three" })], "administrator");
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

  it("[LAKE-4] writes nothing in a dry run", async () => {
    const id = await write([page("a")]);
    const { body } = await undo({ transactionId: id, dryRun: true });
    expect(body).toEqual({
      dryRun: true,
      transactionId: null,
      transactions: 1,
      documents: [{ id: "a", operation: "delete" }],
    });
    expect(await lake.query("count(*[_id == 'a'])")).toBe(1);
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
    const body = "some text";
    const { headers } = await lake.send("/v1/assets/files/production", { body, as: "editor" });
    expect(headers.get("content-type")).toContain("json");
    const asset = String(await lake.query("*[_type == 'sanity.fileAsset'][0]._id"));
    const id = await write([{ delete: { id: asset } }]);
    rmSync(join(lake.dataDir, "assets"), { recursive: true });
    const answer = await undo({ transactionId: id });
    expect(field(answer.body, "documents")).toEqual([
      { id: asset, operation: "skip", reason: "fileMissing" },
    ]);
  });
});

describe("undo of an author's day", () => {
  it("[LAKE-4] reverts all transactions of the author in the time, whatever their number", async () => {
    await write([page("a", { title: "one" }), page("b", { title: "one" })], "administrator");
    lake.pass(24 * 60 * 60_000);
    await write([set("a", { title: "two" })]);
    await write([set("a", { title: "three" }), page("c")]);
    await write([set("b", { title: "mine" })], "administrator");
    await write([set("c", { title: "four" })]);
    const day = { since: "2026-11-22T00:00:00Z", until: "2026-11-23T00:00:00Z" };
    const { body } = await undo({ author: "robot-editor", ...day });
    expect(field(body, "transactions")).toBe(3);
    expect(field(body, "documents")).toEqual([
      { id: "a", operation: "restore" },
      { id: "c", operation: "delete" },
    ]);
    expect(await titles()).toEqual({ a: "one", b: "mine" });
    const before = { since: "2026-11-20T00:00:00Z", until: "2026-11-21T00:00:00Z" };
    expect(field((await undo({ author: "robot-editor", ...before })).body, "documents")).toEqual(
      [],
    );
  });

  it("[LAKE-4] finds a person by the e-mail address", async () => {
    const { people } = lake.lake.lake;
    const createdAt = "2026-11-21T00:00:00Z";
    people.add({ id: "pAda", name: "Ada", email: "ada@example.org", role: "editor", createdAt });
    lake.lake.lake.credentials.add("session-of-ada", {
      kind: "session",
      label: "Ada",
      role: "editor",
      userId: "pAda",
      createdAt,
    });
    const headers = { authorization: "Bearer session-of-ada" };
    const mutations = [page("a")];
    await lake.call("/v1/data/mutate/production", { body: { mutations }, as: null, headers });
    const { body } = await undo({ author: "Ada@example.org", since: createdAt });
    expect(field(body, "documents")).toEqual([{ id: "a", operation: "delete" }]);
  });
});

it("[LAKE-4] only administrators undo, only known transactions, and never submissions", async () => {
  const transactionId = await write([page("a")]);
  expect((await undo({ transactionId }, "editor")).status).toBe(403);
  expect((await undo({ transactionId }, null)).status).toBe(401);
  expect((await undo({ transactionId: "unknown" })).status).toBe(404);
  expect((await undo({ author: "x", since: "yesterday" })).status).toBe(400);
  const submissions = await lake.call("/v1/data/undo/production-submissions", {
    body: { transactionId },
  });
  expect([submissions.status, field(submissions.body, "error.description")]).toEqual([
    400,
    expect.stringContaining("no history"),
  ]);
});
