import type { Client } from "pg";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Dataset } from "../src/dataset/dataset.ts";
import { Connection } from "../src/nodes/postgres/connection.ts";
import { PostgresLog } from "../src/nodes/postgres/postgres-log.ts";
import type { NewEntry } from "../src/nodes/shared-log.ts";
import { openCuttingProxy, type CuttingProxy } from "./support/cutting-proxy.ts";
import type { TestNode } from "./support/lake-stores.ts";
import { field } from "./support/open-test-lake.ts";
import { onServer } from "./support/postgres.ts";
import { readEvents, type ReceivedEvent } from "./support/read-events.ts";
import { numbered, page, sampleTransaction } from "./support/sample-documents.ts";
import { mutateOn, nodeToken, sendTo, setUpNodes } from "./support/set-up-nodes.ts";

const nodes = setUpNodes();
let database = "";
let proxy: CuttingProxy;
let a: TestNode;
let b: TestNode;

beforeEach(async () => {
  database = nodes.database();
  proxy = await openCuttingProxy(database);
  a = await nodes.start("a", {}, proxy.database);
  b = await nodes.start("b");
  await nodes.addToken(a);
});
afterEach(async () => {
  await nodes.stop(a);
  proxy.close();
});

const send = (node: TestNode, path: string, more: Parameters<typeof sendTo>[2] = {}) =>
  sendTo(node, `/v2025-02-19${path}`, more);

const create = (node: TestNode, id: string, transactionId?: string) =>
  mutateOn(node, [page(id)], transactionId);

async function count(node: TestNode, headers: HeadersInit = {}, more = ""): Promise<unknown> {
  const path = `/data/query/production?perspective=raw&query=count(*)${more}`;
  return field(await (await send(node, path, { headers })).json(), "result");
}

const listening = async (node: TestNode, headers: HeadersInit = {}) => {
  const options = "includeAllVersions=true&enableResume=true";
  return readEvents(await send(node, `/data/listen/production?query=*&${options}`, { headers }));
};

const contentOf = (node: TestNode, id: string) => node.lake.dataset("production")?.get(id);
const sequenceOf = (node: TestNode) => node.lake.dataset("production")?.sequence;
const identity = ({ event, id }: ReceivedEvent) => `${event} ${id}`;

const entryOf = (dataset: string, sequence: number, mutations: unknown[] = []): NewEntry => ({
  dataset,
  transaction: sampleTransaction(`t${sequence}`, { sequence, mutations }),
  documents: new Map(),
});
/** Runs `work` with a log of the database of its own. */
async function withLog(work: (log: PostgresLog) => Promise<void>): Promise<void> {
  const log = new PostgresLog({ connectionString: database });
  await work(log);
  await log.close();
}

describe("[LAKE-5] nodes that share a lake", () => {
  it("send the same events with the same ids in the same order", async () => {
    const live = async (node: TestNode) =>
      readEvents(await send(node, "/data/live/events/production"));
    const streams = [await listening(a), await listening(b), await live(a), await live(b)];
    const numbers = Array.from({ length: 60 }, (_, n) => n);
    await Promise.all(numbers.map((n) => create(n % 2 ? a : b, `page-${n}`, `t${n}`)));
    const [onA, onB, liveA, liveB] = await Promise.all(
      streams.map(async (events) => (await events.take(61)).map(identity)),
    );
    expect(onB).toEqual(onA);
    expect(new Set(onA).size).toBe(61);
    expect(liveB).toEqual(liveA);
    expect(liveA?.slice(1)).toEqual(numbers.map((n) => `message ${n + 1}`));
    await Promise.all(streams.map(async (events) => events.close()));
  });

  it("prepare a large write before their turn, apply it in parts, and let others read meanwhile", async () => {
    const ids = numbered(1_500);
    const lockSpy = vi.spyOn(PostgresLog.prototype, "lock");
    const preparation = vi.spyOn(Dataset.prototype, "prepareCommit");
    expect(
      (
        await mutateOn(
          a,
          ids.map((id) => page(id)),
        )
      ).status,
    ).toBe(200);
    const [prepared = 0, ...again] = preparation.mock.invocationCallOrder;
    expect(again).toEqual([]);
    expect(lockSpy.mock.invocationCallOrder.at(-1)).toBeGreaterThan(prepared);
    vi.restoreAllMocks();
    const commit = vi.spyOn(b.lake.store, "commit");
    const patch = { query: "*[_type == 'page']", set: { title: "x" } };
    const work = Promise.all([mutateOn(b, [{ patch }]), create(a, "small"), create(b, "other")]);
    expect((await work).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(commit.mock.calls.map(([{ documents }]) => documents.size)).not.toContain(1_500);
    const deletions = ids.slice(1_000).map((id) => ({ delete: { id } }));
    expect((await mutateOn(a, deletions)).status).toBe(200);
    for (const node of [a, b]) {
      await node.lake.shared?.node.refresh();
      expect([await count(node), contentOf(node, "page-0")?.["title"]]).toEqual([1_002, "x"]);
    }
    await nodes.stop(b);
    b = await nodes.start("new");
    expect([await count(b), sequenceOf(b)]).toEqual([1_002, 5]);
  });

  it("keep a turn while they prepare a write for longer than the server waits", () =>
    withLog(async (log) => {
      const lock = await log.lock(["production"]);
      const idle = "select query from pg_stat_activity where state = 'idle in transaction'";
      await onServer(database, (client) =>
        vi.waitFor(
          async () => expect((await client.query(idle)).rows).toEqual([{ query: "select 1" }]),
          { timeout: 5_000 },
        ),
      );
      await lock.release();
    }));

  it("keep a connection when the former one ends after it was opened", async () => {
    const clients: Client[] = [];
    const connection = new Connection({ connectionString: database }, async (client) => {
      clients.push(client);
    });
    await connection.session();
    connection.drop();
    const session = await connection.session();
    clients[0]?.emit("end");
    expect((await session.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    await connection.close();
  });

  it("read large entries of the log a few at a time", () =>
    withLog(async (log) => {
      const text = "x".repeat(9_000_000);
      for (const sequence of [1, 2, 3]) {
        const lock = await log.lock(["staging"]);
        await lock.append([entryOf("staging", sequence, sequence === 1 ? [] : [text])]);
      }
      for (const [last, sequences] of [[1, 2], [2], [3]].entries()) {
        const read = await log.entriesAfter("staging", last, 10);
        expect(read.map(({ transaction }) => transaction.sequence)).toEqual(sequences);
      }
    }));

  it("append nothing after the connection of a turn was lost", () =>
    withLog(async (log) => {
      const lock = await log.lock(["production"]);
      const entry = entryOf("production", 1);
      const idle = "pg_stat_activity where state = 'idle in transaction'";
      await onServer(database, (client) =>
        client.query(`select pg_terminate_backend(pid) from ${idle}`),
      );
      await vi.waitFor(() =>
        expect(lock.entriesAfter("production", 0, 1)).rejects.toThrow(/reached/),
      );
      await expect(lock.append([entry])).rejects.toThrow(/reached/);
      await lock.release();
      expect(await log.entriesAfter("production", 0, 1)).toEqual([]);
      const next = await log.lock(["production"]);
      await next.append([entry]);
      expect(await log.entriesAfter("production", 0, 1)).toHaveLength(1);
    }));

  it("resume each other's listeners without loss or repetition", async () => {
    const first = await listening(a);
    await create(a, "one");
    await create(b, "two");
    const [, , last] = await first.take(3);
    await first.close();
    for (const id of numbered(20, "missed-")) await create(a, id, id);
    const second = await listening(b, { "last-event-id": last?.id ?? "" });
    expect((await second.take(21)).map(identity)).toEqual([
      "welcomeback ",
      ...numbered(20, "missed-").map((id) => `mutation ${id}#${id}`),
    ]);
    await second.close();
  });

  it("let a client read on one node what it has written or heard on another one", async () => {
    for (let n = 1; n <= 40; n += 1) {
      const { headers } = await create(a, `page-${n}`);
      expect(headers.get("lake-sequence")).toBe(`${n}`);
      const found =
        n % 2 ? count(b, {}, `&lastLiveEventId=${n}`) : count(b, { "lake-sequence": `${n}` });
      expect(await found).toBe(n);
    }
  });

  it("ignore a sequence number that the lake never had, and return a 503 for one that they can't reach", async () => {
    await create(a, "one");
    expect(await count(a, { "lake-sequence": "999" })).toBe(1);
    const unblock = proxy.block();
    await create(b, "two");
    const path = "/data/query/production?query=1";
    expect((await send(a, path, { headers: { "lake-sequence": "2" } })).status).toBe(503);
    expect((await send(a, path)).status).toBe(200);
    unblock();
    expect(await count(a, { "lake-sequence": "2" })).toBe(2);
  });

  it("accept a new token and a new dataset at once, and reject a revoked token within a second", async () => {
    const dataset = { method: "PUT", body: { aclMode: "private" } };
    expect((await send(a, "/datasets/staging", dataset)).status).toBe(200);
    const body = { mutations: [page("a")] };
    expect((await send(b, "/data/mutate/staging", { body })).status).toBe(200);
    b.lake.credentials.remove(nodeToken);
    await b.lake.shared?.node.storeSettings();
    await vi.waitFor(async () => expect((await send(a, "/users/me")).status).toBe(401), 1_000);
  });

  it("apply a write exactly once when its commit or the response to it is lost", async () => {
    const listener = await listening(b);
    for (const [n, cut] of (["response", "request", "response", "request"] as const).entries()) {
      const isCut = proxy.cutNext(cut);
      const written = await mutateOn(a, [
        { createIfNotExists: { _id: "counter", _type: "counter", count: 0 } },
        { patch: { id: "counter", inc: { count: 1 } } },
      ]);
      await isCut;
      expect(written.status).toBe(200);
      expect(written.headers.get("lake-sequence")).toBe(String(n + 1));
      expect(contentOf(a, "counter")).toMatchObject({ count: n + 1 });
    }
    expect(await listener.take(5)).toHaveLength(5);
    expect(contentOf(b, "counter")).toMatchObject({ count: 4 });
    await listener.close();
  });

  it("perform a repeated transaction once, whichever node receives it", async () => {
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, n) => create(n % 2 ? a : b, "same", "same-id")),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(sequenceOf(a)).toBe(1);
    expect((await create(b, "other", "same-id")).status).toBe(409);
  });

  it("reject a write that PostgreSQL can't store, without affecting others", async () => {
    const writes = [create(a, "bad", "nul \0"), create(a, "one"), create(a, "two")];
    expect((await Promise.all(writes)).map(({ status }) => status)).toEqual([400, 200, 200]);
    expect(await count(a)).toBe(2);
  });

  it("keep nothing of a write in memory while its commit is under way", async () => {
    await create(a, "before");
    await onServer(database, async (client) => {
      await client.query("begin; lock table content_lake.log in share mode");
      const writing = create(a, "slow");
      const waiting = "select 1 from pg_locks where not granted";
      await vi.waitFor(async () => expect((await client.query(waiting)).rowCount).toBe(1), 5_000);
      expect(await count(a)).toBe(1);
      await client.query("rollback");
      expect((await writing).status).toBe(200);
    });
    expect(await count(a)).toBe(2);
  });

  it("publish a due release once", async () => {
    const act = async (type: string, more: Record<string, unknown>) => {
      const actions = [{ actionType: `sanity.action.${type}`, releaseId: "r1", ...more }];
      const { status } = await send(a, "/data/actions/production", { body: { actions } });
      expect(status).toBe(200);
    };
    await act("release.create", {});
    await mutateOn(a, [page("versions.r1.page")]);
    await act("release.schedule", { publishAt: new Date(Date.now() + 300).toISOString() });
    const before = sequenceOf(a) ?? 0;
    await vi.waitFor(() => expect(contentOf(b, "page")).toBeDefined(), 5_000);
    // Whichever node published the release, the other one finds it done.
    for (const node of [a, b]) void node.lake.releases.publishDue();
    for (const node of [a, b]) await create(node, `after-${node === a}`);
    expect(sequenceOf(b)).toBe(before + 3);
    expect(contentOf(a, "page")).toBeDefined();
  });

  it("remove old documents from the log, after which a node that lacks them copies the lake", async () => {
    await create(a, "one");
    await nodes.stop(await nodes.start("late"));
    for (const id of ["two", "three"]) await create(a, id, id);
    await onServer(database, async (client) => {
      await client.query("update content_lake.log set written_at = now() - interval '6 minutes'");
      await withLog(async (log) => {
        await log.removeOldDocuments();
      });
      const { rows } = await client.query("select documents from content_lake.log");
      expect(rows).toEqual([1, 2, 3].map(() => ({ documents: null })));
    });
    const late = await nodes.start("late");
    expect(await count(late)).toBe(3);
    expect(late.lake.store.transactionsOf("production", ["two"])).toMatchObject([{ id: "two" }]);
    expect((await create(late, "four")).status).toBe(200);
  });

  it("make a new copy when the database was restored from a backup", async () => {
    for (const id of ["one", "two", "three"]) await create(a, id, id);
    await nodes.stop(await nodes.start("late"));
    await onServer(database, (client) =>
      client.query(`delete from content_lake.log where sequence = 3;
        delete from content_lake.document where id = 'three';
        update content_lake.head set sequence = 2 where dataset = 'production'`),
    );
    const restored = await nodes.start("late");
    expect(await count(restored)).toBe(2);
    expect((await create(restored, "other", "other")).headers.get("lake-sequence")).toBe("3");
  });
});
