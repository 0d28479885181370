import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { Client, type ClientConfig } from "pg";
import { AssetBucket } from "../assets/asset-bucket.ts";
import type { BackupTarget } from "../backup/backup-target.ts";
import type { Dataset } from "../dataset/dataset.ts";
import { lockDataFolder, type DataFolder } from "../store/data-folder.ts";
import { openStore, type Store } from "../store/store.ts";
import { LakeNode } from "./lake-node.ts";
import type { Exchange } from "./exchange.ts";
import { copyLake } from "./postgres/copy-lake.ts";
import { PostgresExchange } from "./postgres/postgres-exchange.ts";
import { PostgresLog } from "./postgres/postgres-log.ts";
import { createTables, startLock } from "./postgres/tables.ts";
import { bringUpToDate, openReplica, removeReplica } from "./replica.ts";
import { SettingsReplica } from "./settings-replica.ts";
import type { SharedLog } from "./shared-log.ts";
import { SharedWrites } from "./shared-writes.ts";
import { realTiming } from "./timing.ts";

/** The parts of a lake that one of several nodes opens instead of a store of its own. */
export interface SharedParts {
  folder: DataFolder;
  store: Store;
  writes: SharedWrites;
  node: LakeNode;
  exchange: Exchange;
  /** The bucket of the assets. Undefined if nodes share a folder. */
  bucket: AssetBucket | undefined;
}

/** A started node. `close` closes the connections to the database, after the lake was closed. */
export interface StartedNode<Opened> {
  opened: Opened;
  close: () => Promise<void>;
}

export interface SharedLakeOptions {
  /** Address of the PostgreSQL database: `postgres://USER@HOST:PORT/DATABASE`. */
  database: string;
  /** The folder of this node's copy. No other node may use it. */
  dataDir: string;
  /** The folder or the bucket of the assets, which all nodes share. If undefined, it is a folder in `dataDir`. */
  assets?: string | BackupTarget | undefined;
  /** Called if the node can't continue, for example after it was cut off from the database for too long. */
  onFailure: (error: Error) => void;
}

interface OpenedLake {
  lake: { dataset(name: string): Dataset | undefined };
}

/**
 * Brings the node's copy up to date, or makes a new one, and then calls `open`. Throws an `Error` for users if the folder
 * is in use or the database can't be used.
 */
export async function openSharedLake<Opened extends OpenedLake>(
  { database, dataDir, assets, onFailure }: SharedLakeOptions,
  open: (parts: SharedParts) => Opened,
): Promise<StartedNode<Opened>> {
  const config = { connectionString: database };
  const folder = withAssets(
    lockDataFolder(dataDir),
    typeof assets === "string" ? assets : undefined,
  );
  const bucket =
    typeof assets === "object" ? new AssetBucket(assets, folder.path("assets")) : undefined;
  let log: PostgresLog | undefined;
  let exchange: PostgresExchange | undefined;
  let store: Store | undefined;
  try {
    const id = await prepareDatabase(config);
    log = new PostgresLog(config);
    exchange = new PostgresExchange(config);
    await exchange.open();
    store = await openCopy(folder.path(`replica-${id}.db`), config, log);
    const parts = { folder, store, log, exchange, bucket, onFailure };
    const opened = await startAlone(config, () => start(parts, open));
    const started = [log, exchange];
    return {
      opened,
      close: async () => {
        await Promise.all(started.map((part) => part.close()));
      },
    };
  } catch (error) {
    await exchange?.close();
    await log?.close();
    store?.close();
    folder.release();
    throw error;
  }
}

/** Stores the changes of `work` in the log. The store that it gets has no documents. */
export async function withSharedSettings<Result>(
  database: string,
  work: (store: Store) => Result | Promise<Result>,
): Promise<Result> {
  const config = { connectionString: database };
  await prepareDatabase(config);
  const log = new PostgresLog(config);
  const store = openStore(":memory:");
  try {
    const settings = new SettingsReplica(store.database);
    await startAlone(config, async () => {
      await readSettings(settings, log);
      await storeChanges(settings, log);
    });
    const result = await work(store);
    await storeChanges(settings, log);
    return result;
  } finally {
    await log.close();
    store.close();
  }
}

function withAssets(folder: DataFolder, assets: string | undefined): DataFolder {
  if (assets === undefined) return folder;
  return {
    ...folder,
    path: (first, ...rest) =>
      first === "assets" ? join(assets, ...rest) : folder.path(first ?? "", ...rest),
  };
}

async function prepareDatabase(config: ClientConfig): Promise<string> {
  const client = new Client({ ...config, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    return await createTables(client, randomBytes(8).toString("hex"));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
    throw new Error(`The lake can't use the database (--database): ${reason}`, { cause });
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Opens this node's copy and brings it up to date. If the copy is damaged or too old, makes a new one. */
async function openCopy(file: string, config: ClientConfig, log: PostgresLog): Promise<Store> {
  const known = openOrNothing(file);
  if (known && (await bringUpToDate(known, log))) return known;
  known?.close();
  removeReplica(file);
  const store = openReplica(file);
  await copyLake(config, store);
  return store;
}

function openOrNothing(file: string): Store | undefined {
  try {
    return openReplica(file);
  } catch {
    return undefined;
  }
}

/** Runs `work` while no other node starts, so that only the first node creates the settings of a new lake. */
async function startAlone<Result>(
  config: ClientConfig,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = new Client(config);
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [startLock]);
    return await work();
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function start<Opened extends OpenedLake>(
  parts: Pick<SharedParts, "folder" | "store" | "exchange" | "bucket"> & {
    log: PostgresLog;
    onFailure: (error: Error) => void;
  },
  open: (parts: SharedParts) => Opened,
): Promise<Opened> {
  const { folder, store, log, exchange, bucket, onFailure } = parts;
  const timing = realTiming;
  const settings = new SettingsReplica(store.database);
  const settingsVersion = await readSettings(settings, log);
  const node = new LakeNode({
    log,
    store,
    settings,
    timing,
    settingsVersion,
    fail: onFailure,
    reportReach,
  });
  const writes = new SharedWrites({ log, store, node, timing });
  const opened = open({ folder, store, writes, node, exchange, bucket });
  await storeChanges(settings, log);
  node.follow((name) => opened.lake.dataset(name));
  await node.refresh();
  return opened;
}

function reportReach(isReachable: boolean, error?: unknown): void {
  if (isReachable) console.log("The lake reaches its database again.");
  else console.error("The lake can't reach its database:", error);
}

/** Reads all settings from the log. The settings of a new lake are those of a new store. Returns their version. */
async function readSettings(settings: SettingsReplica, log: SharedLog): Promise<number> {
  const { settings: version } = await log.heads();
  if (version === 0) settings.recordAll();
  else settings.replaceAll(await log.settingsAfter(0));
  return version;
}

async function storeChanges(settings: SettingsReplica, log: SharedLog): Promise<void> {
  const pending = settings.pending();
  if (pending?.settings.length) await log.putSettings(pending.settings);
  pending?.clear();
}
