import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Dataset } from "../src/dataset/dataset.ts";
import { LakeNode } from "../src/nodes/lake-node.ts";
import { SettingsReplica } from "../src/nodes/settings-replica.ts";
import { LogUnreachable, type NewEntry, type SharedLog } from "../src/nodes/shared-log.ts";
import { SharedWrites } from "../src/nodes/shared-writes.ts";
import { openStore, type Store } from "../src/store/store.ts";
import { numbered, sampleTransaction, storedPage } from "./support/sample-documents.ts";
import { setUpFolder } from "./support/set-up-folder.ts";

const inFolder = setUpFolder();
const names = ["production", "staging"];

/** A log in memory, which no other node uses. */
class MemoryLog implements SharedLog {
  readonly entries: NewEntry[] = [];
  #of = (name: string) => this.entries.filter(({ dataset }) => dataset === name);
  heads = async () => ({
    settings: 0,
    sequences: new Map(names.map((name) => [name, this.#of(name).length])),
  });
  entriesAfter = async (name: string, sequence: number) => this.#of(name).slice(sequence);
  lock = async (datasets: readonly string[]) => ({
    sequences: new Map(datasets.map((name) => [name, this.#of(name).length])),
    entriesAfter: this.entriesAfter,
    append: (entries: readonly NewEntry[]) => this.append(entries),
    release: async () => undefined,
  });
  append = async (entries: readonly NewEntry[]) => void this.entries.push(...entries);
  settingsAfter = async () => [];
  putSettings = async () => undefined;
  deleteTransactions = async () => undefined;
  onHint = () => undefined;
}

let time: number;
let store: Store;
let log: MemoryLog;
let node: LakeNode;
let writes: SharedWrites;
let production: Dataset;

beforeEach(() => {
  time = 0;
  store = openStore(inFolder("lake.db"), { isReplica: true });
  for (const name of names) store.createDataset({ name, aclMode: "private", createdAt: "" });
  log = new MemoryLog();
  production = new Dataset("production", store);
  const staging = new Dataset("staging", store);
  const timing = {
    now: () => time,
    sleep: async (milliseconds: number) => sleep(Math.min(milliseconds, 5)),
  };
  node = new LakeNode({
    log,
    store,
    timing,
    settings: new SettingsReplica(store.database),
    settingsVersion: 0,
    fail: (error) => console.error(error),
    reportReach: () => undefined,
  });
  node.follow((name) => (name === "staging" ? staging : production));
  writes = new SharedWrites({ log, store, node, timing });
});
afterEach(async () => {
  vi.restoreAllMocks();
  node.stop();
  await node.refresh();
  store.close();
});

const pages = (count: number) => new Map(numbered(count).map((id) => [id, storedPage(id)]));
const transaction = (id: string) => sampleTransaction(id, {});
const entry = (dataset: string, count: number, sequence = 1): NewEntry => ({
  dataset,
  transaction: sampleTransaction(`t${sequence}`, { sequence }),
  documents: pages(count),
});
/** Calls `change` before each turn. */
const beforeLock = (change: () => void) => {
  const { lock } = log;
  log.lock = async (datasets) => {
    change();
    return lock(datasets);
  };
};

/** Queues a large write. `prepare` is called for each preparation. */
const writeLarge = (
  prepare: () => void = () => undefined,
  charge: (ms: number) => void = () => undefined,
) =>
  writes.writeInParts(
    function* () {
      prepare();
      yield;
      return () => production.commit(transaction("large"), pages(2)).transaction.sequence;
    },
    { dataset: "production", charge },
  );

it("[LAKE-5] takes no turn while its node applies entries, because other nodes wait during a turn", async () => {
  const order: string[] = [];
  const applying = Promise.withResolvers<void>();
  vi.spyOn(Dataset.prototype, "applyInParts").mockImplementation(function* () {
    yield applying.promise;
  });
  beforeLock(() => order.push("turn"));
  const applied = node.apply([entry("staging", 100)]).then(() => order.push("applied"));
  const written = writes.write(
    () => production.commit(transaction("small"), pages(1)),
    "production",
  );
  for (let polls = 0; polls < 3; polls += 1) await node.refresh();
  applying.resolve();
  await Promise.all([applied, written]);
  expect(order).toEqual(["applied", "turn"]);
});

it("[SEC-5] applies a long entry in parts, and small ones a few at a time", async () => {
  const inParts = vi.spyOn(Dataset.prototype, "applyInParts");
  const [together, commit] = [vi.spyOn(store, "together"), vi.spyOn(store, "commit")];
  const entries = Array.from({ length: 10 }, (_, n) => ({
    ...entry("production", 20, n + 1),
    length: n === 4 ? 300_000 : 1_000,
  }));
  log.entries.push(...entries);
  await node.apply(entries);
  expect(production.sequence).toBe(10);
  expect(inParts.mock.calls.map(([{ sequence }]) => sequence)).toEqual([5]);
  const groups = together.mock.invocationCallOrder;
  const sizes = groups.map((from, at) => {
    const to = groups[at + 1] ?? Infinity;
    return commit.mock.invocationCallOrder.filter((one) => one > from && one < to).length;
  });
  expect(Math.max(...sizes)).toBe(3);
});

it("[LAKE-5] stays current while its node applies a log that takes longer than credentials are trusted", async () => {
  const { entriesAfter } = log;
  const current: boolean[] = [];
  log.entriesAfter = async (name, sequence) => {
    time += 6_000;
    current.push(node.isCurrent);
    return (await entriesAfter(name, sequence)).slice(0, 1);
  };
  for (const sequence of [1, 2, 3, 4]) log.entries.push(entry("production", 1, sequence));
  await node.refresh();
  expect(current).toEqual([true, true, true, true]);
});

it("[SEC-5] performs the dry run of a large write while another thread writes to the node's database", async () => {
  const other = new DatabaseSync(inFolder("lake.db"));
  other.exec("begin immediate");
  const { append } = log;
  log.append = async (entries) => {
    other.exec("rollback");
    other.close();
    await append(entries);
  };
  expect(await writeLarge()).toBe(1);
  expect(production.get("page-1")).toBeDefined();
});

it("[LAKE-5] prepares a large commit, but performs it only within its turn", () => {
  const parts = production.prepareCommit(transaction("large"), pages(100));
  let step = parts.next();
  while (!step.done) step = parts.next();
  const commit = step.value;
  expect(() => commit()).toThrow("through the write queue");
});

it("[SEC-5] charges a client for the preparation that is used, not for those that other nodes made void", async () => {
  vi.spyOn(performance, "now").mockImplementation(() => time);
  beforeLock(() => {
    if (log.entries.length === 0) log.entries.push(entry("production", 1));
  });
  const charges: number[] = [];
  let preparations = 0;
  const prepare = () => {
    preparations += 1;
    time += 100;
  };
  expect(await writeLarge(prepare, (ms) => charges.push(ms))).toBe(2);
  expect(preparations).toBe(2);
  expect(charges.reduce((sum, ms) => sum + ms, 0)).toBe(100);
});

it("[LAKE-5] repeats a write whose preparation took longer than it waits for the log", async () => {
  const { lock } = log;
  log.lock = async () => {
    log.lock = lock;
    throw new LogUnreachable("lost");
  };
  expect(await writeLarge(() => (time += 20_000))).toBe(1);
});
