import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { afterEach, describe, expect, it, vi } from "vitest";
import { settled } from "../src/in-parts.ts";
import { CommitThread } from "../src/store/commit-thread.ts";
import { readEvents } from "./support/read-events.ts";
import { field, numbered, page, patchOf, setUpTestLake } from "./support/set-up-lake.ts";
import { signInCalls } from "./support/sign-in-browser.ts";
import { turnsDuring } from "./support/turns-during.ts";

const lake = setUpTestLake();
afterEach(() => vi.restoreAllMocks());

const count = 256;
const ids = numbered(count);
const pages = ids.map((id) => page(id, { title: "first" }));

const titles = 'array::unique(*[_type == "page"].title)';
const found = 'count(*[[@, _id] match text::query("fir*")])';

/** Queries as another client until the work is done. Returns the number of responses, and the different ones. */
async function queryDuring(work: Promise<unknown>, query: string) {
  const results = new Set<string>();
  const path = `/v2025-02-19/data/query/production?perspective=raw&query=${encodeURIComponent(query)}`;
  const { turns } = await turnsDuring(work, async () => {
    const { body } = await lake.call(path, { as: "viewer" });
    results.add(JSON.stringify(field(body, "result")));
  });
  return { responses: turns, results: [...results] };
}

it("[SEC-5] answers the queries of others during a large transaction, which they see whole or not at all", async () => {
  const { responses, results } = await queryDuring(lake.mutate(pages), titles);
  expect(responses).toBeGreaterThan(10);
  expect(results.filter((text) => text !== '["first"]')).toEqual(["[]"]);
  expect(await lake.query(found)).toBe(count);

  const patch = { query: '*[title == "first"]', set: { title: "second" } };
  const patching = await queryDuring(lake.mutate([{ patch }]), titles);
  expect(patching.responses).toBeGreaterThan(10);
  expect(patching.results.filter((text) => text !== '["second"]')).toEqual(['["first"]']);
  expect(await lake.query(found)).toBe(0);

  const { body } = await lake.mutate(ids.map((id) => ({ delete: { id } })));
  const undoing = lake.call("/v1/data/undo/production", {
    body: { transactionId: field(body, "transactionId") },
  });
  const undone = await queryDuring(undoing, titles);
  expect(undone.responses).toBeGreaterThan(10);
  expect(undone.results.filter((text) => text !== '["second"]')).toEqual(["[]"]);
});

it("[SEC-5] performs the writes of others after a large one in their order, and refuses it without a trace", async () => {
  const [large, small] = await Promise.all([
    lake.mutate([...pages, patchOf("missing", { title: "x" })]),
    lake.mutate([page("small", { title: "small" })]),
  ]);
  expect([large.status, small.status]).toEqual([409, 200]);
  expect(await lake.query(titles)).toEqual(["small"]);
});

it("[SEC-5] charges a client for its mutations, and refuses a body while others fill the memory", async () => {
  const { shares, bodies } = lake.lake.lake;
  const charge = vi.spyOn(shares, "charge");
  await lake.mutate(pages);
  const ms = charge.mock.calls.reduce((sum, [, one]) => sum + one, 0);
  expect(charge.mock.calls[0]?.[0]).toBe("robot-administrator none");
  expect(ms).toBeGreaterThan(1);

  const other = bodies.open(() => "other");
  other.add(63 * 1024 * 1024);
  const all = ["a", "b", "c"].map((client) => bodies.open(() => client));
  for (const one of all) one.add(64 * 1024 * 1024);
  other.add(1024 * 1024);
  expect((await lake.mutate([])).status).toBe(503);
  other.release();
  expect((await lake.mutate([])).status).toBe(200);
});

describe("[SEC-5] a transaction of more than 1,000 documents", () => {
  const many = numbered(1_001);
  const creations = many.map((id) => page(id, { title: "first" }));
  const historyOf = (id: string) => lake.production().transactionsOf([id]);

  it("is written by another thread, and is seen when it is in memory", async () => {
    const { store } = lake.lake.lake;
    const { commitInThread } = store;
    const commit = vi.spyOn(store, "commit");
    const before = store.version();
    let meanwhile: unknown;
    store.commitInThread = function* (written) {
      const number = commitInThread ? yield* commitInThread(written) : 0;
      const isVisible = lake.production().get("page-0") !== undefined;
      meanwhile = [
        store.lastSequence("production"),
        isVisible,
        historyOf("page-0"),
        store.version(),
      ];
      return number;
    };
    expect((await lake.mutate(creations)).status).toBe(200);
    expect(commit).not.toHaveBeenCalled();
    expect(meanwhile).toEqual([1, false, [], expect.not.stringMatching(before)]);
    expect(store.version()).not.toBe(Object(meanwhile)[3]);
    expect(historyOf("page-1000").map(({ sequence }) => sequence)).toEqual([1]);
    lake.reopen();
    expect(await lake.query("count(*)")).toBe(1_001);
    expect(historyOf("page-1000")[0]?.effects["page-1000"]?.apply).toBeDefined();
  });

  it("delays others who sign in, sign out or store settings meanwhile, but holds up nobody else", async () => {
    const { enter, redeem } = signInCalls(lake);
    const login = await enter("pLocalEditor");
    const session = lake.addToken("a-session", { kind: "session", userId: "pLocalEditor" });
    const other = new DatabaseSync(join(lake.dataDir, "lake.db"));
    const waiting = Promise.withResolvers<void>();
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its object
    const { postMessage } = Worker.prototype;
    vi.spyOn(Worker.prototype, "postMessage").mockImplementation(function (this: Worker, part) {
      const isLast = Object.hasOwn(Object(part), "end");
      // The thread waits for this transaction.
      if (isLast) other.exec("begin immediate");
      postMessage.call(this, part);
      if (isLast) waiting.resolve();
    });
    const writing = lake.mutate(creations);
    await waiting.promise;
    const delayed = Promise.all([
      redeem(login),
      lake.send("/v1/auth/logout", { ...session, method: "POST" }),
      lake.send("/v1/users/me/keyvalue", { method: "PUT", body: [{ key: "a", value: 1 }] }),
      lake.send("/v1/datasets/more", { method: "PUT", body: {} }),
    ]);
    expect(await lake.query("count(*)")).toBe(0);
    other.exec("rollback");
    other.close();
    expect((await delayed).map(({ status }) => status)).toEqual([200, 204, 200, 200]);
    expect((await writing).status).toBe(200);
  });

  it("is sent to its thread in pieces, however large its documents are", async () => {
    const post = vi.spyOn(Worker.prototype, "postMessage");
    const text = "x".repeat(2_000);
    const large = many.map((id) => page(id, { text }));
    expect((await lake.mutate(large)).status).toBe(200);
    const lengths = post.mock.calls.map(([part]) => JSON.stringify(part).length);
    expect(Math.max(...lengths)).toBeLessThan(700_000);
  });

  it("reaches a listener that was opened while it was written, and resumes afterwards", async () => {
    await lake.mutate([page("before")]);
    lake.reopen();
    const query = encodeURIComponent("*[_id == 'page-0']");
    const path = `/v2025-02-19/data/listen/production?query=${query}&enableResume=true`;
    const welcomes: string[] = [];
    const listening = async () => {
      const events = readEvents(await lake.send(path));
      welcomes.push((await events.next()).id);
      await events.close();
    };
    const { store } = lake.lake.lake;
    const { commitInThread } = store;
    store.commitInThread = function* (commit) {
      const number = commitInThread ? yield* commitInThread(commit) : 0;
      yield* settled(listening());
      return number;
    };
    expect((await lake.mutate(creations)).status).toBe(200);
    const [id = ""] = welcomes;
    const events = readEvents(await lake.send(path, { headers: { "last-event-id": id } }));
    const received = await events.take(2);
    expect(received.map(({ event, data }) => [event, field(data, "documentId")])).toEqual([
      ["welcomeback", undefined],
      ["mutation", "page-0"],
    ]);
    await events.close();
  });

  it("is refused without a trace if it can't be written, and the next write succeeds", async () => {
    const { database } = lake.lake.lake.store;
    database.exec(
      "create trigger refusing before insert on document when new.id = 'page-900' begin select raise(abort, 'no page 900'); end",
    );
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect((await lake.mutate(creations)).status).toBe(503);
    expect(String(log.mock.calls.flat())).toContain("no page 900");
    expect(await lake.query("count(*)")).toBe(0);
    database.exec("drop trigger refusing");
    expect((await lake.mutate(creations)).status).toBe(200);
    expect(lake.production().sequence).toBe(1);
  });

  it("is refused if its thread ends before it has written, and accepted if it ends afterwards", async () => {
    const post = vi.spyOn(Worker.prototype, "postMessage");
    post.mockImplementation(function (this: Worker) {
      void this.terminate();
    });
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect((await lake.mutate(creations)).status).toBe(503);
    expect(lake.production().sequence).toBe(0);
    post.mockRestore();
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its object
    const { write } = CommitThread.prototype;
    vi.spyOn(CommitThread.prototype, "write").mockImplementation(function* (
      this: CommitThread,
      rows,
    ) {
      yield* write.call(this, rows);
      throw new Error("The thread ended.");
    });
    expect((await lake.mutate(creations)).status).toBe(200);
    expect([await lake.query("count(*)"), lake.production().sequence]).toEqual([1_001, 1]);
  });
});
